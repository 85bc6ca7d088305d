import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Log } from '../log/log.ts';
import type { Database } from './database.types.ts';
import { writeDump } from './dump.ts';
import { checkDump } from './dump-file.ts';
import { type DumpAges, dumpName, dumpsIn, outdatedDumps } from './dump-names.ts';
import type { AreaSchema } from './migrations.ts';

export interface DumpScheduleOptions {
  directory: string;
  /** Hours between dumps; 0 for none. */
  hours: number;
  keep: DumpAges;
  /** Secret that dumps are encrypted with; absent for none. */
  key: string | undefined;
  log: Log;
}

export interface DumpSchedule {
  /** Writes a dump now; one at a time. */
  dump(): Promise<void>;
  /** The same unless the newest dump holds all that is there. */
  dumpChanges(): Promise<void>;
  /** Finished dumps, oldest first. */
  list(): Promise<string[]>;
  isRunning(): boolean;
  /** When the last one failed; undefined since one succeeded. */
  failedAt(): Date | undefined;
  /** Ends the schedule, and waits for a dump that is being written. */
  stop(): Promise<void>;
}

/** Dumps the database every so many hours when something has changed, reads each dump again, and deletes what nothing keeps. */
export function scheduleDumps(
  database: Database,
  areas: readonly AreaSchema[],
  { directory, hours, keep, key, log }: DumpScheduleOptions,
): DumpSchedule {
  let running: Promise<void> | undefined;
  let last = '';
  let failedAt: Date | undefined;

  async function dumpOnce(isAsked: boolean): Promise<void> {
    const state = await changeMark(database);
    if (state === last && !isAsked) return;
    const started = performance.now();
    const before = (await dumpsIn(directory)).at(-1);
    const draft = join(directory, 'draft.jsonl.gz');
    try {
      const { rows, isEmpty } = await writeDump(database, areas, draft, { key });
      // A dump is one when it has been read again; and none when it holds what the one before does.
      const { sha256 } = await checkDump(draft, key);
      last = state;
      if (!isAsked && before !== undefined && (await shaOf(before, key)) === sha256) return;
      await rename(draft, join(directory, dumpName(new Date(), isEmpty)));
      log.info('dumped', { rows, ms: Math.round(performance.now() - started) });
    } finally {
      await rm(draft, { force: true });
    }
    const names = (await dumpsIn(directory)).map((path) => basename(path));
    for (const old of outdatedDumps(names, keep)) await rm(join(directory, old), { force: true });
  }

  async function attempt(isAsked: boolean): Promise<void> {
    try {
      await dumpOnce(isAsked);
      failedAt = undefined;
    } catch (error) {
      failedAt = new Date();
      log.error('dump-failed', error);
    }
  }

  function run(isAsked: boolean): Promise<void> {
    running ??= attempt(isAsked).finally(() => {
      running = undefined;
    });
    return running;
  }
  const dumpChanges = () => run(false);

  const timer = hours > 0 ? setInterval(dumpChanges, hours * 3_600_000) : undefined;
  timer?.unref();
  return {
    async dump() {
      await running;
      await run(true);
    },
    dumpChanges,
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

/** Checksum of what a dump holds; undefined for one that cannot be read, or of a former version. */
async function shaOf(path: string, key: string | undefined): Promise<string | undefined> {
  return checkDump(path, key).then(
    ({ sha256 }) => sha256,
    () => undefined,
  );
}
