import { Client } from 'pg';
import type { DatabasePool } from './database.types.ts';
import { keptAlive, type TimeLimits } from './time-limits.ts';

/** Milliseconds between two attempts to listen again. */
const retryInterval = 250;

interface Listener {
  listen: DatabasePool['listen'];
  end(): Promise<void>;
}

/**
 * The one connection that listens, made when somebody asks first. Whenever it is lost it is made again and listens to
 * every channel anew; what was said in between is found by whoever polls the tables.
 */
export function createListener(connectionString: string, limits: Pick<TimeLimits, 'connect'>): Listener {
  const handlers = new Map<string, Set<(payload: string) => void>>();
  let current: Promise<Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString, connectionTimeoutMillis: limits.connect, ...keptAlive });
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of handlers.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      again();
      await client.end().catch(() => undefined);
      throw error;
    }
    client.once('end', again);
    return client;
  }

  function again(): void {
    current = undefined;
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => (current ??= connect()).catch(() => undefined), retryInterval);
    timer.unref();
  }

  return {
    async listen(channel, handler) {
      const group = handlers.get(channel) ?? new Set();
      const isNew = !handlers.has(channel);
      group.add(handler);
      handlers.set(channel, group);
      const isConnected = current !== undefined;
      current ??= connect();
      const client = await current;
      if (isNew && isConnected) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return async () => {
        group.delete(handler);
        if (group.size > 0 || handlers.get(channel) !== group) return;
        handlers.delete(channel);
        if (isClosed) return;
        // A connection that is lost listens to nothing.
        const open = await current?.catch(() => undefined);
        await open?.query(`unlisten ${open.escapeIdentifier(channel)}`).catch(() => undefined);
      };
    },
    async end() {
      isClosed = true;
      clearTimeout(timer);
      const client = await current?.catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}
