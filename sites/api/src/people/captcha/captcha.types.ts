import type { AssayCalls } from '@assay/contract';
import type { Locale } from '@assay/domain';

export type CaptchaChallenge = AssayCalls['captcha.challenge']['response'];

/** Tells people from programs before a message is sent to a phone. */
export interface Captcha {
  /** What the visitor's browser has to do; by the service's own work where that is asked for. */
  challenge(locale: Locale, provider?: 'altcha'): Promise<CaptchaChallenge>;
  /**
   * Whether what it did holds; a proof holds once.
   *
   * @param address that the proof comes from
   * @throws CallError tooMany where the address has brought too many of this kind; unavailable when its judge cannot be asked
   */
  verify(proof: string, address: string): Promise<boolean>;
}
