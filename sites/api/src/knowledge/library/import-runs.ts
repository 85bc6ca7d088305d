import type { SkippedRecord } from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import type { LibraryTables } from '../documents/library.tables.ts';

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

/** Stands for a person in `requested_by` when a run was asked for by `npm run import`. */
export const operatorRequest = 'operator';

/** Newest imports of a tenant, and those that the operator made for everybody. */
export async function listRuns(db: Kysely<LibraryTables>, tenantId: string, limit: number): Promise<StoredRun[]> {
  return db.selectFrom('import_run').selectAll().where(isShown(tenantId)).orderBy('id', 'desc').limit(limit).execute();
}

export async function findRun(db: Kysely<LibraryTables>, tenantId: string, id: number): Promise<StoredRun | undefined> {
  return db.selectFrom('import_run').selectAll().where(isShown(tenantId)).where('id', '=', id).executeTakeFirst();
}

/** The notes that come with the product are shared too, but nobody's import. */
function isShown(tenantId: string) {
  return sql<boolean>`(tenant_id = ${tenantId} or (tenant_id is null and requested_by = ${operatorRequest}))`;
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
