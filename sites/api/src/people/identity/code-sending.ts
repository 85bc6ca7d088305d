import type { DialCode } from '@assay/domain';
import type { ServiceContext } from '../../ground/application/service.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { isFromThisMachine } from '../../ground/http/known-hosts.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import type { Captcha } from '../captcha/captcha.types.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { type MessageLanguage, sendCode } from './message-sender.ts';
import { hashToken } from './sessions.ts';
import { codeLife, codesToNumber, issueCode, resendWait } from './verification-codes.ts';

const day = 86_400;
/** Codes that one number is sent in a day. */
const codesInDay = 20;

interface Sending {
  /** As it is stored. */
  mobileNumber: string;
  /** As a provider takes it. */
  sent: { mobileNumber: string; countryCode: DialCode };
  purpose: string;
  device: string | undefined;
  /** A browser that the number's account knows: strangers who ask for codes take none of its own. */
  known: string | undefined;
  /** The request that the code is sent for. */
  asked: Parameters<typeof isFromThisMachine>[0];
  /** What the captcha gave. */
  proof: string | undefined;
}

/**
 * The one way by which codes leave for phones: paid for with work wherever messages leave the machine, whatever they are for,
 * and bounded for a number, a country and the installation, whose operator pays.
 */
export function createCodeSender(
  { settings, database, keys, egress }: Pick<ServiceContext, 'settings' | 'database' | 'keys' | 'egress'>,
  limiter: RateLimiter,
  captcha: Captcha,
) {
  const db = database.tables<IdentityTables>();
  return async ({ mobileNumber, sent, purpose, device, known, asked, proof }: Sending, language: MessageLanguage) => {
    const isPaid = proof === undefined ? settings.SMS_URL === undefined : await captcha.verify(proof, asked.address);
    if (!isPaid) {
      throw new CallError('badRequest', {
        fields: { captcha: 'The proof is missing, wrong, has expired or was used before. Ask for a new challenge.' },
      });
    }
    const bound = ['code', hashToken(mobileNumber), ...(known === undefined ? [] : [known])].join(':');
    await limiter.hit(bound, codesToNumber.limit, codesToNumber.seconds);
    await limiter.hit(`${bound}:day`, codesInDay, day);
    const code = await issueCode(db, keys, { mobileNumber, purpose, device });
    await limiter.hit(`code:country:${sent.countryCode}`, settings.ASSAY_COUNTRY_CODES_A_DAY, day);
    await limiter.hit('code:everybody', settings.ASSAY_CODES_AN_HOUR, 3600);
    await limiter.hit('code:everybody:day', settings.ASSAY_CODES_A_DAY, day);
    const reply = await sendCode({ settings, egress, asked }, sent, code, language);
    return { expires_in: codeLife, resend_after: resendWait, ...reply };
  };
}
