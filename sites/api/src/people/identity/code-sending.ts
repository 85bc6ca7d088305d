import type { DialCode } from '@assay/domain';
import type { ServiceContext } from '../../ground/application/service.types.ts';
import type { isFromThisMachine } from '../../ground/http/known-hosts.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import { assertPaid } from '../captcha/assert-paid.ts';
import type { Captcha } from '../captcha/captcha.types.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { type MessageLanguage, sendCode } from './message-sender.ts';
import { hashToken } from './sessions.ts';
import { codeLife, codesToNumber, issueCode, resendWait } from './verification-codes.ts';

const day = 86_400;
/** Codes that one number is sent in a day: to strangers, as many to each browser that its account knows, and to all of them. */
const codesInDay = { ofBrowser: 20, ofNumber: 60 };

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
    await assertPaid(captcha, proof, { address: asked.address, leaves: settings.SMS_URL !== undefined });
    const bound = ['code', hashToken(mobileNumber), ...(known === undefined ? [] : [known])].join(':');
    await limiter.hit(bound, codesToNumber.limit, codesToNumber.seconds);
    await limiter.hit(`${bound}:day`, codesInDay.ofBrowser, day);
    await limiter.hit(`code:${hashToken(mobileNumber)}:number`, codesInDay.ofNumber, day);
    const code = await issueCode({ db, engine: database.engine, keys }, { mobileNumber, purpose, device });
    await limiter.hit(`code:country:${sent.countryCode}`, settings.ASSAY_COUNTRY_CODES_A_DAY, day);
    await limiter.hit('code:everybody', settings.ASSAY_CODES_AN_HOUR, 3600);
    await limiter.hit('code:everybody:day', settings.ASSAY_CODES_A_DAY, day);
    const reply = await sendCode({ settings, egress, asked }, sent, code, language);
    return { expires_in: codeLife, resend_after: resendWait, ...reply };
  };
}
