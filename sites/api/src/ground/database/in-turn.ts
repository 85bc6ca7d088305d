import type { Database } from './database.types.ts';
import { unhurried } from './time-limits.ts';

const key = 0x74_75_72_6e;

/** Runs work that processes starting together must not do at the same time; whoever waits does so without a limit. */
export async function inTurn<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.engine === 'embedded') return work();
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(unhurried);
    await client.query('select pg_advisory_xact_lock($1)', [key]);
    return await work();
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
