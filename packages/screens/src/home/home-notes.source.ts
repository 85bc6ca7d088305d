import type { Client } from '@assay/client';
import * as homeCalls from '@assay/contract/calls/home';
import * as trackingCalls from '@assay/contract/calls/tracking';
import { type Guide, type HomepageType, homepageTypes } from '@assay/domain';

/** What a home has yet to ask of or to show a person. */
export interface HomeNotesSource {
  /** Whether the person has still to choose a home; false when it cannot be told. */
  needsChoice(signal: AbortSignal): Promise<boolean>;
  /** Homes to choose from; empty when they cannot be told (section 8). */
  options(signal: AbortSignal): Promise<readonly { type: HomepageType; label: string }[]>;
  /** Guides not seen yet. */
  guides(home: HomepageType, signal: AbortSignal): Promise<readonly Guide[]>;
  /** A guide was seen, on whatever device. */
  saveGuide(guide: Guide): Promise<void>;
}

/** The notes' source over the client: what fails is logged, and the home is as if there were none. */
export function createHomeNotesSource(client: Pick<Client, 'call'>): HomeNotesSource {
  async function orElse<T>(call: Promise<T>, fallback: T, signal?: AbortSignal): Promise<T> {
    try {
      return await call;
    } catch (error) {
      // What the screen called off has not failed.
      if (signal?.aborted) throw error;
      console.warn('A home could not be prepared.', error);
      return fallback;
    }
  }
  return {
    needsChoice: (signal) =>
      orElse(
        client.call(homeCalls.isNeedProfiling, {}, { signal }).then(({ need }) => need),
        false,
        signal,
      ),
    options: (signal) =>
      orElse(
        client
          .call(homeCalls.options, {}, { signal })
          .then((options) =>
            options.flatMap(({ value, label }) => (homepageTypes.includes(value) ? [{ type: value, label }] : [])),
          ),
        [],
        signal,
      ),
    guides: (home, signal) =>
      orElse(
        client
          .call(trackingCalls.guide, { query: { isRD: home === 'RD' ? 'true' : 'false' } }, { signal })
          .then(({ guides }) => guides),
        [],
        signal,
      ),
    async saveGuide(guide) {
      await orElse(client.call(trackingCalls.saveGuideAlert, { params: { id: guide } }), { saved: false });
    },
  };
}
