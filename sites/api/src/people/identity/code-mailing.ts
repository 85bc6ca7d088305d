import type { Locale } from '@assay/domain';
import type { ServiceContext } from '../../ground/application/service.types.ts';
import type { Mailer } from '../../ground/egress/mail.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { isFromThisMachine } from '../../ground/http/known-hosts.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import { codeMail } from '../mail/code-mails.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { hashToken } from './sessions.ts';
import { codeLife, codesToNumber, issueCode, resendWait } from './verification-codes.ts';

interface Mailing {
  /** In lower case. */
  email: string;
  purpose: string;
  device: string | undefined;
  /** A browser that the account of the address knows. */
  known: string | undefined;
  locale: Locale;
  /** The request that the code is sent for: a development installation shows the code to browsers of its machine. */
  asked: Parameters<typeof isFromThisMachine>[0];
}

/** Codes by mail, for a person who is signed in and has no phone. @throws CallError unavailable without mail, tooMany */
export function createCodeMailing(
  { settings, database, keys }: Pick<ServiceContext, 'settings' | 'database' | 'keys'>,
  limiter: RateLimiter,
  mailer: Mailer | undefined,
) {
  const db = database.tables<IdentityTables>();
  const isSink = settings.NODE_ENV !== 'production' && settings.SMTP_URL === undefined;
  return async ({ email, purpose, device, known, locale, asked }: Mailing) => {
    if (!mailer) throw new CallError('unavailable');
    const bound = ['code', hashToken(email), ...(known === undefined ? [] : [known])].join(':');
    await limiter.hit(bound, codesToNumber.limit, codesToNumber.seconds);
    const code = await issueCode({ db, engine: database.engine, keys }, { email, purpose, device });
    await mailer(codeMail(locale, email, code)).catch((cause: unknown) => {
      throw new CallError('unavailable', { cause });
    });
    return {
      expires_in: codeLife,
      resend_after: resendWait,
      ...(isSink && isFromThisMachine(asked) ? { development_code: code } : {}),
    };
  };
}
