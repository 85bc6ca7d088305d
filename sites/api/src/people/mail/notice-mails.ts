import type { Locale } from '@assay/domain';
import { createFormats } from '@assay/i18n/formats';
import type { Mail } from '../../ground/egress/mail.types.ts';
import { mailWords } from './mail-words.ts';

/** Ways of signing in besides a password: the last two digits of a phone, and how many passkeys. */
export interface SignInWays {
  phone: string | null;
  passkeys: number;
}

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
  /** With a password that was reset by mail: what went with the former one, and what still signs in. */
  ways?: { dropped: SignInWays; left: SignInWays };
}

/** Ways in words of their reader; empty for none. */
function waysText({ phone, passkeys }: SignInWays, locale: Locale): string {
  const t = mailWords(locale);
  return createFormats(locale).list([
    ...(phone === null ? [] : [t('notices.ways.phone', { phone })]),
    ...(passkeys === 0 ? [] : [t('notices.ways.passkeys', { count: passkeys })]),
  ]);
}

function waysLines({ dropped, left }: NonNullable<Notice['ways']>, locale: Locale): string[] {
  const t = mailWords(locale);
  const [gone, kept] = [waysText(dropped, locale), waysText(left, locale)];
  return [
    ...(gone === '' ? [] : [t('notices.ways.dropped', { ways: gone })]),
    kept === '' ? t('notices.ways.noneLeft') : t('notices.ways.left', { ways: kept }),
  ];
}

/** A mail that tells what happened, when, and in what browser; it carries no link, so that none has to be trusted. */
export function noticeMail({ kind, at, browser, system, ways }: Notice, locale: Locale, to: string): Mail {
  const t = mailWords(locale);
  const where = t('notices.where', { at: at.slice(0, 16).replace('T', ' '), browser, system });
  return {
    to,
    subject: t(`notices.${kind}.subject`),
    text: [t(`notices.${kind}.text`), ...(ways ? waysLines(ways, locale) : []), where, t('notices.advice')].join(
      '\n\n',
    ),
  };
}
