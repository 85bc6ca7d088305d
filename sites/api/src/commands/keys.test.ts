import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../ground/configuration/settings.ts';
import { openKeyring } from '../ground/keys/keyring.ts';
import { wrappingKeyFile, wrappingKeys } from '../ground/keys/wrapping-key.ts';
import { codeAt, stepAt } from '../people/identity/totp.ts';
import { type Installation, type RunningService, withEmbedded, withPostgres } from '../testing/installation.ts';
import { base32Bytes, registerByMail, sealNumber, signInAs } from '../testing/people.ts';
import { runCommand } from '../testing/run-command.ts';

const password = 'correct horse battery';
const codeOf = (secret: string) => codeAt(base32Bytes(secret), stepAt(Date.now()));

const keys = async ({ environment }: Installation, ...args: string[]) =>
  (await runCommand(environment, 'keys', ...args)).stdout;

let installation: Installation;
afterEach(() => installation.remove());

/** Somebody whose second factor is on. */
async function protectedPerson(service: RunningService) {
  const client = await service.client();
  const account = `${randomUUID()}@example.com`;
  await registerByMail(client, { account, password, full_name: 'Fay Factor' });
  const { data } = await client.call('factor.begin');
  const confirmed = await client.call('factor.confirm', { body: { code: codeOf(data.secret) } });
  await service.database.pool.query('update second_factor set last_step = 0');
  return { account, secret: data.secret, codes: confirmed.data.recovery_codes };
}

async function signedIn(service: RunningService, account: string, code: string): Promise<unknown> {
  const client = await service.client();
  await client.call('account.signIn', { body: { account, password } });
  return (await client.call('factor.signIn', { body: { code } })).status;
}

async function secretsOf({ environment }: Installation, { database }: RunningService): Promise<readonly string[]> {
  const ring = await openKeyring(database, await wrappingKeys(readSettings(environment)));
  await ring.stop();
  return ring.all();
}

