import type { Client } from '@assay/client';
import * as worksCalls from '@assay/contract/calls/works';
import * as trashCalls from '@assay/contract/calls/works-trash';
import type { WorkFormat } from '@assay/domain';

/** Copying a work, and putting it away. */
export interface KeepingSource {
  /** Gives the id of the copy. */
  duplicate(title: string): Promise<string>;
  remove(): Promise<void>;
  putBack(): Promise<void>;
  /** The work as a file. */
  export(format: WorkFormat): Promise<Blob>;
}

export function createKeepingSource(client: Client, id: string): KeepingSource {
  const params = { work_id: id };
  return {
    async duplicate(title) {
      return (await client.call(trashCalls.duplicate, { params, body: { title } })).work_id;
    },
    async remove() {
      await client.call(trashCalls.remove, { params });
    },
    async putBack() {
      await client.call(trashCalls.putBack, { params });
    },
    export: (format) => client.call(worksCalls.export, { params, body: { format } }),
  };
}
