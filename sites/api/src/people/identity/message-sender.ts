import { type DialCode, defaultDialCode, type Locale, locales, messageLanguages } from '@assay/domain';
import type { Settings } from '../../ground/configuration/settings.ts';
import type { Egress } from '../../ground/egress/egress.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { isFromThisMachine } from '../../ground/http/known-hosts.ts';
import { identityWords } from './identity-words.ts';

export type MessageLanguage = (typeof messageLanguages)[Locale];

const localeOf = Object.fromEntries(locales.map((locale) => [messageLanguages[locale], locale])) as Readonly<
  Record<MessageLanguage, Locale>
>;

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
    egress: Pick<Egress, 'fetch'>;
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
    body: JSON.stringify({
      country_code: countryCode,
      mobile_number: mobileNumber,
      text: identityWords(localeOf[language])('code', { code }),
    }),
  }).catch((cause: unknown) => {
    throw new CallError('unavailable', { cause });
  });
  if (!reply.ok) throw new CallError('unavailable');
  return {};
}
