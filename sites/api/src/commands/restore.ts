import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { areas } from '../areas.ts';
import { dumpFolder } from '../ground/configuration/dump-folder.ts';
import { readSettings, type Settings } from '../ground/configuration/settings.ts';
import { replacedFolder } from '../ground/database/data-directory.ts';
import type { Database } from '../ground/database/database.types.ts';
import { lockDirectory } from '../ground/database/directory-lock.ts';
import { openDatabase } from '../ground/database/open-database.ts';
import { type RestoredDump, restoreWithRegister } from '../ground/erasure/restore-with-register.ts';
import { wrappingKeys } from '../ground/keys/wrapping-key.ts';
import { personalData } from '../operation/privacy/personal-data.ts';
import { ownersOfRows } from '../row-owners.ts';

/**
 * `npm run restore FILE`: replaces the content of the installation by a dump. The embedded database is filled beside the
 * old one, which is kept until the operator deletes it; a PostgreSQL server is changed in one transaction.
 */
export async function restore([file]: readonly string[]): Promise<number> {
  if (file === undefined) throw new Error('Which dump? Use: npm run restore FILE');
  const path = resolve(file);
  if (!(await stat(path).catch(() => undefined))?.isFile()) throw new Error(`There is no file ${path}.`);
  const settings = readSettings(process.env);
  const { rows, tables, erased, endedAgain } =
    settings.DATABASE_URL === undefined
      ? await restoreEmbedded(path, settings)
      : await restoreServer(settings.DATABASE_URL, path, settings);
  process.stdout.write(`Restored ${rows} rows of ${tables} tables. Start the service again.\n`);
  if (erased > 0) process.stdout.write(`${erased} rows are of people or organisations that were erased since.\n`);
  if (endedAgain > 0) process.stdout.write(`${endedAgain} rights that had ended since were ended again.\n`);
  return 0;
}

async function restoreInto(database: Database, path: string, settings: Settings): Promise<RestoredDump> {
  return restoreWithRegister(database, path, {
    areas,
    owners: ownersOfRows,
    people: personalData,
    wrapping: await wrappingKeys(settings),
    folders: [dumpFolder(settings)],
    key: settings.ASSAY_DUMP_KEY,
  });
}

async function restoreServer(url: string, path: string, settings: Settings): Promise<RestoredDump> {
  const database = await openDatabase({ url, directory: null, poolSize: 2 });
  try {
    return await restoreInto(database, path, settings);
  } finally {
    await database.close();
  }
}

async function restoreEmbedded(path: string, settings: Settings): Promise<RestoredDump> {
  const directory = resolve(settings.ASSAY_DATA);
  await mkdir(directory, { recursive: true });
  const unlock = await lockDirectory(directory, 'command');
  try {
    const beside = join(directory, 'restoring');
    await rm(beside, { recursive: true, force: true });
    const database = await openDatabase({ directory: beside, poolSize: 1 });
    const report = await restoreInto(database, path, settings).finally(() => database.close());
    const current = join(directory, 'database');
    if (await stat(current).catch(() => undefined)) {
      const kept = join(directory, `${replacedFolder}${new Date().toISOString().replaceAll(':', '-')}`);
      await rename(current, kept);
      process.stdout.write(`The former database is kept in ${kept}\n`);
    }
    await rename(join(beside, 'database'), current);
    await rm(beside, { recursive: true, force: true });
    return report;
  } finally {
    await unlock();
  }
}
