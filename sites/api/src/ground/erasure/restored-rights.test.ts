import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Installation, withEmbedded } from '../../testing/installation.ts';
import type { Database } from '../database/database.types.ts';
import type { EndedRight } from './register.ts';
import { endAgain } from './restored-rights.ts';

let installation: Installation;
let database: Database;
beforeAll(async () => {
  installation = await withEmbedded({}, 'schema');
  database = await installation.open();
  await database.pool.query('create table right_of_test (id text primary key, role text)');
});
afterAll(() => installation.remove());
beforeEach(async () => {
  await database.pool.query('truncate right_of_test');
  await database.pool.query("insert into right_of_test select 'r' || n, 'admin' from generate_series(1, 5) n");
});

/** The end of the right with the same number: its row goes, or changes. */
const ended = (id: number, change: EndedRight['change'] = null): EndedRight => ({
  id,
  name: 'right_of_test',
  row_key: { id: `r${id}` },
  change,
  at: '2026-01-01',
});

/** Rights that are there after those were ended again, and how many were. */
async function left(endings: readonly EndedRight[], known: Parameters<typeof endAgain>[2]) {
  const client = await database.pool.connect();
  try {
    const count = await endAgain(client, endings, known);
    const { rows } = await client.query<{ told: string }>(
      "select id || ' ' || role as told from right_of_test order by id",
    );
    return { count, rights: rows.map(({ told }) => told) };
  } finally {
    client.release();
  }
}

describe('endAgain()', () => {
  it('takes away what was taken away since the dump, and what the dump knew of not once more', async () => {
    const endings = [ended(3), ended(4), ended(5, { role: 'viewer' })];
    expect(await left(endings, { last: 3, missing: [] })).toEqual({
      count: 2,
      rights: ['r1 admin', 'r2 admin', 'r3 admin', 'r5 viewer'],
    });
  });

  it('takes away what was being taken away while the dump was made, though its number is a lower one', async () => {
    expect(await left([ended(2), ended(3)], { last: 3, missing: [2] })).toEqual({
      count: 1,
      rights: ['r1 admin', 'r3 admin', 'r4 admin', 'r5 admin'],
    });
  });

  it('takes nothing away by a dump that knows of no endings', async () => {
    expect((await left([ended(1)], undefined)).count).toBe(0);
  });
});
