import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations } from '../../testing/installation.ts';
import type { Database } from './database.types.ts';

interface CounterTables {
  counter: { id: number; value: number };
}

describe.each(installations)('a pool on $engine', ({ install }) => {
  let installation: Installation;
  let database: Database;
  beforeAll(async () => {
    installation = await install();
    database = await installation.open();
    await database.pool.query('create table counter (id int primary key, value int not null)');
  });
  afterAll(() => installation.remove());

  it('keeps parallel transactions apart, also when some fail', async () => {
    const db = database.tables<CounterTables>();
    await db.insertInto('counter').values({ id: 1, value: 0 }).execute();
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, run) =>
        db
          .transaction()
          .execute(async (trx) => {
            const row = await trx
              .selectFrom('counter')
              .select('value')
              .where('id', '=', 1)
              .forUpdate()
              .executeTakeFirstOrThrow();
            await trx
              .updateTable('counter')
              .set({ value: row.value + 1 })
              .where('id', '=', 1)
              .execute();
            if (run % 7 === 0) throw new Error('given up');
            return true;
          })
          .catch(() => false),
      ),
    );
    const { value } = await db.selectFrom('counter').select('value').where('id', '=', 1).executeTakeFirstOrThrow();
    expect(value).toBe(outcomes.filter(Boolean).length);
  });

  it('gives values in the same types', async () => {
    const { rows } = await database.pool.query(
      `select 9007199254740991::bigint as big, date '2026-02-28' as day, timestamptz '2026-02-28 12:00Z' as at,
        '{"a":[1]}'::jsonb as json, array['x','y'] as texts, array[1,2]::bigint[] as numbers, 0.5::float8 as real,
        null::text as nothing, true as flag, $1::text as parameter, $2::text[] as list`,
      ['é', ['a', 'b"c']],
    );
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        day: '2026-02-28',
        at: new Date('2026-02-28T12:00:00Z'),
        json: { a: [1] },
        texts: ['x', 'y'],
        numbers: [1, 2],
        real: 0.5,
        nothing: null,
        flag: true,
        parameter: 'é',
        list: ['a', 'b"c'],
      },
    ]);
  });

  it('reports an error with its SQLSTATE and goes on', async () => {
    await database.pool.query('insert into counter values (7, 0)');
    await expect(database.pool.query('insert into counter values (7, 0)')).rejects.toMatchObject({ code: '23505' });
    await expect(database.pool.query('begin; select 1/0; commit')).rejects.toMatchObject({ code: '22012' });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('undoes what is rolled back', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('insert into counter values (8, 0)');
    await client.query('rollback');
    client.release();
    expect((await database.pool.query('select 1 from counter where id = 8')).rows).toEqual([]);
  });

  it('hears notices of its channel until it stops listening', async () => {
    const heard: string[] = [];
    const stop = await database.pool.listen('pool_test', (payload) => heard.push(payload));
    await database.pool.query("select pg_notify('pool_test', 'one'), pg_notify('elsewhere', 'no')");
    await expect.poll(() => heard).toEqual(['one']);
    await stop();
    await database.pool.query("select pg_notify('pool_test', 'two')");
    await database.pool.query('select 1');
    expect(heard).toEqual(['one']);
  });
});
