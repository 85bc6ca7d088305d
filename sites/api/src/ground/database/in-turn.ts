import type { Database } from './database.types.ts';

const key = 0x74_75_72_6e;

/** Runs work that processes starting together must not do at the same time. */
export async function inTurn<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.engine === 'embedded') return work();
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [key]);
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [key]);
    client.release();
  }
}
