import type { Client } from '@assay/client';
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

type Exported = Parameters<typeof bodyOf>[0];
const bodyOf = ({ kind, schema, records }: { kind: string; schema: number; records: readonly unknown[] }) => ({
  kind,
  schema,
  // What is within them the service judges.
  records: records as never,
});

function isExported(read: unknown): read is Exported {
  if (typeof read !== 'object' || read === null) return false;
  const { kind, schema, records } = read as Partial<Exported>;
  return typeof kind === 'string' && typeof schema === 'number' && Array.isArray(records);
}

/**
 * Makes a work of an exported one.
 *
 * @throws NoExportedWork; CallError
 */
export async function importWork(client: Client, file: Blob): Promise<ImportedWork> {
  let read: unknown;
  try {
    read = JSON.parse(await file.text());
  } catch (cause) {
    throw new NoExportedWork('The file holds no JSON.', { cause });
  }
  if (!isExported(read)) throw new NoExportedWork('The file holds no work.');
  const made = await client.call(worksCalls.import, { body: bodyOf(read) });
  return { id: made.work_id, kind: read.kind, leftOut: made.evidence_left_out };
}
