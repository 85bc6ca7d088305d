import { Client } from 'pg';
import { firstConnectLimit } from './time-limits.ts';

/** A pooler that hands one session to several clients, so that LISTEN, locks and settings of one reach the others. */
export class SharedSessionsError extends Error {
  constructor() {
    super(
      'DATABASE_URL leads to a pooler that shares sessions among its clients, such as pgbouncer with pool_mode=transaction. ' +
        'The service listens, locks and sets limits by session. Set pool_mode=session for this database, or name the PostgreSQL server itself.',
    );
  }
}

const backendOf = async (client: Client) =>
  (await client.query<{ backend: number }>('select pg_backend_pid() as backend')).rows[0]?.backend;

/**
 * A connection has a backend of its own for as long as it is open, on a server and behind a pooler of sessions. A pooler
 * of transactions gives the one that was used last to the next who asks, or all of them in turn.
 *
 * @throws SharedSessionsError when two that are open are given the same one, or one of them is given another.
 */
export async function refuseSharedSessions(connectionString: string): Promise<void> {
  const options = { connectionString, connectionTimeoutMillis: firstConnectLimit };
  const [first, second] = [new Client(options), new Client(options)];
  for (const client of [first, second]) client.on('error', () => undefined);
  try {
    await first.connect();
    const own = await backendOf(first);
    if ((await backendOf(first)) !== own) throw new SharedSessionsError();
    await second.connect();
    await second.query('begin');
    if ((await backendOf(second)) === own || (await backendOf(first)) !== own) throw new SharedSessionsError();
    await second.query('rollback');
  } finally {
    await Promise.all([first, second].map((client) => client.end().catch(() => undefined)));
  }
}
