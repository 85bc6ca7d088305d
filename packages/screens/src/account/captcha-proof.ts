import type { Client } from '@assay/client';
import * as embedCalls from '@assay/contract/calls/embed';

/**
 * Shows that a person asks, by work that the browser does; what does it is fetched when it is needed. Undefined where
 * it could not be done: the service says whether it goes on without.
 */
export async function captchaProof(client: Client): Promise<string | undefined> {
  try {
    const { solveCaptcha } = await import('@assay/widgets/captcha');
    return await solveCaptcha(() => client.call(embedCalls.challenge, {}));
  } catch (error) {
    console.warn('The captcha gave no proof.', error);
    return undefined;
  }
}
