import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPreparedStatements } from './prepared-statements.ts';

let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create();
  await db.exec('create table part (id int primary key, name text, tags text[])');
});
beforeEach(() => db.exec('deallocate all'));
afterAll(() => db.close());

const keptNow = async () =>
  (await db.query<{ statement: string }>("select statement from pg_prepared_statements where name like 'kept_%'")).rows;

describe('statements that come again', () => {
  it('give the same as statements that come once, with every kind of value', async () => {
    const { query } = createPreparedStatements(db);
    const insert = 'insert into part (id, name, tags) values ($1, $2, $3)';
    for (const id of [1, 2, 3]) {
      const { affectedRows } = await query(insert, [id, id === 2 ? null : `Teil ${id}`, ['ä', 'b"c', ',']]);
      expect(affectedRows).toBe(1);
    }
    const select = 'select id, name, tags, $2::timestamptz as at, $3::jsonb as data from part where id = $1';
    const values = [2, new Date('2026-02-28T12:00:00Z'), '{"a":[1,null]}'];
    const first = await query(select, values);
    const again = await query(select, values);
    expect(again.rows).toEqual(first.rows);
    expect(again.rows).toEqual([{ id: 2, name: null, tags: ['ä', 'b"c', ','], at: values[1], data: { a: [1, null] } }]);
    expect((await query(select, [4, null, null])).rows).toEqual([]);
    expect((await keptNow()).map(({ statement }) => statement).sort()).toEqual([insert, select].sort());
  });

  it('fail as they do else, and work again', async () => {
    const { query } = createPreparedStatements(db);
    const insert = 'insert into part (id, name) values ($1, $2)';
    await query(insert, [10, 'ten']);
    await query(insert, [11, 'eleven']);
    await expect(query(insert, [11, 'again'])).rejects.toMatchObject({ code: '23505', constraint: 'part_pkey' });
    expect((await query(insert, [12, 'twelve'])).affectedRows).toBe(1);
    const wrong = 'select nothing from part where id = $1';
    for (const id of [1, 2, 3]) await expect(query(wrong, [id])).rejects.toMatchObject({ code: '42703' });
  });

  it('see columns that were added since', async () => {
    const { query } = createPreparedStatements(db);
    const select = 'select * from part where id = $1';
    await query(select, [1]);
    await query(select, [1]);
    await db.exec('alter table part add column weight int default 7');
    expect((await query(select, [1])).rows).toMatchObject([{ id: 1, weight: 7 }]);
    expect((await query(select, [1])).rows).toMatchObject([{ id: 1, weight: 7 }]);
  });

  it('are forgotten in a bounded number, the least recently used first', async () => {
    const { query } = createPreparedStatements(db);
    for (let number = 0; number < 260; number += 1) {
      for (const value of [1, 2]) await query(`select $1::int + ${number} as sum`, [value]);
      expect((await query('select $1::int as always', [5])).rows).toEqual([{ always: 5 }]);
    }
    const kept = await keptNow();
    expect(kept).toHaveLength(200);
    expect(kept.map(({ statement }) => statement)).toContain('select $1::int as always');
  });
});
