import type { Client } from '@assay/client';
import * as embedCalls from '@assay/contract/calls/embed';

/**
 * Shows that a person asks, by work that the browser does; what does it is fetched when it is needed. Nothing where
 * it could not be done: the service says whether it goes on without.
 */
export async function captchaProof(client: Client): Promise<{ captcha?: string }> {
  try {
    const { solveCaptcha } = await import('@assay/widgets/captcha');
    return { captcha: await solveCaptcha((query) => client.call(embedCalls.challenge, { query })) };
  } catch (error) {
    console.warn('The captcha gave no proof.', error);
    return {};
  }
}
