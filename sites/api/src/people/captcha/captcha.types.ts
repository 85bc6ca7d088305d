import type { AssayCalls } from '@assay/contract';
import type { Locale } from '@assay/domain';

export type CaptchaChallenge = AssayCalls['captcha.challenge']['response'];

/** Tells people from programs before a message is sent to a phone. */
export interface Captcha {
  /** What the visitor's browser has to do. */
  challenge(locale: Locale): Promise<CaptchaChallenge>;
  /** Whether what it did holds; a proof holds once. */
  verify(proof: string): Promise<boolean>;
}
