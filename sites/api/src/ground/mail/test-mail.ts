import type { Locale } from '@assay/domain';
import type { Mail } from '../egress/mail.types.ts';

const words: Record<Locale, { subject: string; text: string }> = {
  en: {
    subject: 'Test mail from Assay',
    text: 'This installation can send mail. An administrator asked for this message; nothing needs to be done.',
  },
  cn: { subject: 'Assay 测试邮件', text: '此安装可以发送邮件。本邮件由管理员发起测试，无需处理。' },
  jp: {
    subject: 'Assay テストメール',
    text: 'この環境からメールを送信できます。管理者が送信を確認するためのメールです。対応は不要です。',
  },
  tw: { subject: 'Assay 測試郵件', text: '此安裝可以寄送郵件。本信由管理員發起測試，不需處理。' },
};

/** A mail that shows that mail arrives. */
export function testMail(locale: Locale, to: string): Mail {
  return { to, ...words[locale] };
}
