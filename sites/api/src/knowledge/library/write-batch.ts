import { importProblem, type SkippedRecord } from '@assay/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import { unhurried } from '../../ground/database/time-limits.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import { mergeFragments } from './fragments.ts';
import type { ImportBatch } from './import-batch.ts';
import { lockScope, recordBatch } from './import-run.store.ts';
import type { ImportSurroundings } from './import-run.types.ts';
import { type StoredCounts, type StoreOptions, storePublications } from './library.store.ts';
import type { Originals } from './originals.ts';
import { preparePublication } from './prepared-publication.ts';

/** Faults of the data: a value that a type, a constraint or a limit of the database refuses. */
const dataFault = /^(?:22|23|54)/;

export type WriteOptions = StoreOptions & { runId: number; originals: Originals | undefined };

/** That the store of originals is full. */
export function fullProblem({ limit }: Originals) {
  return importProblem('originalsFull', { limit: limit >> 20 });
}

/** Writes a batch whole; when the database refuses something of it, finds what, reports it and stores the rest. */
export async function writeBatch(
  db: Kysely<LibraryTables>,
  batch: ImportBatch,
  options: WriteOptions,
  onProblem: ImportSurroundings['onProblem'],
): Promise<StoredCounts> {
  const { publications, fragments, problems, progress } = batch;
  if (publications.length + fragments.length + problems.length + progress.size === 0) return noCounts;
  try {
    return await commit(db, batch, options, noCounts, onProblem);
  } catch (error) {
    if (!isDataFault(error) || publications.length === 0) throw error;
    const counts = await writeOneByOne(db, batch, options, onProblem);
    return commit(db, { ...batch, publications: [] }, options, counts, onProblem);
  }
}

export const noCounts: StoredCounts = { added: 0, updated: 0, unchanged: 0 };

function isDataFault(error: unknown): boolean {
  return dataFault.test((error as { code?: string }).code ?? '');
}

async function writeOneByOne(
  db: Kysely<LibraryTables>,
  batch: ImportBatch,
  options: WriteOptions,
  onProblem: ImportSurroundings['onProblem'],
): Promise<StoredCounts> {
  let total = noCounts;
  for (const { prepared, ...place } of batch.publications) {
    try {
      const counts = await db.transaction().execute(async (transaction) => {
        await sql.raw(unhurried).execute(transaction);
        await lockScope(transaction, options.tenantId);
        return storePublications(transaction, [prepared], options);
      });
      total = sum(total, counts);
    } catch (error) {
      if (!isDataFault(error)) throw error;
      const refusal = importProblem('refused', { id: prepared.publication.id, detail: (error as Error).message });
      const problem: SkippedRecord = { ...place, ...refusal };
      batch.problems.push(problem);
      onProblem?.(problem);
    }
  }
  return total;
}

/** Stores a batch and records how far it was read, in one transaction. */
async function commit(
  db: Kysely<LibraryTables>,
  batch: ImportBatch,
  options: WriteOptions,
  storedBefore: StoredCounts,
  onProblem: ImportSurroundings['onProblem'],
): Promise<StoredCounts> {
  const { tenantId, runId, index, originals } = options;
  const { counts, left } = await db.transaction().execute(async (transaction) => {
    await sql.raw(unhurried).execute(transaction);
    await lockScope(transaction, tenantId);
    const read = batch.publications.map(({ prepared }) => prepared);
    const merged = await mergeFragments(transaction, batch.fragments, read, tenantId);
    const whole = [...read, ...merged.map((publication) => preparePublication(publication, index))];
    const counts = sum(storedBefore, await storePublications(transaction, whole, options));
    const left = originals === undefined ? [] : await leftOut(transaction, originals);
    const problems = [...batch.problems, ...left];
    await recordBatch(transaction, {
      tenantId,
      runId,
      counts,
      progress: [...batch.progress.values()],
      problems,
      bytes: batch.bytes,
    });
    return { counts, left };
  });
  batch.problems.push(...left);
  for (const problem of left) onProblem?.(problem);
  return counts;

  async function leftOut(transaction: Transaction<LibraryTables>, store: Originals): Promise<SkippedRecord[]> {
    const refused = await store.take(transaction, tenantId, batch.originals);
    return refused.map(({ place }) => ({ ...place, ...fullProblem(store) }));
  }
}

export function sum(one: StoredCounts, other: StoredCounts): StoredCounts {
  return {
    added: one.added + other.added,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
  };
}
