import { Client, type CustomTypesConfig, Pool, type QueryResult, types } from 'pg';
import type { DatabasePool, QueryReply } from './database.types.ts';

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

interface Listener {
  client: Client;
  handlers: Map<string, Set<(payload: string) => void>>;
}

/**
 * Opens a pool on a PostgreSQL server, with one further connection that listens once somebody asks for it.
 *
 * @throws when the server cannot be reached.
 */
export async function openPostgresPool(connectionString: string, size: number): Promise<DatabasePool> {
  const pool = new Pool({ connectionString, max: size, types: alike });
  pool.on('error', () => undefined);
  const handlers: Listener['handlers'] = new Map();
  let listener: Promise<Client> | undefined;
  let isClosed = false;

  /** Connects the listener, and again whenever the server drops it: every channel is listened to anew. */
  async function connectListener(): Promise<Client> {
    const client = new Client({ connectionString });
    const reconnect = () => {
      listener = undefined;
      client.removeAllListeners('end');
      if (!isClosed) setTimeout(() => (listener ??= connectListener()).catch(() => undefined), 500).unref();
    };
    client.on('error', () => undefined);
    client.on('end', reconnect);
    client.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    try {
      await client.connect();
    } catch (error) {
      reconnect();
      throw error;
    }
    for (const channel of handlers.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  }

  async function run<R>(text: string, values?: readonly unknown[]): Promise<QueryReply<R>> {
    return (values?.length ? await pool.query(text, [...values]) : lastOf(await pool.query(text))) as QueryReply<R>;
  }

  await run('select 1');
  return {
    options: pool.options,
    query: run,
    async connect() {
      const client = await pool.connect();
      return {
        query: async <R>(text: string, values?: readonly unknown[]) =>
          (values?.length ? await client.query(text, [...values]) : lastOf(await client.query(text))) as QueryReply<R>,
        release: (destroy) => client.release(destroy),
      };
    },
    async listen(channel, handler) {
      const group = handlers.get(channel) ?? new Set();
      const isNew = !handlers.has(channel);
      group.add(handler);
      handlers.set(channel, group);
      listener ??= connectListener();
      const client = await listener;
      if (isNew) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return async () => {
        group.delete(handler);
        if (group.size > 0) return;
        handlers.delete(channel);
        const current = await listener;
        if (!isClosed) await current?.query(`unlisten ${current.escapeIdentifier(channel)}`);
      };
    },
    async end() {
      if (isClosed) return;
      isClosed = true;
      const client = await listener?.catch(() => undefined);
      await client?.end();
      await pool.end();
    },
  };
}

/** A text of several statements gives several results; the last one answers, as on the embedded engine. */
function lastOf(result: QueryResult | QueryResult[]): QueryResult | undefined {
  return Array.isArray(result) ? result.at(-1) : result;
}
