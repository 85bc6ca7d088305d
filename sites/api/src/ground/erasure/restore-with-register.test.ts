import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import { personalData } from '../../operation/privacy/personal-data.ts';
import { ownersOfRows } from '../../row-owners.ts';
import { type Installation, withEmbedded } from '../../testing/installation.ts';
import { writeDump } from '../database/dump.ts';
import { createDumpVault } from './dump-vault.ts';
import { ForeignRegisterError, placeRegister, readRegister, registerFile } from './register.ts';
import { restoreWithRegister } from './restore-with-register.ts';

const key = 'a-key-of-the-tests-that-is-long-enough';
const wrapping = { sealing: undefined, opening: [] };
let installation: Installation;
let folder: string;
beforeEach(async () => {
  installation = await withEmbedded({}, 'schema');
  folder = await mkdtemp(join(tmpdir(), 'assay-restore-'));
});
afterEach(async () => {
  await installation.remove();
  await rm(folder, { recursive: true, force: true });
});

it('P98: a dump is not restored over the dumps of another installation, whose ended rights would take the place of its own', async () => {
  const database = await installation.open();
  const { pool } = database;
  await pool.query(`insert into tenant (id, name) values ('t', 'Ended Works')`);
  await pool.query(`insert into user_account (id, email, full_name) values ('u', 'removed@example.com', 'Removed')`);
  await pool.query(`insert into tenant_member (tenant_id, user_id, role) values ('t', 'u', 'member')`);
  const [away, dumps] = [join(folder, 'away'), join(folder, 'dumps')];
  const dump = join(away, 'dump.jsonl.gz');
  const { seals } = createDumpVault(database, { owners: ownersOfRows, wrapping, directory: away, key });
  await writeDump(database, areas, dump, { key, seals });
  await pool.query(`delete from tenant_member where user_id = 'u'`);
  const client = await pool.connect();
  const own = await readRegister(client, wrapping).finally(() => client.release());
  expect(own.endings).toHaveLength(1);
  await placeRegister(away, own, key);

  // As on a machine where something else began meanwhile.
  await pool.query('truncate erasure_key, erasure_key_destroyed, ended_right');
  const other = { id: 'k', kind: 'person', subject: 'zoe', secret: 'ab'.repeat(32), former: false } as const;
  const endings = own.endings.map((ended) => ({ ...ended, row_key: { tenant_id: 'o', user_id: 'zoe' } }));
  await placeRegister(dumps, { keys: [other], destroyed: [], endings }, key);
  const there = await readFile(join(dumps, registerFile));
  const options = { areas, owners: ownersOfRows, people: personalData, wrapping, folders: [dumps], key };
  await expect(restoreWithRegister(database, dump, options)).rejects.toThrow(ForeignRegisterError);
  expect(await readFile(join(dumps, registerFile))).toEqual(there);
  await rm(dumps, { recursive: true });
  expect((await restoreWithRegister(database, dump, options)).endedAgain).toBe(1);
  expect((await pool.query('select from tenant_member')).rowCount).toBe(0);
});
