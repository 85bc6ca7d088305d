import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { areas } from '../areas.ts';
import { readSettings, type Settings } from '../ground/configuration/settings.ts';
import { lockDirectory } from '../ground/database/directory-lock.ts';
import { type DumpReport, restoreDump } from '../ground/database/dump.ts';
import { openDatabase } from '../ground/database/open-database.ts';

type Keyed = Pick<Settings, 'ASSAY_DUMP_KEY'>;

/**
 * `npm run restore FILE`: replaces the content of the installation by a dump. The embedded database is filled beside the
 * old one, which is kept until the operator deletes it; a PostgreSQL server is changed in one transaction.
 */
export async function restore([file]: readonly string[]): Promise<number> {
  if (file === undefined) throw new Error('Which dump? Use: npm run restore FILE');
  const path = resolve(file);
  if (!(await stat(path).catch(() => undefined))?.isFile()) throw new Error(`There is no file ${path}.`);
  const settings = readSettings(process.env);
  const report =
    settings.DATABASE_URL === undefined
      ? await restoreEmbedded(resolve(settings.ASSAY_DATA), path, settings)
      : await restoreServer(settings.DATABASE_URL, path, settings);
  process.stdout.write(`Restored ${report.rows} rows of ${report.tables} tables. Start the service again.\n`);
  return 0;
}

async function restoreServer(url: string, path: string, { ASSAY_DUMP_KEY: key }: Keyed): Promise<DumpReport> {
  const database = await openDatabase({ url, directory: null, poolSize: 2 });
  try {
    return await restoreDump(database, areas, path, { key });
  } finally {
    await database.close();
  }
}

async function restoreEmbedded(directory: string, path: string, { ASSAY_DUMP_KEY: key }: Keyed): Promise<DumpReport> {
  await mkdir(directory, { recursive: true });
  const unlock = await lockDirectory(directory, 'command');
  try {
    const beside = join(directory, 'restoring');
    await rm(beside, { recursive: true, force: true });
    const database = await openDatabase({ directory: beside, poolSize: 1 });
    const report = await restoreDump(database, areas, path, { key }).finally(() => database.close());
    const current = join(directory, 'database');
    if (await stat(current).catch(() => undefined)) {
      const kept = join(directory, `database.before-${new Date().toISOString().replaceAll(':', '-')}`);
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
