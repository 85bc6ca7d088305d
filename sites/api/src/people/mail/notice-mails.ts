import type { Locale } from '@assay/domain';
import type { Mail } from '../../ground/egress/mail.types.ts';
import { mailWords } from './mail-words.ts';

/** What happened to an account; `at` in UTC, families of browser and system as they call themselves. */
export interface Notice {
  kind:
    | 'new_device'
    | 'password_changed'
    | 'phone_changed'
    | 'factor_on'
    | 'factor_off'
    | 'token_created'
    | 'token_revoked'
    | 'passkey_added'
    | 'passkey_removed';
  at: string;
  browser: string;
  system: string;
}

/** A mail that tells what happened, when, and in what browser; it carries no link, so that none has to be trusted. */
export function noticeMail({ kind, at, browser, system }: Notice, locale: Locale, to: string): Mail {
  const t = mailWords(locale);
  const where = t('notices.where', { at: at.slice(0, 16).replace('T', ' '), browser, system });
  return {
    to,
    subject: t(`notices.${kind}.subject`),
    text: [t(`notices.${kind}.text`), where, t('notices.advice')].join('\n\n'),
  };
}
