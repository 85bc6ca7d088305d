import type { Client } from '@assay/client';
import * as factorCalls from '@assay/contract/calls/factor';
import { createFactorSource, type FactorSetUpSource } from './factor.source.ts';
import { createOwnProofSource, type OwnProofSource } from './own-proof.source.ts';
import { createPasskeysSource, type PasskeysSource } from './passkeys.source.ts';

/** What meets the demand of an organisation: an app or a passkey that is set up, or the passkey that is there. */
export interface DemandedFactorSource
  extends FactorSetUpSource,
    Pick<PasskeysSource, 'canUsePasskeys' | 'addPasskey'>,
    Pick<OwnProofSource, 'proveWithPasskey'> {
  /** Whether the person has a passkey, which they are to use: nothing else is set up before. */
  hasPasskey(): Promise<boolean>;
}

export function createDemandedFactorSource(client: Client): DemandedFactorSource {
  const { beginFactor, confirmFactor } = createFactorSource(client);
  const { canUsePasskeys, addPasskey } = createPasskeysSource(client);
  const { proveWithPasskey } = createOwnProofSource(client);
  return {
    beginFactor,
    confirmFactor,
    canUsePasskeys,
    addPasskey,
    proveWithPasskey,
    hasPasskey: async () => (await client.call(factorCalls.state)).has_passkey,
  };
}
