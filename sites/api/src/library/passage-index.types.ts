import type { Transaction } from 'kysely';
import type { PassageRow } from '../search/search.types.ts';
import type { LibraryTables } from './library.tables.ts';

/** What the library tells the search index; both run in the library's transaction. */
export interface PassageIndex {
  add: (transaction: Transaction<LibraryTables>, passages: readonly PassageRow[]) => Promise<void>;
  /** Called before the passages of these documents are deleted. */
  remove: (transaction: Transaction<LibraryTables>, documentKeys: readonly number[]) => Promise<void>;
}
