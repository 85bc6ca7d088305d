import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Installation, withPostgres } from '../../testing/installation.ts';
import { type Relay, startRelay } from '../../testing/relay.ts';
import { isConnectionLost, isDatabaseAway } from './connection-loss.ts';
import type { DatabasePool } from './database.types.ts';
import { openPostgresPool } from './postgres-pool.ts';
import { unhurried } from './time-limits.ts';

const short = { connect: 600, statement: 400, lock: 200, silence: 800 };
/** Milliseconds beyond a limit that a busy machine may take to notice it. */
const late = 5_000;

async function timed<T>(work: Promise<T>): Promise<{ failure: unknown; ms: number }> {
  const began = performance.now();
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { failure, ms: performance.now() - began };
}

describe('Reliability: limits of time towards a PostgreSQL server', () => {
  let installation: Installation;
  let url: string;
  let relay: Relay;
  let pool: DatabasePool;
  beforeAll(async () => {
    installation = await withPostgres({}, 'blank');
    url = installation.environment['DATABASE_URL'] as string;
  });
  afterAll(() => installation.remove());
  beforeEach(async () => {
    relay = await startRelay(url);
    pool = await openPostgresPool(relay.address, 2, short);
    await pool.query('create table if not exists place (id int)');
    await pool.query('delete from place');
  });
  afterEach(async () => {
    relay.speak();
    await pool.end();
    await relay.close();
  });

  it('P101: are 30 s for a statement and 5 s for a lock, on the connections for what is urgent too', async () => {
    const usual = await openPostgresPool(url, 2);
    for (const connections of [usual, usual.urgent]) {
      const { rows } = await connections.query(
        "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock",
      );
      expect(rows).toEqual([{ statement: '30s', lock: '5s' }]);
    }
    await usual.end();
  });

  it('P101: end a statement that takes longer; its connection serves the next one', async () => {
    const { failure } = await timed(pool.query('select pg_sleep(60)'));
    expect(failure).toMatchObject({ code: '57014' });
    expect(isDatabaseAway(failure)).toBe(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('P101: end the wait for the lock of another', async () => {
    const holder = await pool.connect();
    await holder.query('begin; lock table place in access exclusive mode');
    const { failure } = await timed(pool.query('select from place'));
    expect(failure).toMatchObject({ code: '55P03' });
    await holder.query('rollback');
    holder.release();
  });

  it('do not hurry work that says it takes long, neither on the server nor on the way', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(unhurried);
    await client.query(`select pg_sleep(${(2 * short.silence) / 1000})`);
    await client.query('commit');
    await expect(client.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
    client.release();
  });

  it('P101: refuse a further connection when all are taken; those for what is urgent still answer', async () => {
    const taken = [await pool.connect(), await pool.connect()];
    const { failure, ms } = await timed(pool.query('select 1'));
    expect(isDatabaseAway(failure)).toBe(true);
    expect(ms).toBeLessThan(short.connect + late);
    expect((await timed(pool.urgent.query('select 1'))).failure).toBeUndefined();
    for (const client of taken) client.release();
  });

  it('P101: give up a server that falls silent, and use it again when it speaks', async () => {
    relay.silence();
    for (const ask of [() => pool.query('select 1'), () => pool.urgent.query('select 1'), () => pool.query('begin')]) {
      const { failure, ms } = await timed(ask());
      expect(isConnectionLost(failure)).toBe(true);
      // The statement once, and two attempts to reach the server anew.
      expect(ms).toBeLessThan(short.silence + 2 * short.connect + late);
    }
    relay.speak();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect((await pool.urgent.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('P95: send no change twice to a server that fell silent, and leave its transaction undone', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into place values (1)');
    relay.silence();
    const insert = await timed(client.query('insert into place values (2)'));
    expect(isConnectionLost(insert.failure)).toBe(true);
    await expect(client.query('insert into place values (3)')).rejects.toThrow();
    client.release();
    const alone = await timed(pool.query('insert into place values (4)'));
    expect(isConnectionLost(alone.failure)).toBe(true);
    relay.speak();
    const { rows } = await pool.query<{ id: number }>('select id from place');
    expect(rows.filter(({ id }) => id !== 4)).toEqual([]);
    expect(rows.length).toBeLessThanOrEqual(1);
  });
});
