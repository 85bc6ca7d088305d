import type { Client } from '@assay/client';
import * as historyCalls from '@assay/contract/calls/works-history';
import type { FieldValue, WorkRecord } from '@assay/works';
import type { Author } from '../talk/talk.source.ts';
import type { WorkPlace } from '../works.source.ts';

/** What one person, or a tool for them, did in one sitting. */
export interface Sitting {
  author: Author;
  origin: string;
  reason: string | null;
  from: number;
  to: number;
  started_at: string;
  at: string;
}

export interface WorkVersion {
  revision: number;
  name: string;
  author: Author;
  at: string;
}

/** A change that wrote what stands somewhere now. */
export interface Writing {
  author: Author;
  origin: string;
  reason: string | null;
  revision: number;
  at: string;
  /** What it wrote in the field; null where it emptied it, absent where it wrote in steps or no field was asked for. */
  value?: FieldValue | null;
}

/** What led to a work, and how it stood before. */
export interface HistorySource {
  sittings(before?: number, signal?: AbortSignal): Promise<{ entries: readonly Sitting[]; hasMore: boolean }>;
  /** Who wrote what stands at a place, newest first. */
  writings(place: WorkPlace, signal?: AbortSignal): Promise<readonly Writing[]>;
  versions(signal?: AbortSignal): Promise<readonly WorkVersion[]>;
  /** The records after a revision; none before the first. */
  stateAt(revision: number): Promise<readonly WorkRecord[]>;
  keep(name: string): Promise<void>;
  forget(revision: number): Promise<void>;
  restore(revision: number): Promise<void>;
}

export function createHistorySource(client: Client, id: string): HistorySource {
  const params = { work_id: id };
  return {
    async sittings(before, signal) {
      const query = before === undefined ? {} : { before };
      const { entries, has_more: hasMore } = await client.call(historyCalls.history, {
        params,
        query,
        ...(signal && { signal }),
      });
      return { entries, hasMore };
    },
    async writings({ record, field }, signal) {
      const { changes } = await client.call(historyCalls.provenance, {
        params: { ...params, record },
        query: field === undefined ? {} : { field },
        ...(signal && { signal }),
      });
      return changes as readonly Writing[];
    },
    versions: async (signal) =>
      (await client.call(historyCalls.versions, { params, ...(signal && { signal }) })).versions,
    async stateAt(revision) {
      if (revision < 1) return [];
      const { records } = await client.call(historyCalls.state, { params: { ...params, revision: String(revision) } });
      return records as unknown as readonly WorkRecord[];
    },
    async keep(name) {
      await client.call(historyCalls.keepVersion, { params, body: { name } });
    },
    async forget(revision) {
      await client.call(historyCalls.removeVersion, { params: { ...params, revision: String(revision) } });
    },
    async restore(revision) {
      await client.call(historyCalls.restore, { params, body: { id: crypto.randomUUID(), revision } });
    },
  };
}
