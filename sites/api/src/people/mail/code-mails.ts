import type { Locale } from '@assay/domain';
import type { Mail } from '../../ground/egress/mail.types.ts';
import { mailWords } from './mail-words.ts';

/** A mail that carries a code for a person who is signed in. */
export function codeMail(locale: Locale, to: string, code: string): Mail {
  const t = mailWords(locale);
  return { to, subject: t('code.subject'), text: [code, t('code.use'), t('code.otherwise')].join('\n\n') };
}
