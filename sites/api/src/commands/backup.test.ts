import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, withEmbedded, withPostgres } from '../testing/installation.ts';
import { signInAs } from '../testing/people.ts';
import { runCommand } from '../testing/run-command.ts';

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

  it('refuse a file that is not there, and a restore under a running service', async () => {
    await expect(command(from, 'restore', join(folder, 'none'))).rejects.toThrow(/There is no file/);
    const service = await from.spawn();
    await expect(command(from, 'restore', dump)).rejects.toThrow(/is in use by process/);
    await service.kill('SIGTERM');
  });
});
