import type { Transaction } from 'kysely';
import type { LibraryTables } from '../documents/library.tables.ts';
import type { PassageRow } from './search.types.ts';

/** What the library tells the search index. */
export interface PassageIndex {
  /** Finds the words of a passage ahead of the transaction, while the database is busy with another one. */
  read: (passage: Pick<PassageRow, 'title' | 'context' | 'text' | 'language'>) => NonNullable<PassageRow['tokens']>;
  /** Makes passages searchable, in the transaction that stores them. */
  add: (transaction: Transaction<LibraryTables>, passages: readonly PassageRow[]) => Promise<void>;
  /** Called before the passages of these documents are deleted. */
  remove: (transaction: Transaction<LibraryTables>, documentKeys: readonly number[]) => Promise<void>;
}
