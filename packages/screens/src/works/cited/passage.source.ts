import type { Client } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as libraryCalls from '@assay/contract/calls/library';

export type FoundPassages = AssayCalls['library.search']['response'];
export type FoundDocument = FoundPassages['documents'][number];

/** Where passages to cite are found. */
export interface PassageSource {
  /** Passages of the library that fit words or meaning, by document, best first. @throws CallError */
  find(query: string, signal: AbortSignal): Promise<FoundPassages>;
}

/** Passages of all that the person may read. */
export function createPassageSource(client: Client): PassageSource {
  return { find: (query, signal) => client.call(libraryCalls.search, { body: { query } }, { signal }) };
}
