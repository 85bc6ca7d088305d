import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import type { Database } from './database.types.ts';
import { restoreDump, writeDump } from './dump.ts';
import { checkDump } from './dump-file.ts';
import { dumpName, dumpsIn } from './dump-names.ts';
import { type DumpSchedule, scheduleDumps } from './dump-schedule.ts';
import { tryDump } from './dump-trial.ts';
import { type AreaSchema, migrate, migration } from './migrations.ts';
import { openDatabase } from './open-database.ts';

const key = 'a key of the tests that is long enough';
const areas: readonly AreaSchema[] = [
  {
    area: 'notes',
    peopled: ['note'],
    derived: ['lease'],
    migrations: { '0001_notes': migration('create table note (text text)', 'create table lease (holder text)') },
  },
];

let database: Database;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'assay-dumps-'));
  database = await openDatabase({ directory: null, poolSize: 2 });
  await migrate(database, areas);
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

/** What a process does that starts, holds a lease and stops. */
async function idleProcess(): Promise<void> {
  await database.pool.query("delete from lease; insert into lease values ('process')");
  await schedule().dumpChanges();
}

function schedule(into = directory): DumpSchedule {
  return scheduleDumps(database, areas, {
    directory: into,
    hours: 0,
    keep: { days: 2, weeks: 2 },
    key,
    log: createLog(() => undefined),
  });
}

describe('Reliability: dumps', () => {
  it('P99: eight idle restarts write none and destroy none', async () => {
    await database.pool.query("insert into note values ('a recipe')");
    await idleProcess();
    const [first] = await dumpsIn(directory);
    const { mtimeMs } = await stat(first as string);
    for (let n = 0; n < 8; n += 1) await idleProcess();
    expect(await readdir(directory)).toEqual([expect.stringMatching(/^assay-/)]);
    expect((await stat(first as string)).mtimeMs).toBe(mtimeMs);
  });

  it('P99: one that is written lets those go that no day and no week keeps, and no other', async () => {
    const folder = await mkdtemp(join(directory, 'aged-'));
    const now = new Date();
    const aged = Array.from({ length: 30 }, (_, n) => dumpName(new Date(now.getTime() - n * 86_400_000 - 2_000)));
    for (const name of aged) await writeFile(join(folder, name), '');
    await schedule(folder).dump();
    const written = (await dumpsIn(folder)).at(-1) ?? '';
    expect(aged).not.toContain(basename(written));
    const ofDayBefore = aged.find((name) => name.slice(0, 16) < basename(written).slice(0, 16));
    const sundayBefore = aged[new Date(now.getTime() - 2_000).getUTCDay() || 7];
    const kept = new Set([sundayBefore, ofDayBefore, basename(written)]);
    expect((await dumpsIn(folder)).map((path) => basename(path))).toEqual([...kept]);
    await rm(folder, { recursive: true });
  });

  it('are encrypted with the key, readable with it alone, and by nobody else on the machine', async () => {
    const path = (await dumpsIn(directory)).at(-1) as string;
    expect((await stat(path)).mode & 0o077).toBe(0);
    await expect(checkDump(path, key)).resolves.toMatchObject({ rows: 1 });
    await expect(checkDump(path, undefined)).rejects.toThrow(/encrypted.*ASSAY_DUMP_KEY/);
    await expect(checkDump(path, `${key}!`)).rejects.toThrow(/another ASSAY_DUMP_KEY/);
    await database.pool.query('delete from note');
    await restoreDump(database, areas, path, { key });
    expect((await database.pool.query('select text from note')).rows).toEqual([{ text: 'a recipe' }]);
  });

  it('that were changed in any byte, or cut off, are refused before they replace anything', async () => {
    await database.pool.query(
      "insert into note select 'note ' || sha256(n::text::bytea)::text from generate_series(1, 4000) n",
    );
    const path = join(directory, 'large.jsonl.gz');
    await writeDump(database, areas, path, { key });
    const whole = await readFile(path);
    expect(whole.length).toBeGreaterThan(140_000);
    const broken = join(directory, 'broken.jsonl.gz');
    for (const at of [40, 65_600, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await writeFile(broken, changed);
      await expect(restoreDump(database, areas, broken, { key })).rejects.toThrow(/broken/);
    }
    // Cut where a part ends, so that what is left would decrypt.
    await writeFile(broken, whole.subarray(0, 39 + 2 * (65_536 + 16)));
    await expect(restoreDump(database, areas, broken, { key })).rejects.toThrow(/broken/);
    expect((await database.pool.query('select count(*)::int as count from note')).rows).toEqual([{ count: 4001 }]);
  });

  it('P100: are restored on trial, and what comes back is compared row by row', async () => {
    const path = join(directory, 'trial.jsonl.gz');
    const trial = { key, opening: undefined, directory: join(directory, 'trial'), largest: 2 ** 30 };
    await writeDump(database, areas, path, { key });
    await expect(tryDump(path, areas, trial)).resolves.toBe(true);
    await expect(tryDump(path, areas, { ...trial, largest: 100 })).resolves.toBe(false);
    // A schema that keeps something else than it was given.
    const changing = migration(
      'create table note (text text)',
      'create function shout() returns trigger language plpgsql as $$ begin new.text := upper(new.text); return new; end $$',
      'create trigger shout before insert on note for each row execute function shout()',
      'create table lease (holder text)',
    );
    const [notes] = areas;
    await expect(
      tryDump(path, [{ ...(notes as AreaSchema), migrations: { '0001_notes': changing } }], trial),
    ).rejects.toThrow(/not those that were dumped/);
    expect(await readdir(directory)).not.toContain('trial');
    await rm(path);
  });

  it('of an installation that nobody works with say so', async () => {
    await database.pool.query('delete from note');
    await schedule().dumpChanges();
    expect((await dumpsIn(directory)).at(-1)).toContain('-empty.jsonl.gz');
  });
});
