import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.types.ts';
import type { OperationsTables } from './operations.migrations.ts';

/** The secret of that name, made on first use; every process of the installation gets the same. */
export async function installationSecret(database: Database, name: string): Promise<string> {
  const db = database.tables<OperationsTables>();
  await db
    .insertInto('installation_secret')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('installation_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
