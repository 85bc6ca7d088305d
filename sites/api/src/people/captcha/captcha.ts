import type { ServiceContext } from '../../ground/application/service.types.ts';
import { networkOf } from '../../ground/http/request-origin.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import type { CaptchaTables } from './captcha.migrations.ts';
import type { Captcha } from './captcha.types.ts';
import { proofOfWork } from './proof-of-work.ts';
import { scriptCaptcha } from './script-captcha.ts';

/** Proofs of work that a network may bring where the operator's provider is the captcha, and in how many seconds. */
const insteadOfProvider = { limit: 3, seconds: 3600 };

/**
 * The captcha of the installation: the operator's provider, or proof of work of our own. The latter stands in for a provider
 * that failed in a visitor's browser: a message is paid for with one of the two.
 */
export function createCaptcha({ settings, database, keys, egress }: ServiceContext, limiter: RateLimiter): Captcha {
  const { CAPTCHA_SCRIPT, CAPTCHA_SITE_KEY, CAPTCHA_VERIFY_URL, CAPTCHA_SECRET } = settings;
  const own = proofOfWork(database.tables<CaptchaTables>(), keys);
  if (CAPTCHA_SCRIPT === undefined || CAPTCHA_VERIFY_URL === undefined) return own;
  const provider = scriptCaptcha({
    script: CAPTCHA_SCRIPT,
    siteKey: CAPTCHA_SITE_KEY ?? '',
    verifyUrl: CAPTCHA_VERIFY_URL,
    secret: CAPTCHA_SECRET ?? '',
    fetch: egress.fetch('captcha'),
  });
  return {
    challenge: (locale, wanted) => (wanted === 'altcha' ? own : provider).challenge(locale),
    async verify(proof, address) {
      const verdict = await own.judge(proof);
      if (verdict === 'foreign') return provider.verify(proof, address);
      if (verdict === 'refused') return false;
      // Counted once the work is done: nobody behind the same address uses it up with proofs of nothing.
      await limiter.hit(`captcha-instead:${networkOf(address)}`, insteadOfProvider.limit, insteadOfProvider.seconds);
      return true;
    },
  };
}
