import type { SkippedRecord } from '@assay/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ImportState, LibraryTables } from '../documents/library.tables.ts';
import type { StoredCounts } from './library.store.ts';

export interface RunKey {
  tenantId: string | null;
  paths: readonly string[];
}

/** How far a file has been read into the store. */
export interface Checkpoint {
  fingerprint: string;
  offset: number;
  record: number;
  isDone: boolean;
}

export interface FileProgress extends Checkpoint {
  file: string;
}

/** Takes up the unfinished run over the same paths, or begins one. */
export async function beginRun(
  db: Kysely<LibraryTables>,
  { tenantId, paths }: RunKey,
  requestedBy: string | null,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lockScope(transaction, tenantId);
    const unfinished = await transaction
      .selectFrom('import_run')
      .select('id')
      .where(sql<boolean>`tenant_id is not distinct from ${tenantId}`)
      .where('state', '=', 'running')
      .where(sql<boolean>`paths = ${JSON.stringify(paths)}::jsonb`)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return unfinished?.id ?? (await addRun(transaction, { tenantId, paths }, requestedBy, 'running'));
  });
}

/** Adds a run and gives its id; `uploadBytes` are those of an upload. */
export async function addRun(
  db: Kysely<LibraryTables>,
  { tenantId, paths }: RunKey,
  requestedBy: string | null,
  state: 'waiting' | 'running',
  uploadBytes?: number,
): Promise<number> {
  const { id } = await db
    .insertInto('import_run')
    .values({
      tenant_id: tenantId,
      requested_by: requestedBy,
      paths: sql`${JSON.stringify(paths)}::jsonb`,
      is_upload: uploadBytes !== undefined,
      upload_bytes: uploadBytes ?? 0,
      state,
      finished_at: null,
      message: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lets one import into a scope write at a time: two that meet the same publication would both insert it. */
export async function lockScope(transaction: Transaction<LibraryTables>, tenantId: string | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`library-import:${tenantId ?? ''}`}))`.execute(transaction);
}

export async function findCheckpoint(
  db: Kysely<LibraryTables>,
  tenantId: string | null,
  file: string,
): Promise<Checkpoint | undefined> {
  const row = await db
    .selectFrom('import_checkpoint')
    .select(['fingerprint', 'byte_offset', 'record', 'is_done'])
    .where(sql<boolean>`tenant_id is not distinct from ${tenantId}`)
    .where('file', '=', file)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { fingerprint: row.fingerprint, offset: row.byte_offset, record: row.record, isDone: row.is_done };
}

export interface BatchRecord {
  tenantId: string | null;
  runId: number;
  counts: StoredCounts;
  progress: readonly FileProgress[];
  problems: readonly SkippedRecord[];
  /** Bytes read since the batch before. */
  bytes: number;
}

/** Records a batch in the transaction that stored its publications, so that neither can be there without the other. */
export async function recordBatch(transaction: Transaction<LibraryTables>, batch: BatchRecord): Promise<void> {
  const { tenantId, runId, counts, progress, problems, bytes } = batch;
  if (problems.length > 0) {
    await sql`
      insert into import_problem (run_id, file, record, byte_offset, code, reason, details, message)
      select ${runId}::bigint, file, record, "offset", code, reason, "values", message
      from json_to_recordset(${JSON.stringify(problems)}::json) as r (file text, record integer, "offset" bigint,
        code text, reason text, "values" jsonb, message text)
      on conflict do nothing`.execute(transaction);
  }
  if (progress.length > 0) {
    await sql`
      insert into import_checkpoint (tenant_id, file, fingerprint, byte_offset, record, is_done, run_id)
      select ${tenantId}::text, file, fingerprint, "offset", record, "isDone", ${runId}::bigint
      from json_to_recordset(${JSON.stringify(progress)}::json) as r (file text, fingerprint text, "offset" bigint, record integer, "isDone" boolean)
      on conflict (tenant_id, file) do update set fingerprint = excluded.fingerprint, byte_offset = excluded.byte_offset,
        record = excluded.record, is_done = excluded.is_done, run_id = excluded.run_id, updated_at = now()`.execute(
      transaction,
    );
  }
  await transaction
    .updateTable('import_run')
    .set({
      added: sql`added + ${counts.added}`,
      updated: sql`updated + ${counts.updated}`,
      unchanged: sql`unchanged + ${counts.unchanged}`,
      problems: sql`(select count(*) from import_problem where run_id = ${runId}::bigint)`,
      files_done: sql`files_done + ${progress.filter(({ isDone }) => isDone).length}`,
      bytes_done: sql`bytes_done + ${bytes}`,
    })
    .where('id', '=', runId)
    .execute();
}

export async function setTotals(db: Kysely<LibraryTables>, runId: number, files: number, bytes: number): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ state: 'running', files, bytes_total: bytes })
    .where('id', '=', runId)
    .execute();
}

export async function endRun(
  db: Kysely<LibraryTables>,
  runId: number,
  state: Exclude<ImportState, 'waiting' | 'running'>,
  message?: string,
): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ state, finished_at: sql`now()`, message: message ?? null })
    .where('id', '=', runId)
    .execute();
}
