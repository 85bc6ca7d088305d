import type { Log } from '../log/log.ts';
import type { Database } from './database.types.ts';

export interface MaintenanceSchedule {
  /** Vacuums and analyses every table that has changed, one after another, so that others get their turn between. */
  run(): Promise<void>;
  stop(): void;
}

/** Local hour at which nobody waits for the single backend. */
const nightHour = 3;
/** A machine that is off at night does it a while after its start. */
const longestFirstWait = 3_600_000;
const day = 86_400_000;

/**
 * Does for the embedded database what autovacuum does on a server: a single backend has none. Deleted passages count in
 * the statistics of BM25 until their table is vacuumed, and the planner knows nothing of a table never analysed.
 */
export function scheduleMaintenance(database: Database, log: Log): MaintenanceSchedule {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    try {
      for (const table of await changedTables(database)) {
        if (isStopped) return;
        const started = performance.now();
        await database.pool.query(`vacuum (analyze) ${table}`);
        log.info('vacuumed', { table, ms: Math.round(performance.now() - started) });
      }
    } catch (error) {
      if (!isStopped) log.error('maintenance-failed', error);
    }
  }

  function plan(wait: number): void {
    timer = setTimeout(async () => {
      if (await isDue(database).catch(() => false)) await run();
      if (!isStopped) plan(untilNight(new Date()));
    }, wait);
    timer.unref();
  }

  plan(Math.min(longestFirstWait, untilNight(new Date())));
  return {
    run,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Milliseconds until the next night hour, local time; more than none. */
export function untilNight(now: Date): number {
  const next = new Date(now);
  next.setHours(nightHour, 0, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next.getTime() - now.getTime();
}

/** Tables with rows that were changed since they were last cared for, as quoted names. */
async function changedTables(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_user_tables
    where n_dead_tup > 0 or n_mod_since_analyze > 0 order by relid`,
  );
  return rows.map(({ name }) => name);
}

/** Not twice within half a day: the first look after a start may fall shortly before or after the night's. */
async function isDue(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ last: Date | null }>(
    'select max(last_vacuum) as last from pg_stat_user_tables',
  );
  const last = rows[0]?.last ?? null;
  return last === null || Date.now() - last.getTime() > day / 2;
}
