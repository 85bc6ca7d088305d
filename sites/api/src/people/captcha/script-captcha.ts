import { captchaLanguages } from '@assay/domain';
import { CallError } from '../../ground/http/call-error.ts';
import type { Captcha } from './captcha.types.ts';

export interface ScriptCaptchaOptions {
  /** Script that defines the provider; `{lang}` stands for its language. */
  script: string;
  siteKey: string;
  /** Where tokens are checked: answers `{ "success": true }` to a form of `secret` and `response`. */
  verifyUrl: string;
  secret: string;
  fetch: typeof globalThis.fetch;
}

/** Another provider: its script runs in the browser, its service judges the token that came of it. */
export function scriptCaptcha({ script, siteKey, verifyUrl, secret, fetch: send }: ScriptCaptchaOptions): Captcha {
  return {
    async challenge(locale) {
      const language = captchaLanguages[locale];
      return { provider: 'script', script: script.replaceAll('{lang}', language), site_key: siteKey, language };
    },
    async verify(proof) {
      const reply = await send(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: proof }),
        signal: AbortSignal.timeout(10_000),
      }).catch((cause: unknown) => {
        throw new CallError('unavailable', { cause });
      });
      if (!reply.ok) throw new CallError('unavailable');
      const verdict = (await reply.json().catch(() => undefined)) as { success?: unknown } | undefined;
      return verdict?.success === true;
    },
  };
}
