import type { ServiceContext } from '../../ground/application/service.types.ts';
import type { CaptchaTables } from './captcha.migrations.ts';
import type { Captcha } from './captcha.types.ts';
import { proofOfWork } from './proof-of-work.ts';
import { scriptCaptcha } from './script-captcha.ts';

/** The captcha of the installation: the operator's provider, or proof of work of our own. */
export function createCaptcha({ settings, database, keys, egress }: ServiceContext): Captcha {
  const { CAPTCHA_SCRIPT, CAPTCHA_SITE_KEY, CAPTCHA_VERIFY_URL, CAPTCHA_SECRET } = settings;
  if (CAPTCHA_SCRIPT !== undefined && CAPTCHA_VERIFY_URL !== undefined) {
    return scriptCaptcha({
      script: CAPTCHA_SCRIPT,
      siteKey: CAPTCHA_SITE_KEY ?? '',
      verifyUrl: CAPTCHA_VERIFY_URL,
      secret: CAPTCHA_SECRET ?? '',
      fetch: egress.fetch('captcha'),
    });
  }
  return proofOfWork(database.tables<CaptchaTables>(), keys);
}
