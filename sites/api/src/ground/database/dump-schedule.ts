import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import type { Database } from './database.types.ts';
import { writeDump } from './dump.ts';
import type { AreaSchema } from './migrations.ts';

export interface DumpScheduleOptions {
  directory: string;
  /** Hours between dumps; 0 for none. */
  hours: number;
  keep: number;
  log: Log;
}

export interface DumpSchedule {
  /** Writes a dump now unless nothing has changed since the last; one at a time. */
  dump(): Promise<void>;
  /** Finished dumps, oldest first. */
  list(): Promise<string[]>;
  isRunning(): boolean;
  /** When the last one failed; undefined since one succeeded. */
  failedAt(): Date | undefined;
  /** Ends the schedule, and waits for a dump that is being written. */
  stop(): Promise<void>;
}

const nameForm = /^assay-[\d-]+T[\d-]+Z\.jsonl\.gz$/;

/** Name of a dump written at a moment; names sort by age. */
export function dumpName(at: Date): string {
  return `assay-${at.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')}.jsonl.gz`;
}

/** Finished dumps of a directory, oldest first. */
export async function dumpsIn(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names
    .filter((name) => nameForm.test(name))
    .sort()
    .map((name) => join(directory, name));
}

/** Dumps the database every so many hours and deletes the oldest dumps. */
export function scheduleDumps(
  database: Database,
  areas: readonly AreaSchema[],
  { directory, hours, keep, log }: DumpScheduleOptions,
): DumpSchedule {
  let running: Promise<void> | undefined;
  let last = '';
  let failedAt: Date | undefined;

  async function dumpOnce(): Promise<void> {
    const state = await changeMark(database);
    if (state === last) return;
    const started = performance.now();
    const { rows } = await writeDump(database, areas, join(directory, dumpName(new Date())));
    last = state;
    const dumps = await dumpsIn(directory);
    for (const old of dumps.slice(0, Math.max(0, dumps.length - keep))) await rm(old, { force: true });
    log.info('dumped', { rows, ms: Math.round(performance.now() - started) });
  }

  async function attempt(): Promise<void> {
    try {
      await dumpOnce();
      failedAt = undefined;
    } catch (error) {
      failedAt = new Date();
      log.error('dump-failed', error);
    }
  }

  function dump(): Promise<void> {
    running ??= attempt().finally(() => {
      running = undefined;
    });
    return running;
  }

  const timer = hours > 0 ? setInterval(dump, hours * 3_600_000) : undefined;
  timer?.unref();
  return {
    dump,
    list: () => dumpsIn(directory),
    isRunning: () => running !== undefined,
    failedAt: () => failedAt,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Grows with every transaction that wrote something. */
async function changeMark(database: Database): Promise<string> {
  const { rows } = await database.pool.query<{ mark: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as mark',
  );
  return rows[0]?.mark ?? '';
}