async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe('npm run keys', () => {
  it('P38: the secret stands in no file of the installation, nor in a dump; its own key in one that its user alone reads', async () => {
    installation = await withEmbedded({ ROLE: 'web', ASSAY_DUMP_HOURS: '24' });
    const service = await installation.start();
    const [secret = ''] = await secretsOf(installation, service);
    await service.database.pool.query('checkpoint');
    await service.stop();
    const data = installation.environment['ASSAY_DATA'] ?? '';
    const files = await filesOf(data);
    expect(files.filter((path) => path.includes('dumps'))).not.toEqual([]);
    const needles = [Buffer.from(secret), Buffer.from(secret, 'hex'), Buffer.from(Buffer.from(secret).toString('hex'))];
    for (const path of files) {
      const bytes = await readFile(path);
      expect(
        needles.some((needle) => bytes.includes(needle)),
        path,
      ).toBe(false);
    }
    expect((await stat(join(data, wrappingKeyFile))).mode & 0o777).toBe(0o600);
  });

  it('P38: the key that numbers travel under is in no dump, and another is served after a restore', async () => {
    installation = await withEmbedded({ ROLE: 'web' });
    const service = await installation.start();
    const { key_id: former } = await sealNumber(await service.client(), '13512340000');
    expect((await service.database.pool.query('select from transport_key')).rowCount).toBe(1);
    await service.stop();
    const dump = join(installation.environment['ASSAY_DATA'] ?? '', 'of-keys.jsonl.gz');
    await runCommand(installation.environment, 'backup', dump);
    const told = gunzipSync(await readFile(dump)).toString();
    expect(told).toContain('"user_account"');
    expect(told).not.toContain('PRIVATE KEY');
    await runCommand(installation.environment, 'restore', dump);
    const after = await installation.start();
    expect((await sealNumber(await after.client(), '13512340000')).key_id).not.toBe(former);
  });

  it.each([
    ['the embedded database', () => withEmbedded({ ROLE: 'web' })],
    ['a server', () => withPostgres({ ROLE: 'web', ASSAY_SECRET_KEY: 'a-key-of-the-tests-with-32-signs-or-more' })],
  ] as const)('P39: after a rotation on %s second factors, recovery codes and devices go on', async (_, install) => {
    installation = await install();
    const before = await installation.start();
    const person = await protectedPerson(before);
    const device = await before.client();
    await before.stop();
    expect(await keys(installation, 'rotate')).toContain('Key 2 is made');
    expect((await keys(installation, 'list')).trim().split('\n')).toEqual([
      expect.stringMatching(/^key 1, sealed, made .*, honoured until /),
      expect.stringMatching(/^key 2, sealed, made .*, signs from /),
    ]);
    const after = await installation.start({ PORT: new URL(before.address).port });
    expect((await device.call('operations.health')).status).toBe(200);
    expect((await device.call('account.session')).status).toBe(200);
    expect(await signedIn(after, person.account, codeOf(person.secret))).toBe(200);
    expect(await signedIn(after, person.account, person.codes[0] ?? '')).toBe(200);
    expect(await signedIn(after, person.account, person.codes[0] ?? ''), 'a second time').toBe(400);
    const { rows } = await after.database.pool.query('select distinct key_id from second_factor');
    expect(rows).toEqual([{ key_id: 2 }]);
  });

  it('P39: a key that was seen by others opens nothing after a rotation at once', async () => {
    installation = await withEmbedded({ ROLE: 'web' });
    const before = await installation.start();
    const device = await before.client();
    await before.stop();
    await keys(installation, 'rotate', '--at-once');
    await installation.start({ PORT: new URL(before.address).port });
    expect((await device.call('account.session')).failure?.error_code).toBeDefined();
  });

  it('P38: a dump without the key of its keys is no way to second factors; the operator replaces them knowingly', async () => {
    installation = await withEmbedded({ ROLE: 'web' });
    const service = await installation.start();
    const person = await protectedPerson(service);
    await service.stop();
    await rm(join(installation.environment['ASSAY_DATA'] ?? '', wrappingKeyFile));
    await expect(installation.start()).rejects.toThrow(/secret\.key.*npm run keys -- replace/s);
    expect(await keys(installation, 'replace')).toContain('have to be set up anew: 1');
    const after = await installation.start();
    const client = await after.client();
    const { data } = await client.call('account.signIn', { body: { account: person.account, password } });
    expect(data).toMatchObject({ isLogin: true, needs_code: false });
  });

  it('P38: the register beside the dumps brings back the keys of files; without it the operator is told what is lost', async () => {
    installation = await withEmbedded({ ROLE: 'web', ASSAY_DUMP_HOURS: '24' });
    const folder = installation.environment['ASSAY_DATA'] ?? '';
    const service = await installation.start();
    const person = await signInAs(await service.client(), 'enterprise');
    const form = new FormData();
    form.append('files', new File(['A strip of zinc was weighed.'], 'zinc.txt'));
    const { data } = await person.send('agents.uploadFile', { body: form });
    const file = (data as { files: { file_id: string }[] }).files[0]?.file_id ?? '';
    await service.stop();
    const lose = () => rm(join(folder, wrappingKeyFile));
    const reading = async () => {
      const running = await installation.start();
      const reader = await signInAs(await running.client(), 'enterprise');
      const signed = await reader.call('agents.signFiles', { body: { file_ids: [file] } });
      const reply = await reader.fetch(signed.data.files[0]?.url ?? '');
      await running.stop();
      return reply.status === 200 ? reply.text() : reply.status;
    };
    await lose();
    await expect(installation.start()).rejects.toThrow(/npm run keys -- replace/);
    expect(await keys(installation, 'replace')).not.toContain('cannot be read');
    expect(await reading()).toBe('A strip of zinc was weighed.');
    await lose();
    await rm(join(folder, 'dumps'), { recursive: true });
    expect(await keys(installation, 'replace')).toMatch(/uploaded files cannot be read any more: \d+/);
    expect(await reading()).toBe(404);
  });

  it('a file that holds no key is no key: the start says which, and makes none', async () => {
    installation = await withEmbedded({ ROLE: 'web' }, 'schema');
    const path = join(installation.environment['ASSAY_DATA'] ?? '', wrappingKeyFile);
    for (const text of ['', 'half of']) {
      await writeFile(path, text);
      await expect(installation.start()).rejects.toThrow(/secret\.key holds no key/);
      expect(await readFile(path, 'utf8')).toBe(text);
    }
  });

  it('where no second factor was sealed, a start without the former key makes new keys by itself', async () => {
    installation = await withEmbedded({ ROLE: 'web' });
    await (await installation.start()).stop();
    await rm(join(installation.environment['ASSAY_DATA'] ?? '', wrappingKeyFile));
    const service = await installation.start();
    expect(service.lines.join()).toContain('keys-replaced');
    expect((await (await service.client()).call('account.session')).status).toBe(200);
  });

  it.each([[['rotate', 'now']], [['turn']], [[]]])('says how it is used: %j', async (args) => {
    installation = await withEmbedded({}, 'blank');
    await expect(keys(installation, ...args)).rejects.toThrow(/Use: npm run keys/);
  });
});
