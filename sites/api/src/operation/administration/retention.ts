import type { Database } from '../../ground/database/database.types.ts';
import type { Log } from '../../ground/log/log.ts';

/** Days that the entries of a log are kept. */
export interface Retention {
  /** The audit log has a rule of its own, since its entries are chained. */
  table: 'egress_event';
  days: number;
}

const rowsAtOnce = 5_000;
const hours = 6;

/** Deletes what is older than it is kept, in portions; gives the number of rows. */
export async function forgetOld(database: Database, { table, days }: Retention): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { rowCount } = await database.pool.query(
      `delete from ${table} where id in (
         select id from ${table} where at < now() - make_interval(days => $1) order by at limit ${rowsAtOnce})`,
      [days],
    );
    forgotten += rowCount;
    if (rowCount < rowsAtOnce) return forgotten;
  }
}

/** Forgets what is old every six hours; gives the way to stop. */
export function scheduleRetention(sweeps: readonly (() => Promise<unknown>)[], log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const sweep = async () => {
    for (const each of sweeps) await each();
  };
  const timer = setInterval(() => {
    running = running.then(sweep).catch((error: unknown) => log.error('retention-failed', error));
  }, hours * 3_600_000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
