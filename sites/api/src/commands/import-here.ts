import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { areas } from '../areas.ts';
import type { Settings } from '../ground/configuration/settings.ts';
import type { Database } from '../ground/database/database.types.ts';
import { DirectoryLockedError, directoryHolder, isDirectoryWanted } from '../ground/database/directory-lock.ts';
import { waitingLine } from '../ground/database/directory-wait.ts';
import { migrate } from '../ground/database/migrations.ts';
import { openDatabase } from '../ground/database/open-database.ts';
import { HandedOn } from '../knowledge/library/handed-on.ts';

interface ImportWork {
  /** Imports until the signal comes. @returns whether it came to its end */
  here(database: Database, signal: AbortSignal): Promise<boolean>;
  /** Has the service do what is left. */
  through(pid: number): Promise<void>;
}

/** Milliseconds between two looks whether a service wants the database, and for one to take it that did. */
const lookInterval = 300;
const takeLimit = 60_000;

/**
 * Imports into the database of the installation. An embedded one that another command has is waited for; one that a
 * service has, or wants since it starts meanwhile, is left to it with what is not imported yet.
 *
 * @throws DirectoryLockedError when another command has the database for too long.
 */
export async function importHere(settings: Settings, { here, through }: ImportWork): Promise<void> {
  const directory = resolve(settings.ASSAY_DATA);
  for (;;) {
    const database = await open(settings, directory);
    if (typeof database === 'number') return through(database);
    const stopping = new AbortController();
    const onInterrupt = () => stopping.abort();
    const looks = setInterval(async () => {
      if (database.engine === 'embedded' && (await isDirectoryWanted(directory))) stopping.abort(new HandedOn());
    }, lookInterval);
    process.once('SIGINT', onInterrupt).once('SIGTERM', onInterrupt);
    try {
      await migrate(database, areas);
      if (await here(database, stopping.signal)) return;
    } finally {
      process.off('SIGINT', onInterrupt).off('SIGTERM', onInterrupt);
      clearInterval(looks);
      await database.close();
    }
    if (!(stopping.signal.reason instanceof HandedOn)) return;
    process.stderr.write('\nThe service is starting, and goes on with the import.\n');
    await untilTaken(directory);
  }
}

/** The database, or the process of the service that has it. */
async function open(settings: Settings, directory: string): Promise<Database | number> {
  try {
    return await openDatabase({
      url: settings.DATABASE_URL,
      directory,
      poolSize: 2,
      work: 'import',
      patience: {
        whileAt: ['import', 'command'],
        onWait: (holder) => process.stderr.write(waitingLine(holder)),
      },
    });
  } catch (error) {
    if (error instanceof DirectoryLockedError && error.work === 'service') return error.pid;
    throw error;
  }
}

/** Until the service has taken what it wanted, or has given it up. */
async function untilTaken(directory: string): Promise<void> {
  for (const since = performance.now(); performance.now() - since < takeLimit; ) {
    const holder = await directoryHolder(directory);
    if (holder?.work === 'service' || !(await isDirectoryWanted(directory))) return;
    await wait(lookInterval);
  }
}
