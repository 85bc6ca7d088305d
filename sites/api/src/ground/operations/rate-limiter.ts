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

/** @param isOn false counts nothing. */
export function createRateLimiter(database: Database, isOn: boolean): RateLimiter {
  const db = database.tables<OperationsTables>();
  return {
    async hit(key, limit, seconds) {
      if (!isOn) return;
      const now = Date.now();
      const start = Math.floor(now / (seconds * 1000));
      const end = (start + 1) * seconds * 1000;
      const { count } = await db
        .insertInto('rate_window')
        .values({ key, window_start: start, count: 1, ends_at: new Date(end) })
        .onConflict((conflict) =>
          conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql<number>`rate_window.count + 1` }),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      if (count > limit)
        throw new CallError('tooMany', { retryAfter: (end - now) / 1000, isRepeated: count > limit + 1 });
    },
    async forget(key) {
      await db.deleteFrom('rate_window').where('key', '=', key).execute();
    },
    async sweep() {
      await db.deleteFrom('rate_window').where('ends_at', '<', new Date()).execute();
    },
  };
}
