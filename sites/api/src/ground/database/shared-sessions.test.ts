import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, withPostgres } from '../../testing/installation.ts';
import { type FreeOrder, startTransactionPooler } from '../../testing/transaction-pooler.ts';
import { openDatabase } from './open-database.ts';

const poolers: readonly [number, FreeOrder][] = [
  [1, 'last used'],
  [4, 'last used'],
  [2, 'in turn'],
];

describe('Reliability: a pooler that shares sessions by transaction', () => {
  let installation: Installation;
  let url: string;
  beforeAll(async () => {
    installation = await withPostgres({}, 'blank');
    url = installation.environment['DATABASE_URL'] as string;
  });
  afterAll(() => installation.remove());

  it.each(poolers)(
    'P103: of %i sessions, given out %s, is refused by name with what to set',
    async (sessions, order) => {
      const pooler = await startTransactionPooler(url, sessions, order);
      try {
        const attempt = openDatabase({ url: pooler.address, directory: null, poolSize: 2 });
        await expect(attempt).rejects.toThrow(/DATABASE_URL.*pgbouncer.*pool_mode=transaction.*pool_mode=session/s);
      } finally {
        await pooler.close();
      }
    },
  );
});
