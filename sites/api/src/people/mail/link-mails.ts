import type { IncomingMessage } from 'node:http';
import type { Locale } from '@assay/domain';
import type { Settings } from '../../ground/configuration/settings.ts';
import type { Mail } from '../../ground/egress/mail.types.ts';
import { CallError } from '../../ground/http/call-error.ts';

type LinkMail = 'register' | 'known' | 'password' | 'invitation';
type Words = Record<LinkMail, { subject: string; lines: readonly string[] }>;

/** `{link}` stands for the address, `{tenant}` and `{inviter}` for names. */
const words: Record<Locale, Words> = {
  en: {
    register: {
      subject: 'Confirm your address for Assay',
      lines: [
        'Open this link within 24 hours to finish your registration:',
        '{link}',
        'If you did not register, you can ignore this message.',
      ],
    },
    known: {
      subject: 'You already have an Assay account',
      lines: [
        'Somebody tried to register with this address, which already has an account. Sign in here:',
        '{link}',
        'If it was not you, nothing needs to be done.',
      ],
    },
    password: {
      subject: 'Set a new password for Assay',
      lines: [
        'Open this link within one hour to set a new password:',
        '{link}',
        'If you did not ask for it, your password stays as it is.',
      ],
    },
    invitation: {
      subject: '{inviter} invites you to {tenant} on Assay',
      lines: ['{inviter} invites you to work in {tenant}. The link is valid for 7 days:', '{link}'],
    },
  },
  cn: {
    register: {
      subject: '确认您的 Assay 邮箱',
      lines: ['请在 24 小时内打开以下链接完成注册：', '{link}', '如非本人操作，忽略此邮件即可。'],
    },
    known: {
      subject: '您已有 Assay 账号',
      lines: ['有人使用此邮箱注册，但该邮箱已有账号。请从这里登录：', '{link}', '如非本人操作，无需处理。'],
    },
    password: {
      subject: '设置新的 Assay 密码',
      lines: ['请在 1 小时内打开以下链接设置新密码：', '{link}', '如非本人操作，密码不会改变。'],
    },
    invitation: {
      subject: '{inviter} 邀请您加入 Assay 的 {tenant}',
      lines: ['{inviter} 邀请您加入 {tenant}。链接 7 天内有效：', '{link}'],
    },
  },
  jp: {
    register: {
      subject: 'Assay メールアドレスの確認',
      lines: [
        '24時間以内に次のリンクを開いて登録を完了してください。',
        '{link}',
        'お心当たりがない場合は、このメールを破棄してください。',
      ],
    },
    known: {
      subject: 'Assay アカウントはすでに登録されています',
      lines: [
        'このアドレスで登録が試みられましたが、すでにアカウントがあります。こちらからサインインできます。',
        '{link}',
        'お心当たりがない場合も、対応は不要です。',
      ],
    },
    password: {
      subject: 'Assay パスワードの再設定',
      lines: [
        '1時間以内に次のリンクを開いて、新しいパスワードを設定してください。',
        '{link}',
        'お心当たりがない場合、パスワードは変わりません。',
      ],
    },
    invitation: {
      subject: '{inviter} さんから Assay の {tenant} への招待',
      lines: ['{inviter} さんが {tenant} に招待しています。リンクは7日間有効です。', '{link}'],
    },
  },
  tw: {
    register: {
      subject: '確認您的 Assay 信箱',
      lines: ['請於 24 小時內開啟以下連結完成註冊：', '{link}', '若非您本人操作，請忽略此信。'],
    },
    known: {
      subject: '您已有 Assay 帳號',
      lines: ['有人以此信箱註冊，但該信箱已有帳號。請由此登入：', '{link}', '若非您本人操作，不需處理。'],
    },
    password: {
      subject: '設定新的 Assay 密碼',
      lines: ['請於 1 小時內開啟以下連結設定新密碼：', '{link}', '若非您本人操作，密碼不會變更。'],
    },
    invitation: {
      subject: '{inviter} 邀請您加入 Assay 的 {tenant}',
      lines: ['{inviter} 邀請您加入 {tenant}。連結 7 天內有效：', '{link}'],
    },
  },
};

/** A mail that carries one link, in the reader's language. */
export function linkMail(
  kind: LinkMail,
  locale: Locale,
  to: string,
  link: string,
  names: { tenant?: string; inviter?: string } = {},
): Mail {
  const { subject, lines } = words[locale][kind];
  const values: Record<string, string | undefined> = { link, ...names };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  // A line break in a name would begin another header.
  return { to, subject: fill(subject).replaceAll(/[\r\n]+/g, ' '), text: lines.map(fill).join('\n\n') };
}

/**
 * Address of the site for a link in a mail. The address a request names can be forged, so production needs it set.
 *
 * @throws CallError unavailable in production without ASSAY_PUBLIC_URL
 */
export function addressIn(
  settings: Pick<Settings, 'ASSAY_PUBLIC_URL' | 'NODE_ENV'>,
  incoming: Pick<IncomingMessage, 'headers'>,
): string {
  if (settings.ASSAY_PUBLIC_URL !== undefined) return settings.ASSAY_PUBLIC_URL;
  if (settings.NODE_ENV === 'production') throw new CallError('unavailable');
  return `http://${incoming.headers.host ?? 'localhost'}`;
}
