import { type QueryExecutorProvider, sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { eachInTurn } from '../../ground/operations/each-in-turn.ts';
import type { RunStore } from './run.store.ts';
import type { RunKind } from './run-kind.ts';

/** Hours after which what was to leave no trace is deleted (V3). */
export const incognitoHours = 24;

/** Deletes runs with their logs, once what they worked on is gone. */
export async function deleteRuns(trx: QueryExecutorProvider, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ stream_id: string | null }>`
    delete from run where id in (${sql.join([...ids])}) returning stream_id
  `.execute(trx);
  const streams = rows.flatMap(({ stream_id }) => stream_id ?? []);
  if (streams.length > 0) await sql`delete from stream where id in (${sql.join(streams)})`.execute(trx);
}

/** Deletes what was to leave no trace and is older than `hours`, with its runs and their logs; gives their number. */
export async function deleteIncognito(
  database: Database,
  kinds: Iterable<Pick<RunKind<never>, 'forget'>>,
  hours: number,
): Promise<number> {
  let deleted = 0;
  await eachInTurn([...kinds], (kind) =>
    database
      .tables<unknown>()
      .transaction()
      .execute(async (trx) => {
        const ids = await kind.forget(trx, hours);
        await deleteRuns(trx, ids);
        deleted += ids.length;
      }),
  );
  return deleted;
}

/** Drops the logs whose retention is over; gives their number. */
export async function dropLogs(
  store: Pick<RunStore, 'dropLogs'>,
  kinds: Iterable<Pick<RunKind<never>, 'kind' | 'logDays'>>,
): Promise<number> {
  let dropped = 0;
  for (const { kind, logDays } of kinds) if (logDays !== undefined) dropped += await store.dropLogs(kind, logDays);
  return dropped;
}
