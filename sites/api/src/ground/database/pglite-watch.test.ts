import { afterEach, describe, expect, it } from 'vitest';
import type { DatabasePool } from './database.types.ts';
import { openPglitePool } from './pglite-pool.ts';

/** Never ends: the engine runs in one thread, and nothing interrupts it. */
const endless = 'do $$ begin loop end loop; end $$';
const times = { interval: 20, limit: 300 };

describe('Reliability: the worker of the embedded database', () => {
  let pool: DatabasePool;
  const dead: Error[] = [];
  afterEach(async () => {
    await pool.end();
    dead.length = 0;
  });
  const open = async () => {
    pool = await openPglitePool(null, { watch: times, onDead: (error) => dead.push(error) });
  };

  it('P97: is found dead when it hangs, and whoever waits for it is told', async () => {
    await open();
    const [first, second] = await Promise.allSettled([pool.query(endless), pool.query('select 1')]);
    expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
    expect(dead.map(({ message }) => message)).toEqual([expect.stringContaining('has not answered')]);
    await expect(pool.query('select 1')).rejects.toThrow();
  });

  it('lives on through work that says it takes long', async () => {
    await open();
    const client = await pool.connect();
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
    const work =
      "do $$ declare began timestamptz := clock_timestamp(); begin while clock_timestamp() < began + interval '1 s' loop end loop; end $$";
    await client.query(work);
    await client.query('commit');
    client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(dead).toEqual([]);
  });
});
