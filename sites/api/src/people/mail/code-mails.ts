import type { Locale } from '@assay/domain';
import type { Mail } from '../../ground/egress/mail.types.ts';

/** `{code}` stands for the six digits. */
const words: Record<Locale, { subject: string; lines: readonly string[] }> = {
  en: {
    subject: 'Your code for Assay',
    lines: [
      '{code}',
      'Enter this code within 10 minutes to confirm that it is you. Nobody from Assay will ask you for it.',
      'If you did not ask for it, somebody may be using your open session: end it on the security page of your profile.',
    ],
  },
  cn: {
    subject: '您的 Assay 验证码',
    lines: [
      '{code}',
      '请在 10 分钟内输入此验证码以确认是您本人操作。Assay 的工作人员不会向您索取验证码。',
      '如非您本人操作，可能有人正在使用您已登录的会话：请在个人资料的安全页面结束该会话。',
    ],
  },
  jp: {
    subject: 'Assay の確認コード',
    lines: [
      '{code}',
      'ご本人であることを確認するため、10分以内にこのコードを入力してください。Assay の担当者がコードをお尋ねすることはありません。',
      'お心当たりがない場合は、サインイン中のセッションを第三者が使用している可能性があります。プロフィールのセキュリティ画面でそのセッションを終了してください。',
    ],
  },
  tw: {
    subject: '您的 Assay 驗證碼',
    lines: [
      '{code}',
      '請於 10 分鐘內輸入此驗證碼，以確認為您本人操作。Assay 的工作人員不會向您索取驗證碼。',
      '若非您本人操作，可能有人正在使用您已登入的工作階段：請於個人資料的安全頁面結束該工作階段。',
    ],
  },
};

/** A mail that carries a code for a person who is signed in. */
export function codeMail(locale: Locale, to: string, code: string): Mail {
  const { subject, lines } = words[locale];
  return { to, subject, text: lines.map((line) => line.replace('{code}', code)).join('\n\n') };
}
