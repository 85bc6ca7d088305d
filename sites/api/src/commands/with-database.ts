import { resolve } from 'node:path';
import { readSettings, type Settings } from '../ground/configuration/settings.ts';
import type { Database } from '../ground/database/database.types.ts';
import { openDatabase } from '../ground/database/open-database.ts';

/** Does work on the database that the environment names; an embedded one belongs to one process at a time. */
export async function withDatabase<Result>(
  work: (database: Database, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(process.env);
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    directory: resolve(settings.ASSAY_DATA),
    poolSize: 2,
  });
  try {
    return await work(database, settings);
  } finally {
    await database.close();
  }
}
