import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpsIn } from '../ground/database/dump-names.ts';
import { registerFile } from '../ground/erasure/register.ts';
import { type Installation, withEmbedded, withPostgres } from '../testing/installation.ts';
import { signInAs } from '../testing/people.ts';
import { runCommand, spawnCommand } from '../testing/run-command.ts';

/** What `npm run backup` and `npm run restore` start. */
const launcher = fileURLToPath(new URL('../../../../scripts/service.mjs', import.meta.url));

const command = async ({ environment }: Installation, ...args: string[]) =>
  (await runCommand(environment, ...args)).stdout;

let folder: string;
let from: Installation;
let dump: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-backup-'));
  dump = join(folder, 'moved.jsonl.gz');
  from = await withEmbedded({ ROLE: 'web', ASSAY_DUMP_HOURS: '24' });
  const service = await from.spawn();
  const client = await signInAs(await service.client(), 'owner');
  await client.call('account.saveInformation', { body: { manual_company: 'Kept Works' } });
  expect(await command(from, 'backup', dump)).toContain(dump);
  await service.kill('SIGKILL');
});
afterAll(async () => {
  await from.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('npm run backup and npm run restore', () => {
  it.each([
    ['the embedded database', () => withEmbedded({ ROLE: 'web' }, 'blank')],
    ['a PostgreSQL server', () => withPostgres({ ROLE: 'web' }, 'blank')],
    ['an embedded database that was used before', () => withEmbedded({ ROLE: 'web' })],
    ['a PostgreSQL server that was used before', () => withPostgres({ ROLE: 'web' })],
  ] as const)('move a running installation to %s', async (_, install) => {
    const to = await install();
    try {
      expect(await command(to, 'restore', dump)).toMatch(/Restored \d+ rows/);
      const service = await to.start();
      const client = await signInAs(await service.client(), 'owner');
      expect((await client.call('account.info')).data.company_name).toBe('Kept Works');
    } finally {
      await to.remove();
    }
  });

  it('P98: write no keys over those that open the dumps of another installation', async () => {
    const other = await withPostgres({ ROLE: 'web' });
    try {
      const refused = { code: 1, stderr: expect.stringContaining('another installation') };
      const register = await readFile(join(folder, registerFile));
      await expect(command(other, 'backup', join(folder, 'other.jsonl.gz'))).rejects.toMatchObject(refused);
      expect(await readFile(join(folder, registerFile))).toEqual(register);
      expect(await readdir(folder)).not.toContain('other.jsonl.gz');

      const dumps = join(other.environment['ASSAY_DATA'] ?? '', 'dumps');
      await mkdir(dumps);
      await copyFile(join(folder, registerFile), join(dumps, registerFile));
      await expect(command(other, 'backup')).rejects.toMatchObject(refused);
      expect(await readFile(join(dumps, registerFile))).toEqual(register);
      expect(await readdir(dumps)).toEqual([registerFile]);
    } finally {
      await other.remove();
    }
  });

  it('P117: killed with -9 in the middle, leave a PostgreSQL server as it was', async () => {
    const to = await withPostgres({ ROLE: 'web' });
    try {
      const { pool } = await to.open();
      await pool.query("insert into tenant (id, name) values ('before', 'Before the restore')");
      const holder = await pool.connect();
      await holder.query('begin');
      // Of the last tables by name: by then the restore has dropped nearly all the others.
      await holder.query('lock table work in access share mode');
      const restoring = spawnCommand(to.environment, 'restore', dump);
      const waits = `select pid from pg_locks where not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(async () => (await pool.query(waits)).rows).toHaveLength(1);
      restoring.kill('SIGKILL');
      await once(restoring, 'exit');
      await holder.query('rollback');
      holder.release();
      const { rows } = await pool.query("select name from tenant where id = 'before'");
      expect(rows).toEqual([{ name: 'Before the restore' }]);
      await signInAs(await (await to.start()).client(), 'owner');
    } finally {
      await to.remove();
    }
  });

  it.each([
    ['backup', 'SIGTERM', 143],
    ['restore', 'SIGINT', 130],
  ] as const)(
    'P118: told to stop before it is done, %s ends by %s with code %i and says so',
    async (name, signal, code) => {
      const to = await withPostgres({ ROLE: 'web' });
      try {
        const { pool } = await to.open();
        const holder = await pool.connect();
        await holder.query('begin');
        await holder.query('lock table work in access exclusive mode');
        const running = spawn(process.execPath, [launcher, name, ...(name === 'restore' ? [dump] : [])], {
          env: { PATH: process.env['PATH'], ...to.environment },
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        const ended = once(running, 'close');
        let said = '';
        running.stderr.on('data', (chunk: Buffer) => {
          said += String(chunk);
        });
        const waits = `select pid from pg_locks where not granted
        and database = (select oid from pg_database where datname = current_database())`;
        await expect.poll(async () => (await pool.query(waits)).rows, { timeout: 60_000 }).toHaveLength(1);
        running.kill(signal);
        const [left] = await ended;
        await holder.query('rollback');
        holder.release();
        expect({ code: left, said }).toEqual({
          code,
          said: expect.stringContaining(`ended by ${signal} before it was done`),
        });
        expect(await dumpsIn(join(to.environment['ASSAY_DATA'] ?? '', 'dumps'))).toEqual([]);
      } finally {
        await to.remove();
      }
    },
  );

  it('refuse a file that is not there, and a restore under a running service', async () => {
    await expect(command(from, 'restore', join(folder, 'none'))).rejects.toThrow(/There is no file/);
    const service = await from.spawn();
    await expect(command(from, 'restore', dump)).rejects.toThrow(/is in use by process/);
    await service.kill('SIGTERM');
  });
});
