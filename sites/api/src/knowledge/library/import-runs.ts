import type { SkippedRecord } from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import type { LibraryTables } from '../documents/library.tables.ts';

type RunRow = Omit<
  LibraryTables['import_run'],
  | 'id'
  | 'is_upload'
  | 'upload_bytes'
  | 'started_at'
  | 'files'
  | 'files_done'
  | 'bytes_total'
  | 'bytes_done'
  | 'added'
  | 'updated'
  | 'unchanged'
  | 'problems'
>;

/** A run as it is read. */
export interface StoredRun extends RunRow {
  id: number;
  is_upload: boolean;
  started_at: Date;
  files: number;
  files_done: number;
  bytes_total: number;
  bytes_done: number;
  added: number;
  updated: number;
  unchanged: number;
  problems: number;
}

/** Stands for a person in `requested_by` when a run was asked for by `npm run import`. */
export const operatorRequest = 'operator';

/** Who looks at runs. */
export interface RunReader {
  tenantId: string;
  /** Whether they run the installation. */
  isOperator: boolean;
}

/** Newest imports that somebody may see. */
export async function listRuns(db: Kysely<LibraryTables>, reader: RunReader, limit: number): Promise<StoredRun[]> {
  return db.selectFrom('import_run').selectAll().where(isShown(reader)).orderBy('id', 'desc').limit(limit).execute();
}

export async function findRun(
  db: Kysely<LibraryTables>,
  reader: RunReader,
  id: number,
): Promise<StoredRun | undefined> {
  return db.selectFrom('import_run').selectAll().where(isShown(reader)).where('id', '=', id).executeTakeFirst();
}

/**
 * A tenant sees what it has uploaded. Paths of the machine, and what was imported from them for anybody, are the
 * operator's; the notes that come with the product are nobody's import.
 */
function isShown({ tenantId, isOperator }: RunReader) {
  return isOperator
    ? sql<boolean>`(tenant_id = ${tenantId} or (tenant_id is null and requested_by = ${operatorRequest}))`
    : sql<boolean>`(tenant_id = ${tenantId} and is_upload)`;
}

/** What a run skipped, in the order of files and positions. */
export async function listProblems(
  db: Kysely<LibraryTables>,
  runId: number,
  after: number,
  limit: number,
): Promise<SkippedRecord[]> {
  const { rows } = await sql<SkippedRecord>`
    select file, record, byte_offset as "offset", code, reason, details as "values", message from import_problem
    where run_id = ${runId} order by file, record, byte_offset offset ${after} limit ${limit}`.execute(db);
  return rows;
}
