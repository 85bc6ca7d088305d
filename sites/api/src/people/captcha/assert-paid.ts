import { CallError } from '../../ground/http/call-error.ts';
import type { Captcha } from './captcha.types.ts';

/**
 * Asks for what a message costs whoever causes it.
 *
 * @param leaves whether anything leaves the machine: where nothing does, a proof may be missing
 * @throws CallError badRequest without a proof that holds; what `Captcha.verify` throws
 */
export async function assertPaid(
  captcha: Captcha,
  proof: string | undefined,
  { address, leaves }: { address: string; leaves: boolean },
): Promise<void> {
  if (proof === undefined ? !leaves : await captcha.verify(proof, address)) return;
  throw new CallError('badRequest', {
    fields: { captcha: 'The proof is missing, wrong, has expired or was used before. Ask for a new challenge.' },
  });
}
