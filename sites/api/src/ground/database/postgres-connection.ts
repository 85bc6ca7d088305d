import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient as PgClient, Pool, QueryResult } from 'pg';
import { isConnectionLost, isRepeatable } from './connection-loss.ts';
import type { PoolClient, QueryReply } from './database.types.ts';
import { currentSight, sightSetting } from './tenant-sight.ts';
import type { TimeLimits } from './time-limits.ts';
import { begins, ends } from './transaction-words.ts';
import { createUnhurried } from './unhurried-sessions.ts';

/** Milliseconds between two attempts to reach a server that is away. */
const retryInterval = 100;
/** What the pool says when all of its connections are taken: waiting longer would only make the queue longer. */
const isSpent = (error: unknown) => error instanceof Error && error.message.startsWith('timeout exceeded');

/** A connection of the pool; while the server is away it is tried again, up to the limit. */
async function take(pool: Pool, limit: number): Promise<PgClient> {
  for (let attempt = 1, since = Date.now(); ; attempt += 1) {
    try {
      return await pool.connect();
    } catch (error) {
      if (isSpent(error) || !isConnectionLost(error)) throw error;
      // An attempt that itself took all the time may have waited for a process that was busy.
      if (attempt > 1 && Date.now() - since > limit) throw error;
      await wait(retryInterval);
    }
  }
}

/** Sends a statement; a server that says nothing to it for so many milliseconds is one whose connection is lost. */
async function ask(
  client: PgClient,
  text: string,
  values: readonly unknown[] | undefined,
  { isInside, silence }: { isInside: boolean; silence: number | undefined },
) {
  // Ending a connection that is at a statement cuts it off.
  const timer = silence === undefined ? undefined : setTimeout(() => void client.end(), silence);
  try {
    if (!ends.test(text)) await setSight(client, isInside);
    return values?.length ? await client.query(text, [...values]) : lastOf(await client.query(text));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A connection that outlives the loss of the one below it: a read outside a transaction, and the beginning of a
 * transaction, are sent once more over a new one. Everything else fails, since nobody knows whether it ran.
 */
export async function steadyConnection(pool: Pool, { connect, silence }: TimeLimits): Promise<PoolClient> {
  let client: PgClient | undefined = await take(pool, connect);
  let isInside = false;
  const unhurried = createUnhurried();

  async function send<R>(text: string, values?: readonly unknown[]): Promise<QueryReply<R>> {
    client ??= await take(pool, connect);
    const ended = unhurried.begun(0, text);
    // What may take long is silent for as long: only the system's own probes find that its connection is lost.
    const reply = await ask(client, text, values, { isInside, silence: unhurried.any() ? undefined : silence }).finally(
      ended,
    );
    return reply as QueryReply<R>;
  }

  return {
    async query<R>(text: string, values?: readonly unknown[]) {
      let reply: QueryReply<R>;
      try {
        reply = await send<R>(text, values);
      } catch (error) {
        if (isInside || !isRepeatable(text) || !isConnectionLost(error)) throw error;
        client?.release(true);
        client = undefined;
        reply = await send<R>(text, values);
      }
      if (ends.test(text)) isInside = false;
      else if (begins.test(text) && !text.includes(';')) isInside = true;
      return reply;
    },
    release(destroy) {
      client?.release(destroy);
      client = undefined;
    },
  };
}

/** What each connection was last told of whose rows it may see, and whether a transaction may yet take that back. */
const told = new WeakMap<PgClient, { sight: string; isInside: boolean }>();

/** Tells a connection whose rows the present work may see, where it was told another last. */
async function setSight(client: PgClient, isInside: boolean): Promise<void> {
  const sight = currentSight();
  const last = told.get(client) ?? { sight: '', isInside: false };
  if (last.sight === sight && (isInside || !last.isInside)) return;
  await client.query({ name: 'sight', text: `select set_config('${sightSetting}', $1, false)`, values: [sight] });
  told.set(client, { sight, isInside });
}

/** A text of several statements gives several results; the last one answers, as on the embedded engine. */
function lastOf(result: QueryResult | QueryResult[]): QueryResult | undefined {
  return Array.isArray(result) ? result.at(-1) : result;
}
