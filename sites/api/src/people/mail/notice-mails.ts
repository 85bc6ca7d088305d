import type { Locale } from '@assay/domain';
import type { Mail } from '../../ground/egress/mail.types.ts';

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

type Words = Record<Notice['kind'], { subject: string; text: string }> & { where: string; advice: string };

/** `{at}`, `{browser}` and `{system}` stand for the time and the device. */
const words: Record<Locale, Words> = {
  en: {
    new_device: {
      subject: 'New sign-in to your Assay account',
      text: 'Your account was signed in to from a browser that it did not know.',
    },
    password_changed: { subject: 'Your Assay password was changed', text: 'The password of your account was changed.' },
    phone_changed: {
      subject: 'The phone of your Assay account was changed',
      text: 'Another phone was bound to your account.',
    },
    factor_on: {
      subject: 'Second factor turned on for your Assay account',
      text: 'A second factor is now asked for when your account is signed in to.',
    },
    factor_off: {
      subject: 'Second factor turned off for your Assay account',
      text: 'No second factor is asked for any more when your account is signed in to.',
    },
    token_created: {
      subject: 'New access token of your Assay account',
      text: 'An access token was created from your account. Whoever has it can use Assay as it allows, without signing in.',
    },
    token_revoked: {
      subject: 'Access token of your Assay account revoked',
      text: 'An access token that you own or created was revoked. Programs that used it are refused.',
    },
    passkey_added: {
      subject: 'Passkey added to your Assay account',
      text: 'Whoever holds the new passkey can sign in to your account with it.',
    },
    passkey_removed: {
      subject: 'Passkey removed from your Assay account',
      text: 'The passkey no longer signs in to your account.',
    },
    where: '{at} UTC, {browser}, {system}',
    advice:
      'If it was you, nothing needs to be done. If not, set a new password from the sign-in page, which ends every session, and tell your administrator.',
  },
  cn: {
    new_device: { subject: '您的 Assay 账号有新的登录', text: '您的账号在一个从未使用过的浏览器中登录。' },
    password_changed: { subject: '您的 Assay 密码已更改', text: '您账号的密码已更改。' },
    phone_changed: { subject: '您的 Assay 账号已更换手机', text: '您的账号绑定了另一个手机号。' },
    factor_on: { subject: '您的 Assay 账号已开启二次验证', text: '今后登录您的账号时需要二次验证。' },
    factor_off: { subject: '您的 Assay 账号已关闭二次验证', text: '今后登录您的账号时不再需要二次验证。' },
    token_created: {
      subject: '您的 Assay 账号新建了访问令牌',
      text: '您的账号新建了一个访问令牌。持有该令牌者无需登录，即可在其权限范围内使用 Assay。',
    },
    token_revoked: {
      subject: '您的 Assay 账号的访问令牌已撤销',
      text: '您拥有或创建的一个访问令牌已撤销，使用该令牌的程序将被拒绝。',
    },
    passkey_added: { subject: '您的 Assay 账号已添加通行密钥', text: '持有新通行密钥的人可以用它登录您的账号。' },
    passkey_removed: { subject: '您的 Assay 账号已移除通行密钥', text: '该通行密钥不再能登录您的账号。' },
    where: '{at} UTC，{browser}，{system}',
    advice: '如为本人操作，无需处理。否则请在登录页面设置新密码（将结束所有会话），并告知管理员。',
  },
  jp: {
    new_device: {
      subject: 'Assay アカウントへの新しいサインイン',
      text: 'これまで使われていないブラウザから、お使いのアカウントへのサインインがありました。',
    },
    password_changed: {
      subject: 'Assay のパスワードが変更されました',
      text: 'お使いのアカウントのパスワードが変更されました。',
    },
    phone_changed: {
      subject: 'Assay アカウントの電話番号が変更されました',
      text: 'お使いのアカウントに別の電話番号が登録されました。',
    },
    factor_on: {
      subject: 'Assay アカウントの二要素認証が有効になりました',
      text: '今後、サインイン時に二要素認証が必要になります。',
    },
    factor_off: {
      subject: 'Assay アカウントの二要素認証が無効になりました',
      text: '今後、サインイン時に二要素認証は求められません。',
    },
    token_created: {
      subject: 'Assay アカウントで新しいアクセストークンが作成されました',
      text: 'お使いのアカウントからアクセストークンが作成されました。トークンを持つ人は、サインインせずに、許可された範囲で Assay を利用できます。',
    },
    token_revoked: {
      subject: 'Assay アカウントのアクセストークンが取り消されました',
      text: 'お使いの、またはお客様が作成したアクセストークンが取り消されました。これを使うプログラムは拒否されます。',
    },
    passkey_added: {
      subject: 'Assay アカウントにパスキーが追加されました',
      text: '新しいパスキーを持つ人は、それでお使いのアカウントにサインインできます。',
    },
    passkey_removed: {
      subject: 'Assay アカウントのパスキーが削除されました',
      text: 'このパスキーでは、お使いのアカウントにサインインできなくなりました。',
    },
    where: '{at} UTC、{browser}、{system}',
    advice:
      'ご本人による操作であれば、対応は不要です。お心当たりがない場合は、サインイン画面から新しいパスワードを設定し（すべてのセッションが終了します）、管理者にお知らせください。',
  },
  tw: {
    new_device: { subject: '您的 Assay 帳號有新的登入', text: '您的帳號在一個未曾使用過的瀏覽器中登入。' },
    password_changed: { subject: '您的 Assay 密碼已變更', text: '您帳號的密碼已變更。' },
    phone_changed: { subject: '您的 Assay 帳號已更換手機', text: '您的帳號綁定了另一個手機號碼。' },
    factor_on: { subject: '您的 Assay 帳號已開啟雙重驗證', text: '今後登入您的帳號時需要雙重驗證。' },
    factor_off: { subject: '您的 Assay 帳號已關閉雙重驗證', text: '今後登入您的帳號時不再需要雙重驗證。' },
    token_created: {
      subject: '您的 Assay 帳號建立了新的存取權杖',
      text: '您的帳號建立了一個存取權杖。持有該權杖者不需登入，即可在其權限範圍內使用 Assay。',
    },
    token_revoked: {
      subject: '您的 Assay 帳號的存取權杖已撤銷',
      text: '您擁有或建立的一個存取權杖已撤銷，使用該權杖的程式將遭拒絕。',
    },
    passkey_added: { subject: '您的 Assay 帳號已新增通行金鑰', text: '持有新通行金鑰的人可以用它登入您的帳號。' },
    passkey_removed: { subject: '您的 Assay 帳號已移除通行金鑰', text: '該通行金鑰不再能登入您的帳號。' },
    where: '{at} UTC，{browser}，{system}',
    advice: '若為您本人操作，不需處理。否則請於登入頁面設定新密碼（將結束所有工作階段），並告知管理員。',
  },
};

/** A mail that tells what happened, when, and in what browser; it carries no link, so that none has to be trusted. */
export function noticeMail({ kind, at, browser, system }: Notice, locale: Locale, to: string): Mail {
  const { where, advice, [kind]: said } = words[locale];
  const values = { at: at.slice(0, 16).replace('T', ' '), browser, system };
  const place = where.replaceAll(/\{(at|browser|system)\}/g, (_, name: keyof typeof values) => values[name]);
  return { to, subject: said.subject, text: [said.text, place, advice].join('\n\n') };
}
