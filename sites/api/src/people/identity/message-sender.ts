import { type DialCode, defaultDialCode } from '@assay/domain';
import type { Settings } from '../../ground/configuration/settings.ts';
import type { Egress } from '../../ground/egress/egress.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { isFromThisMachine } from '../../ground/http/known-hosts.ts';

export type MessageLanguage = 'en_US' | 'zh_CN' | 'zh_TW' | 'ja_JP';

const texts: Record<MessageLanguage, (code: string) => string> = {
  en_US: (code) => `${code} is your Assay verification code. It is valid for 10 minutes.`,
  zh_CN: (code) => `【Assay】验证码 ${code},10 分钟内有效。请勿告知他人。`,
  zh_TW: (code) => `【Assay】驗證碼 ${code},10 分鐘內有效。請勿告知他人。`,
  ja_JP: (code) => `Assay の認証コードは ${code} です。有効期限は10分です。`,
};

/**
 * Sends a code to a phone through the operator's provider. A development installation without one is a sink: the code
 * is given back to a browser of this machine, and the sign-in page shows it for what it is.
 *
 * @throws CallError unavailable when the provider fails, or when production has none.
 */
export async function sendCode(
  {
    settings,
    egress,
    asked,
  }: {
    settings: Pick<Settings, 'SMS_URL' | 'SMS_TOKEN' | 'NODE_ENV'>;
    egress: Egress;
    /** The request that the code is sent for. */
    asked: { address: string; request: Request };
  },
  { mobileNumber, countryCode = defaultDialCode }: { mobileNumber: string; countryCode?: DialCode },
  code: string,
  language: MessageLanguage,
): Promise<{ development_code?: string }> {
  if (settings.SMS_URL === undefined) {
    if (settings.NODE_ENV === 'production' || !isFromThisMachine(asked)) throw new CallError('unavailable');
    return { development_code: code };
  }
  const send = egress.fetch('sms');
  const reply = await send(settings.SMS_URL, {
    method: 'POST',
    signal: AbortSignal.timeout(10_000),
    headers: {
      'content-type': 'application/json',
      ...(settings.SMS_TOKEN === undefined ? {} : { authorization: `Bearer ${settings.SMS_TOKEN}` }),
    },
    body: JSON.stringify({ country_code: countryCode, mobile_number: mobileNumber, text: texts[language](code) }),
  }).catch((cause: unknown) => {
    throw new CallError('unavailable', { cause });
  });
  if (!reply.ok) throw new CallError('unavailable');
  return {};
}
