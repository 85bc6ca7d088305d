import { type CustomTypesConfig, Pool, type PoolConfig, types } from 'pg';
import type { DatabasePool } from './database.types.ts';
import { steadyConnection } from './postgres-connection.ts';
import { createListener } from './postgres-listener.ts';
import { refuseSharedSessions } from './shared-sessions.ts';
import { keptAlive, type TimeLimits, usualLimits } from './time-limits.ts';

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  1016: (text) => (types.getTypeParser(1016 as number)(text) as (string | null)[]).map((item) => item && Number(item)),
  1082: (text) => text,
};

/** Gives `bigint` as number and `date` as text, as the embedded engine does. */
const alike: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
};

/** Connections that nothing takes but health and sessions: who is asked first must not wait for the rest. */
const kept = 2;

/**
 * Opens a pool on a PostgreSQL server: connections of the size given, two besides for what is urgent, and one that
 * listens once somebody asks for it.
 *
 * @throws when the server cannot be reached, or is a pooler that shares sessions.
 */
export async function openPostgresPool(
  connectionString: string,
  size: number,
  limits: TimeLimits = usualLimits,
): Promise<DatabasePool> {
  await refuseSharedSessions(connectionString);
  const pool = boundedPool(connectionString, size, limits);
  const urgent = boundedPool(connectionString, kept, limits);
  const listener = createListener(connectionString, limits);
  let isClosed = false;
  const connections = connectionsOf(pool, limits);
  await connections.query('select 1');
  return {
    ...connections,
    urgent: connectionsOf(urgent, limits),
    listen: listener.listen,
    async end() {
      if (isClosed) return;
      isClosed = true;
      await listener.end();
      await Promise.all([pool.end(), urgent.end()]);
    },
  };
}

function boundedPool(connectionString: string, max: number, limits: TimeLimits): Pool {
  const options: PoolConfig = {
    connectionString,
    max,
    types: alike,
    connectionTimeoutMillis: limits.connect,
    ...keptAlive,
    // By statement and not as parameters of the start, which poolers of sessions refuse.
    onConnect: (client) =>
      client.query(`set statement_timeout = ${limits.statement}; set lock_timeout = ${limits.lock}`) as unknown as void,
  };
  const pool = new Pool(options);
  pool.on('error', () => undefined);
  // The pool hears a connection that lies idle; one that is taken would end the process with the error nobody hears.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function connectionsOf(pool: Pool, limits: TimeLimits): DatabasePool['urgent'] {
  return {
    options: pool.options,
    connect: () => steadyConnection(pool, limits),
    async query<R>(text: string, values?: readonly unknown[]) {
      const client = await steadyConnection(pool, limits);
      try {
        const reply = await client.query<R>(text, values);
        client.release();
        return reply;
      } catch (error) {
        // A text of several statements that fails may leave its transaction open.
        client.release(!values?.length);
        throw error;
      }
    },
  };
}
