import type { Client } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as trackingCalls from '@assay/contract/calls/tracking';
import * as usageCalls from '@assay/contract/calls/usage';

export type UsagePage = AssayCalls['usage.page']['response'];
export type HeldPackage = AssayCalls['editions.packages']['response'][number];

/** What the usage and plan pages need from outside. */
export interface EditionPagesSource {
  usage(signal: AbortSignal): Promise<UsagePage>;
  /** Every counted use, as a file. */
  exportUses(): Promise<Blob>;
  packages(): Promise<readonly HeldPackage[]>;
  /** Whether what the person sees and presses is counted. */
  mayTrack(signal: AbortSignal): Promise<boolean>;
  saveTracking(allowed: boolean): Promise<void>;
}

/** The pages' source over the client; packages come from where they are kept. */
export function createEditionPagesSource(client: Client, packages: EditionPagesSource['packages']): EditionPagesSource {
  return {
    usage: (signal) => client.call(usageCalls.page, {}, { signal }),
    exportUses: () => client.call(usageCalls.export),
    packages,
    mayTrack: async (signal) => (await client.call(trackingCalls.choice, {}, { signal })).allowed,
    async saveTracking(allowed) {
      await client.call(trackingCalls.saveChoice, { body: { allowed } });
    },
  };
}
