import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { assertComplete, assertWritable, damaged, unwritable } from './data-directory.ts';
import { type Database, type DatabaseEngine, type DatabasePool, databaseExtensions } from './database.types.ts';
import type { DirectoryWork } from './directory-lock.ts';
import { type DirectoryPatience, takeInTurn } from './directory-wait.ts';
import { kyselyOver } from './kysely-over.ts';
import type { openPglitePool } from './pglite-pool.ts';
import type { WatchTimes } from './worker-watch.ts';

/** Where the data lives: `url` names a PostgreSQL server, else `directory` holds the embedded one (null: memory). */
export interface DatabaseLocation {
  url?: string | undefined;
  directory: string | null;
  poolSize: number;
  /** What this process does with an embedded one, which others are told. @default 'command' */
  work?: DirectoryWork;
  /** Whom to wait for that has its directory. Absent: nobody. */
  patience?: DirectoryPatience | undefined;
  /** Called once the engine opens on its own: what this thread does from now on costs no time. */
  onOpening?: () => void;
  /** When the embedded engine is taken for dead. */
  watch?: WatchTimes | undefined;
  /** Called once when the embedded engine has ended or hangs: nothing is answered from then on. */
  onDead?: ((error: Error) => void) | undefined;
}

/**
 * Opens the database. The embedded one locks its directory against a second process.
 *
 * @throws DirectoryLockedError when another process has the directory; the driver's error when a server is away.
 */
export async function openDatabase({
  url,
  directory,
  poolSize,
  work = 'command',
  patience,
  onOpening = () => undefined,
  ...watched
}: DatabaseLocation): Promise<Database> {
  if (url !== undefined) {
    const { openPostgresPool } = await import('./postgres-pool.ts');
    const pool = await openPostgresPool(url, poolSize);
    onOpening();
    return databaseOver('postgres', pool);
  }
  if (directory === null) {
    const { openPglitePool } = await import('./pglite-pool.ts');
    return databaseOver('embedded', await openPglitePool(null, { onOpening, ...watched }));
  }
  const unlock = await takeDirectory(directory, () => takeInTurn(directory, work, patience));
  try {
    return await databaseOver('embedded', await openWhole(directory, { onOpening, ...watched }), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Takes a data directory, which is made where there is none. */
async function takeDirectory(
  directory: string,
  take: () => Promise<() => Promise<void>>,
): Promise<() => Promise<void>> {
  await assertWritable(directory);
  try {
    return await take();
  } catch (error) {
    throw unwritable(directory, error) ?? error;
  }
}

/** Opens the files of the embedded database, or makes them where there are none yet. */
async function openWhole(directory: string, options: Parameters<typeof openPglitePool>[1]): Promise<DatabasePool> {
  const set = join(directory, 'database');
  // One that another account has copied here looks empty, or damaged, to this one.
  if (existsSync(set)) await assertWritable(set);
  await assertComplete(directory);
  const { openPglitePool } = await import('./pglite-pool.ts');
  try {
    return await openPglitePool(set, options);
  } catch (error) {
    throw await damaged(directory, error);
  }
}

async function databaseOver(
  engine: DatabaseEngine,
  pool: DatabasePool,
  unlock: () => Promise<void> = async () => undefined,
): Promise<Database> {
  const installed = await enableExtensions(engine, pool);
  const kysely = kyselyOver(pool);
  const urgent = kyselyOver(pool.urgent);
  return {
    engine,
    pool,
    tables: <T>() => kysely as unknown as Kysely<T>,
    urgentTables: <T>() => urgent as unknown as Kysely<T>,
    has: (extension) => installed.has(extension),
    async close() {
      try {
        await pool.end();
      } finally {
        await unlock();
      }
    },
  };
}

/** Creates the extensions that the server offers and this role may create; the others are done without. */
async function enableExtensions(engine: DatabaseEngine, pool: DatabasePool): Promise<ReadonlySet<string>> {
  const wanted = [[...databaseExtensions]];
  const { rows } = await pool.query<{ name: string }>(
    'select extname as name from pg_extension where extname = any($1::text[])',
    wanted,
  );
  const installed = new Set(rows.map(({ name }) => name));
  // What else a server offers it reads from its files, which every start but the first does without.
  if (databaseExtensions.every((name) => installed.has(name))) return installed;
  const offered = await pool.query<{ name: string }>(
    'select name from pg_available_extensions where name = any($1::text[])',
    wanted,
  );
  for (const { name } of offered.rows) {
    if (installed.has(name)) continue;
    try {
      await pool.query(`create extension if not exists ${name}`);
      installed.add(name);
    } catch (error) {
      if (engine === 'embedded') throw error;
    }
  }
  return installed;
}
