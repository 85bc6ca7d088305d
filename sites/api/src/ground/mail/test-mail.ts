import type { Locale } from '@assay/domain';
import type { Mail } from '../egress/mail.types.ts';
import { testMailWords } from './test-mail-words.ts';

/** A mail that shows that mail arrives. */
export function testMail(locale: Locale, to: string): Mail {
  const t = testMailWords(locale);
  return { to, subject: t('subject'), text: t('text') };
}
