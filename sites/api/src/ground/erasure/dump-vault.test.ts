import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import { ownersOfRows } from '../../row-owners.ts';
import { withPostgres } from '../../testing/installation.ts';
import { writeDump } from '../database/dump.ts';
import { createDumpVault } from './dump-vault.ts';
import { placeRegister, readRegisterFile, registerFile } from './register.ts';

it('P40: the register is written by one process after the other, whole and with what each of them knows', async () => {
  const installation = await withPostgres({}, 'schema');
  const directory = await mkdtemp(join(tmpdir(), 'assay-vault-'));
  try {
    const databases = await Promise.all(Array.from({ length: 4 }, () => installation.open()));
    const [first] = databases;
    await first?.pool.query(
      `insert into erasure_key_destroyed (id) select 'gone-' || n from generate_series(1, 2000) as n`,
    );
    await placeRegister(directory, { keys: [], destroyed: ['gone-1'], endings: [] }, undefined);
    const failures: unknown[] = [];
    const log = { error: (_: string, error: unknown) => failures.push(error) };
    const wrapping = { sealing: undefined, opening: [] };
    const follow = async (database: (typeof databases)[number]) => {
      const vault = createDumpVault(database, { owners: ownersOfRows, wrapping, directory, key: undefined });
      const stop = await vault.follow(log as never);
      await database.pool.query(`select pg_notify('assay_erasure', '')`);
      await stop();
    };
    await Promise.all(databases.map(follow));
    expect(failures).toEqual([]);
    expect((await readRegisterFile(join(directory, registerFile), undefined)).destroyed).toHaveLength(2000);
    expect(await readdir(directory)).toEqual([registerFile]);
  } finally {
    await installation.remove();
    await rm(directory, { recursive: true, force: true });
  }
});

it('P40: who is erased after a database was set back in time is erased from the dumps of the time that was lost too', async () => {
  const installation = await withPostgres({}, 'schema');
  const directory = await mkdtemp(join(tmpdir(), 'assay-vault-'));
  try {
    const { pool, ...rest } = await installation.open();
    const wrapping = { sealing: undefined, opening: [] };
    const person = (id: string) => ({ id: `key of ${id}`, kind: 'person' as const, subject: id, former: false });
    const secret = 'ab'.repeat(32);
    await pool.query(`insert into user_account (id, email, full_name) values ('anna', 'a@example.com', 'Anna')`);
    await pool.query(`insert into erasure_key_destroyed (id) values ('common')`);
    const keys = ['anna', 'came-later'].map((id) => ({ ...person(id), secret }));
    await placeRegister(directory, { keys, destroyed: ['common'], endings: [] }, undefined);
    const vault = createDumpVault({ pool, ...rest }, { owners: ownersOfRows, wrapping, directory, key: undefined });
    const stop = await vault.follow({ error: expect.unreachable } as never);
    const known = async () =>
      (await readRegisterFile(join(directory, registerFile), undefined)).keys.map(({ subject }) => subject);
    expect(await known()).toEqual(['anna', 'came-later']);
    await pool.query(`delete from user_account where id = 'anna'`);
    await expect.poll(known).toEqual(['came-later']);
    await stop();
  } finally {
    await installation.remove();
    await rm(directory, { recursive: true, force: true });
  }
});

it('P98: a dump that may not lie beside the keys of another installation leaves nothing there', async () => {
  const installation = await withPostgres({}, 'schema');
  const directory = await mkdtemp(join(tmpdir(), 'assay-vault-'));
  try {
    const database = await installation.open();
    await database.pool.query(
      `insert into user_account (id, email, full_name) values ('anna', 'a@example.com', 'Anna')`,
    );
    const wrapping = { sealing: undefined, opening: [] };
    const vault = createDumpVault(database, { owners: ownersOfRows, wrapping, directory, key: undefined });
    await placeRegister(directory, { keys: [], destroyed: ['of another'], endings: [] }, undefined);
    const path = join(directory, 'draft.jsonl.gz');
    await expect(writeDump(database, areas, path, { seals: vault.seals })).rejects.toThrow('another installation');
    expect(await readdir(directory)).toEqual([registerFile]);
  } finally {
    await installation.remove();
    await rm(directory, { recursive: true, force: true });
  }
});
