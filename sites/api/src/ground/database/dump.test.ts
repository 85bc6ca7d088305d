import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withEmbedded, withPostgres } from '../../testing/installation.ts';
import type { Database } from './database.types.ts';
import { restoreDump, writeDump } from './dump.ts';
import { type AreaSchema, migrate, migration } from './migrations.ts';

const first: AreaSchema = {
  area: 'things',
  derived: ['thing_index'],
  migrations: {
    '0001_things': migration(
      `create table thing (
        id bigserial primary key,
        parent bigint references thing (id),
        name text not null,
        bytes bytea,
        numbers double precision[],
        facts jsonb,
        at timestamptz not null,
        day date,
        length integer generated always as (char_length(name)) stored
      )`,
      'create table thing_index (thing_id bigint references thing (id))',
    ),
  },
};
const second: AreaSchema = {
  ...first,
  migrations: {
    ...first.migrations,
    '0002_colour': migration("alter table thing add column colour text not null default 'grey'"),
  },
};

let directory: string;
let databases: Record<'embedded' | 'postgres', Database>;
let remove: () => Promise<unknown>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'assay-dump-'));
  const [embedded, postgres] = await Promise.all([withEmbedded(), withPostgres()]);
  databases = { embedded: await embedded.open(), postgres: await postgres.open() };
  remove = () => Promise.all([embedded.remove(), postgres.remove(), rm(directory, { recursive: true, force: true })]);
});
afterAll(() => remove());

async function empty(database: Database): Promise<void> {
  await database.pool.query('drop schema public cascade; create schema public');
}

const everything =
  "select id, parent, name, encode(bytes, 'hex') as bytes, numbers::text as numbers, facts, at::text as at, day, length from thing order by id";

async function fill(database: Database): Promise<void> {
  await database.pool.query(
    `insert into thing (id, parent, name, bytes, numbers, facts, at, day)
     select n, case when n < 250 then n + 1 end, 'name ' || n || E' \\\\ "é" \\n 鋰', decode('00ff', 'hex'),
       array[n / 3.0, 'NaN', 1e300]::float8[], jsonb_build_object('n', n, 'table', 'x'),
       timestamptz '2026-01-01 00:00:00.123456+00' + n * interval '1 microsecond', date '1999-12-31'
     from generate_series(250, 1, -1) n;
     select setval('thing_id_seq', 250)`,
  );
}

describe.each([
  ['embedded', 'postgres'],
  ['postgres', 'embedded'],
] as const)('a dump of %s restored on %s', (from, to) => {
  it('gives back every row, also those that refer to later ones, and counts on from there', async () => {
    const path = join(directory, `${from}.jsonl.gz`);
    await empty(databases[from]);
    await migrate(databases[from], [first]);
    await fill(databases[from]);
    const report = await writeDump(databases[from], [first], path);
    expect(report).toEqual({ tables: 1, rows: 250, isEmpty: true });
    await empty(databases[to]);
    expect(await restoreDump(databases[to], [first], path)).toEqual({
      tables: 1,
      rows: 250,
      erased: 0,
      endings: undefined,
    });
    const before = await databases[from].pool.query(everything);
    const after = await databases[to].pool.query(everything);
    expect(JSON.stringify(after.rows)).toBe(JSON.stringify(before.rows));
    const next = await databases[to].pool.query("insert into thing (name, at) values ('x', now()) returning id");
    expect(next.rows).toEqual([{ id: 251 }]);
    await expect(
      databases[to].pool.query("insert into thing (name, at, parent) values ('x', now(), 9999)"),
    ).rejects.toMatchObject({ code: '23503' });
  });

  it('is brought to the newest schema after it is loaded', async () => {
    const path = join(directory, `${from}-old.jsonl.gz`);
    await empty(databases[from]);
    await migrate(databases[from], [first]);
    await fill(databases[from]);
    await writeDump(databases[from], [first], path);
    await empty(databases[to]);
    await restoreDump(databases[to], [second], path);
    const { rows } = await databases[to].pool.query('select distinct colour from thing');
    expect(rows).toEqual([{ colour: 'grey' }]);
  });
});

describe('restoreDump()', () => {
  it.each([
    ['a file of something else', async () => gzipSync('hello\n')],
    ['a file that is not compressed', async () => Buffer.from('hello\n')],
    [
      'a dump without its end',
      async (whole: Buffer) => gzipSync(gunzipSync(whole).toString().split('\n').slice(0, 40).join('\n')),
    ],
    ['a truncated file', async (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ])('refuses %s and leaves the database as it was', async (_, damage) => {
    const database = databases.embedded;
    await empty(database);
    await migrate(database, [first]);
    await fill(database);
    const path = join(directory, 'whole.jsonl.gz');
    await writeDump(database, [first], path);
    const broken = join(directory, 'broken.jsonl.gz');
    await writeFile(broken, await damage(await readFile(path)));
    await expect(restoreDump(database, [first], broken)).rejects.toThrow(/broken\.jsonl\.gz/);
    const { rows } = await database.pool.query('select count(*)::int as count from thing');
    expect(rows).toEqual([{ count: 250 }]);
  });

  it.each(['embedded', 'postgres'] as const)(
    'P117: leaves the former database of %s where what has to hold of the restored one could not be done',
    async (engine) => {
      const database = databases[engine];
      await empty(database);
      await migrate(database, [first]);
      await fill(database);
      const path = join(directory, `unfinished-${engine}.jsonl.gz`);
      await writeDump(database, [first], path);
      await database.pool.query("update thing set name = 'since' where id = 1");
      const ending = restoreDump(database, [second], path, {}, async (client) => {
        const { rows } = await client.query('select colour from thing where id = 1');
        expect(rows, 'in the newest schema').toEqual([{ colour: 'grey' }]);
        await client.query("update thing set name = 'ended'");
        throw new Error('killed');
      });
      await expect(ending).rejects.toThrow('killed');
      const { rows } = await database.pool.query('select name from thing where id = 1');
      expect(rows).toEqual([{ name: 'since' }]);
    },
  );

  it('refuses a dump of a newer version', async () => {
    const database = databases.embedded;
    await empty(database);
    await migrate(database, [second]);
    const path = join(directory, 'newer.jsonl.gz');
    await writeDump(database, [second], path);
    await expect(restoreDump(database, [first], path)).rejects.toThrow(/0002_colour.*newer/);
  });
});
