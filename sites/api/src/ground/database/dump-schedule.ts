import { AsyncLocalStorage } from 'node:async_hooks';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Log } from '../log/log.ts';
import type { Database } from './database.types.ts';
import { type DumpWriting, writeDump } from './dump.ts';
import { checkDump } from './dump-file.ts';
import { type DumpAges, dumpName, dumpsIn, momentAfter, outdatedDumps } from './dump-names.ts';
import type { DumpOpening } from './dump-sealing.types.ts';
import type { AreaSchema } from './migrations.ts';

/** When it is the turn of this process to dump a server that others work on too. */
export interface DumpTurns {
  /** Whether it is time for a dump, and this process is the one to write it. */
  take(): Promise<boolean>;
  /** Gives back a turn whose dump was not written, to be taken again at the next look. */
  giveBack(): Promise<void>;
}

export interface DumpScheduleOptions {
  directory: string;
  /** Hours between dumps; 0 for none by schedule. */
  hours: number;
  /** Turns of the processes on one server. Absent: this process is the only one. */
  turns?: DumpTurns | undefined;
  /** Copies elsewhere what is not there yet of these files. */
  copy?: ((paths: readonly string[]) => Promise<void>) | undefined;
  keep: DumpAges;
  /** Secret that dumps are encrypted with; absent for none. */
  key: string | undefined;
  /** Seals the rows of a dump, and opens them to see that it can be done. */
  vault?: { seals: DumpWriting['seals']; opening(): Promise<DumpOpening> } | undefined;
  log: Log;
}

export interface DumpSchedule {
  /** Writes a dump now; one at a time. */
  dump(): Promise<void>;
  /** The same unless the newest dump holds all that is there. */
  dumpChanges(): Promise<void>;
  /** Copies elsewhere what is not there as it is here; tries again later where that fails. */
  copyChanges(): Promise<void>;
  /** Finished dumps, oldest first. */
  list(): Promise<string[]>;
  isRunning(): boolean;
  /** When the last one failed; undefined since one succeeded. */
  failedAt(): Date | undefined;
  /** Ends the schedule, and waits for a dump that is being written. */
  stop(): Promise<void>;
}

const hour = 3_600_000;
/** Milliseconds between two looks whether a dump is due, or one waits to be copied. */
const lookInterval = 600_000;

/** Dumps the database every so many hours when something has changed, reads each dump again, and deletes what nothing keeps. */
export function scheduleDumps(
  database: Database,
  areas: readonly AreaSchema[],
  { directory, hours, turns, copy, keep, key, vault, log }: DumpScheduleOptions,
): DumpSchedule {
  let running: Promise<boolean> | undefined;
  let last = '';
  let failedAt: Date | undefined;
  /** Whether some dump may lie on this disk alone: at the start nobody knows. */
  let isUncopied = copy !== undefined;
  let isStopping = false;

  async function dumpOnce(isAsked: boolean): Promise<void> {
    const state = await changeMark(database);
    if (state === last && !isAsked) return;
    const started = performance.now();
    const before = (await dumpsIn(directory)).at(-1);
    const draft = join(directory, 'draft.jsonl.gz');
    try {
      const { rows, isEmpty } = await writeDump(database, areas, draft, { key, seals: vault?.seals });
      // A dump is one when it has been read again; and none when it holds what the one before does.
      const { content } = await checkDump(draft, key, await vault?.opening());
      last = state;
      if (!isAsked && before !== undefined && (await contentOf(before, key)) === content) return;
      await rename(draft, join(directory, dumpName(momentAfter(before, Date.now()), isEmpty)));
      log.info('dumped', { rows, ms: Math.round(performance.now() - started) });
    } finally {
      await rm(draft, { force: true });
    }
    const names = (await dumpsIn(directory)).map((path) => basename(path));
    for (const old of outdatedDumps(names, keep)) await rm(join(directory, old), { force: true });
  }

  /** What cannot be copied is tried again at the next look. */
  async function copyAll(): Promise<void> {
    try {
      await copy?.(await dumpsIn(directory));
      isUncopied = false;
      failedAt = undefined;
    } catch (error) {
      isUncopied = true;
      failedAt = new Date();
      log.error('dump-not-copied', error);
    }
  }

  /** @returns whether a dump was written, or none was needed. */
  async function attempt(isAsked: boolean): Promise<boolean> {
    try {
      await dumpOnce(isAsked);
      failedAt = undefined;
    } catch (error) {
      failedAt = new Date();
      log.error('dump-failed', error);
      return false;
    }
    // A process that stops waits for no store; the next start copies what it wrote.
    if (!isStopping) await copyAll();
    return true;
  }

  // Asked for within a call, a dump is still the installation's and not the caller's.
  const asInstallation = AsyncLocalStorage.snapshot();
  function run(isAsked: boolean): Promise<boolean> {
    running ??= asInstallation(attempt, isAsked).finally(() => {
      running = undefined;
    });
    return running;
  }
  const dumpChanges = async () => void (await run(false));

  let due = performance.now() + hours * hour;
  async function look(): Promise<void> {
    try {
      if (turns ? await turns.take() : performance.now() >= due) {
        if (await run(false)) due = performance.now() + hours * hour;
        else await turns?.giveBack();
      } else if (isUncopied && running === undefined) await copyAll();
    } catch (error) {
      log.error('dump-failed', error);
    }
  }
  const timer = hours > 0 ? setInterval(look, lookInterval) : undefined;
  timer?.unref();
  return {
    async dump() {
      await running;
      await run(true);
    },
    dumpChanges,
    async copyChanges() {
      await running;
      await asInstallation(copyAll);
    },
    list: () => dumpsIn(directory),
    isRunning: () => running !== undefined,
    failedAt: () => failedAt,
    async stop() {
      isStopping = true;
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
async function contentOf(path: string, key: string | undefined): Promise<string | undefined> {
  return checkDump(path, key).then(
    ({ content }) => content,
    () => undefined,
  );
}
