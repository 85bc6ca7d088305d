import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import { CallError } from '../http/call-error.ts';
import type { OperationsTables } from './operations.migrations.ts';

export interface RateLimiter {
  /**
   * Counts one attempt under a key in windows of so many seconds, across all processes.
   *
   * @throws CallError tooMany beyond the limit, with the seconds until the window ends.
   */
  hit(key: string, limit: number, seconds: number): Promise<void>;
  /** Forgets what was counted under a key. */
  forget(key: string): Promise<void>;
  /** Deletes windows that have ended. */
  sweep(): Promise<void>;
}

/** For so many ms a key that is over its limit is refused without asking the database: a flood costs it no statement each. */
const remembered = 1_000;
/** Keys that are remembered at a time. */
const rememberedKeys = 10_000;

/** @param isOn false counts nothing. */
export function createRateLimiter(database: Database, isOn: boolean): RateLimiter {
  const db = database.tables<OperationsTables>();
  /** Keys over their limit, each with the moment of this process's clock until which it need not ask. */
  const spent = new Map<string, number>();
  return {
    async hit(key, limit, seconds) {
      if (!isOn) return;
      const now = Date.now();
      const start = Math.floor(now / (seconds * 1000));
      const end = (start + 1) * seconds * 1000;
      const retryAfter = (end - now) / 1000;
      if ((spent.get(key) ?? 0) > performance.now()) throw new CallError('tooMany', { retryAfter, isRepeated: true });
      const { count } = await db
        .insertInto('rate_window')
        .values({ key, window_start: start, count: 1, ends_at: new Date(end) })
        .onConflict((conflict) =>
          conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql<number>`rate_window.count + 1` }),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      if (count <= limit) return;
      if (spent.size >= rememberedKeys) spent.clear();
      spent.set(key, performance.now() + Math.min(end - now, remembered));
      throw new CallError('tooMany', { retryAfter, isRepeated: count > limit + 1 });
    },
    async forget(key) {
      spent.delete(key);
      await db.deleteFrom('rate_window').where('key', '=', key).execute();
    },
    async sweep() {
      await db.deleteFrom('rate_window').where('ends_at', '<', new Date()).execute();
    },
  };
}
