import { type RunMove, type RunUse, runMove } from '@assay/domain';
import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql, type Transaction } from 'kysely';
import type { StoredRows } from '../../ground/streams/stored-rows.ts';
import type { RunRow, RunTables } from './runs.migrations.ts';

/** Logs that are dropped in one statement. */
const droppedAtOnce = 500;

/** Rows of runs. Callers have checked who may see or change them. */
export function createRunStore(db: Kysely<RunTables>) {
  return {
    run: (id: string): Promise<RunRow | undefined> =>
      db.selectFrom('run').selectAll().where('id', '=', id).executeTakeFirst(),

    /** What its owner began before under the same id. */
    byClient: (kind: string, ownerId: string, clientId: string): Promise<RunRow | undefined> =>
      db
        .selectFrom('run')
        .selectAll()
        .where('kind', '=', kind)
        .where('owner_id', '=', ownerId)
        .where('client_id', '=', clientId)
        .executeTakeFirst(),

    async insert(trx: Transaction<RunTables>, run: Omit<RunRow, 'created_at' | 'updated_at'>): Promise<void> {
      await trx.insertInto('run').values(run).execute();
    },

    /**
     * Open runs that nothing works on: their job was given up before it could end them, or was lost with a restored
     * dump. `isGivenUp` tells the two apart.
     */
    async forsaken(seconds: number): Promise<{ id: string; kind: string; tenant_id: string; isGivenUp: boolean }[]> {
      const { rows } = await sql<{ id: string; kind: string; tenant_id: string; isGivenUp: boolean }>`
        select id, kind, tenant_id, exists (select 1 from job where payload ->> 'run' = run.id) as "isGivenUp" from run
        where status in (${sql.join([...runMove('start').from])}) and updated_at < now() - make_interval(secs => ${seconds})
          and not exists (select 1 from job where payload ->> 'run' = run.id and status in ('queued', 'running'))
      `.execute(db);
      return rows;
    },

    /** Drops the logs of runs that ended long ago. */
    async dropLogs(kind: string, days: number): Promise<number> {
      let dropped = 0;
      for (;;) {
        const { rows } = await sql`
          delete from stream where id in (
            select stream_id from run
            where kind = ${kind} and status in (${sql.join([...runMove('again').from])}) and stream_id is not null
              and updated_at < now() - make_interval(days => ${days})
            limit ${sql.lit(droppedAtOnce)}
          ) returning id
        `.execute(db);
        dropped += rows.length;
        if (rows.length < droppedAtOnce) return dropped;
      }
    },
  };
}

export type RunStore = ReturnType<typeof createRunStore>;

/**
 * Moves a run, if it may be moved from where it stands.
 *
 * @param isWorth of an end: whether what was written is worth the use that was spent on it.
 * @returns what has become of that use; undefined when the move is not allowed, which changes nothing.
 */
export async function moveRun(
  executor: QueryExecutorProvider,
  id: string,
  move: RunMove,
  isWorth?: boolean,
): Promise<{ use: RunUse | null } | undefined> {
  const { from, to } = runMove(move);
  const use = isWorth === undefined ? sql`use` : sql`case use when 'spent' then ${useAfter(isWorth)} else use end`;
  const { rows } = await sql<{ use: RunUse | null }>`
    update run set status = ${to}, use = ${use}, updated_at = now()
    where id = ${id} and status in (${sql.join([...from])}) returning use
  `.execute(executor);
  return rows[0];
}

/** What becomes of a spent use when its run ends. */
function useAfter(isWorth: boolean): RunUse {
  return isWorth ? 'earned' : 'returned';
}

/** The start of a run, stored by the statement that begins the first attempt of its stream. */
export function startedWithStream(id: string): RawBuilder<unknown> {
  const { from, to } = runMove('start');
  return sql`
    update run set status = ${to}, updated_at = now() from begun
    where run.id = ${id} and run.stream_id = begun.id and run.status in (${sql.join([...from])})
  `;
}

/** The good end of a run that was worth its use, stored by the statement that appends its last frames. */
export function finishedWithFrames(id: string): StoredRows<{ id: string }> {
  return { statement: finishAccepted, rows: [{ id }] };
}

function finishAccepted(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  const { from, to } = runMove('finish');
  return sql`
    update run set status = ${to}, updated_at = now(), use = case use when 'spent' then ${useAfter(true)} else use end
    from json_to_recordset(${rows}) as done (stream text, attempt integer, id text)
    join moved on moved.id = done.stream and moved.attempt = done.attempt
    where run.id = done.id and run.status in (${sql.join([...from])})
  `;
}
