import { Client } from 'pg';
import { firstConnectLimit } from './connection-loss.ts';

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
 * Two connections that are open at once have backends of their own, on a server and behind a pooler of sessions.
 *
 * @throws SharedSessionsError when they are given the same one, or one of them is given another while the other works.
 */
export async function refuseSharedSessions(connectionString: string): Promise<void> {
  const options = { connectionString, connectionTimeoutMillis: firstConnectLimit };
  const [first, second] = [new Client(options), new Client(options)];
  for (const client of [first, second]) client.on('error', () => undefined);
  try {
    await first.connect();
    const own = await backendOf(first);
    await second.connect();
    await second.query('begin');
    if ((await backendOf(second)) === own || (await backendOf(first)) !== own) throw new SharedSessionsError();
    await second.query('rollback');
  } finally {
    await Promise.all([first, second].map((client) => client.end().catch(() => undefined)));
  }
}
