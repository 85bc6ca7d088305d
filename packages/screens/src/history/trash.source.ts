import type { Client } from '@assay/client';
import * as trashCalls from '@assay/contract/calls/works-trash';

/** A work that its owner has put aside. */
export interface RemovedWork {
  id: string;
  kind: string;
  title: string;
  removedAt: string;
  /** When it is deleted for good. */
  endsAt: string;
}

/** Works of the person in the trash. */
export interface TrashSource {
  list(signal: AbortSignal): Promise<readonly RemovedWork[]>;
  putBack(work: string): Promise<void>;
  /** Deletes it for good. */
  destroy(work: string): Promise<void>;
}

export function createTrashSource(client: Client): TrashSource {
  return {
    async list(signal) {
      const { works } = await client.call(trashCalls.trash, {}, { signal });
      return works.map(({ work_id: id, kind, title, removed_at: removedAt, ends_at: endsAt }) => ({
        id,
        kind,
        title,
        removedAt,
        endsAt,
      }));
    },
    async putBack(work) {
      await client.call(trashCalls.putBack, { params: { work_id: work } });
    },
    async destroy(work) {
      await client.call(trashCalls.destroy, { params: { work_id: work } });
    },
  };
}
