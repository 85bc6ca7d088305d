import { type Kysely, sql } from 'kysely';
import type { LibraryTables } from './library.tables.ts';

type RunRow = Omit<
  LibraryTables['import_run'],
  | 'id'
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

export interface SkippedRecord {
  file: string;
  record: number;
  offset: number;
  code: string;
  message: string;
}

/** Newest imports of a tenant. */
export async function listRuns(db: Kysely<LibraryTables>, tenantId: string, limit: number): Promise<StoredRun[]> {
  return db
    .selectFrom('import_run')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findRun(db: Kysely<LibraryTables>, tenantId: string, id: number): Promise<StoredRun | undefined> {
  return db
    .selectFrom('import_run')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What a run skipped, in the order of files and positions. */
export async function listProblems(
  db: Kysely<LibraryTables>,
  runId: number,
  after: number,
  limit: number,
): Promise<SkippedRecord[]> {
  const { rows } = await sql<SkippedRecord>`
    select file, record, byte_offset as "offset", code, message from import_problem
    where run_id = ${runId} order by file, record, byte_offset offset ${after} limit ${limit}`.execute(db);
  return rows;
}
