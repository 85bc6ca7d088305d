import type { Client } from '@assay/client';
import type { AssayCalls } from '@assay/contract';

export type UsagePage = AssayCalls['usage.page']['response'];
export type HeldPackage = AssayCalls['editions.packages']['response'][number];

/** What the usage and version pages need from outside. */
export interface EditionPagesSource {
  usage(signal: AbortSignal): Promise<UsagePage>;
  packages(signal: AbortSignal): Promise<readonly HeldPackage[]>;
  /** Whether what the person sees and presses is counted. */
  mayTrack(signal: AbortSignal): Promise<boolean>;
  saveTracking(allowed: boolean): Promise<void>;
}

export function createEditionPagesSource(client: Client): EditionPagesSource {
  return {
    usage: (signal) => client.call('usage.page', {}, { signal }),
    packages: (signal) => client.call('editions.packages', {}, { signal }),
    mayTrack: async (signal) => (await client.call('tracking.choice', {}, { signal })).allowed,
    async saveTracking(allowed) {
      await client.call('tracking.saveChoice', { body: { allowed } });
    },
  };
}
