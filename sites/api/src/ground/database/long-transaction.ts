import type { DatabasePool, PoolClient } from './database.types.ts';
import { unhurried } from './time-limits.ts';

/** How one begins that reads the whole database as it is at one moment. */
export const asOfOneMoment = 'start transaction isolation level repeatable read, read only';

/** Runs work in a transaction that may take its time, and undoes what fails. @param begin the statement that begins it */
export async function inLongTransaction<Result>(
  pool: Pick<DatabasePool, 'connect'>,
  work: (client: PoolClient) => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    await client.query(unhurried);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
