import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueryReply } from '../database/database.types.ts';
import { kyselyOver } from '../database/kysely-over.ts';
import { createStreamLog } from './stream-log.ts';

describe('the look at watched streams', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('waits for the one before it while the database does not answer', async () => {
    const asked: ((reply: QueryReply<never>) => void)[] = [];
    const shared = {
      options: {},
      connect: async () => ({
        query: () => new Promise<QueryReply<never>>((resolve) => asked.push(resolve)),
        release: () => undefined,
      }),
      query: () => new Promise<never>(() => undefined),
    };
    const silent = {
      ...shared,
      urgent: shared,
      end: async () => undefined,
      listen: async () => async () => undefined,
    };
    const log = createStreamLog({
      engine: 'embedded',
      pool: silent,
      tables: <T>() => kyselyOver(silent) as Kysely<T>,
      urgentTables: <T>() => kyselyOver(silent) as Kysely<T>,
      has: () => false,
      close: async () => undefined,
    });
    const watch = log.watch('stream-1', new AbortController().signal);
    await log.start();
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitUntil(() => asked.length === 1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toHaveLength(1);
    asked[0]?.({ rows: [], rowCount: 0, command: 'SELECT' });
    await vi.waitUntil(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      return asked.length === 2;
    });
    asked[1]?.({ rows: [], rowCount: 0, command: 'SELECT' });
    watch.end();
    await log.stop();
  });
});
