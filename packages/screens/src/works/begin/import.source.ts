import type { Client } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as worksCalls from '@assay/contract/calls/works';

/** A work that was made of a file. */
export interface ImportedWork {
  id: string;
  kind: string;
  /** Quotations that no document of the library holds word for word. */
  leftOut: number;
}

/** A file is not what an export of a work as JSON is. */
export class NoExportedWork extends Error {
  override readonly name = 'NoExportedWork';
}

type Exported = AssayCalls['works.import']['request']['body'];

/** Whether it has the parts of one; what is within them the service judges. */
function isExported(read: unknown): read is Exported {
  if (typeof read !== 'object' || read === null) return false;
  const { kind, schema, records } = read as Partial<Exported>;
  return typeof kind === 'string' && typeof schema === 'number' && Array.isArray(records);
}

/**
 * Makes a work of an exported one, which leaves no trace where that is asked.
 *
 * @throws NoExportedWork; CallError
 */
export async function importWork(client: Client, file: Blob, hidden: { incognito?: true } = {}): Promise<ImportedWork> {
  let read: unknown;
  try {
    read = JSON.parse(await file.text());
  } catch (cause) {
    throw new NoExportedWork('The file holds no JSON.', { cause });
  }
  if (!isExported(read)) throw new NoExportedWork('The file holds no work.');
  const { kind, schema, records, figures } = read;
  const pictures = Array.isArray(figures) && { figures };
  const made = await client.call(worksCalls.import, { body: { kind, schema, records, ...pictures, ...hidden } });
  return { id: made.work_id, kind, leftOut: made.evidence_left_out };
}
