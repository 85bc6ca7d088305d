import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingTable } from '../ground/configuration/setting-table.ts';
import { checkDump } from '../ground/database/dump-file.ts';
import { mailbox } from '../testing/mailbox.ts';
import { type OperatorShell, openShell } from '../testing/operator-shell.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { solveCaptcha } from '../testing/solve-captcha.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const guide = await readFile(join(root, 'docs', 'operations.md'), 'utf8');

/** The chapters of the guide, each with the blocks of commands that it says are run. */
const chapters = guide.split(/^## /m).map((text) => ({
  title: text.split('\n', 1)[0] ?? '',
  text,
  blocks: [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands),
}));
const chapterOf = (title: string) => chapters.find((chapter) => chapter.title === title)?.text ?? '';
const ofCommands = chapters.filter(({ blocks }) => blocks.length > 0);
const titles = ofCommands.map(({ title }) => title);

async function listening(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return (server.address() as AddressInfo).port;
}

/**
 * A free port, since an installation has one address for all its starts: of those that no system gives to whoever asks
 * for any, as it would while the service is stopped.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const probe = createServer();
    const port = await listening(probe, randomInt(20_000, 32_768)).catch(() => undefined);
    if (port === undefined) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}

const owner = { account: 'olga@example.com', password: 'tin roofs after the rain' };
/** Milliseconds for a chapter: some start the service, and run several commands beside it. */
const patience = 600_000;
const formerKey = 'the-first-key-of-the-dumps-of-this-test';

describe.each(['embedded', 'postgres'] as const)('docs/operations.md, word by word, on %s', (engine) => {
  let folder: string;
  let server: PostgresServer;
  let shell: OperatorShell;
  let address: string;
  const post = mailbox();
  const within = (...path: string[]) => join(folder, ...path);
  const settingOf = async (name: string) =>
    new RegExp(`^${name}=(.*)$`, 'm').exec(await readFile(within('assay.env'), 'utf8'))?.[1] ?? '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-guide-'));
    server = await startPostgres();
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const settings = {
      NODE_ENV: 'production',
      PORT: String(port),
      ASSAY_DATA: within('data'),
      ASSAY_PUBLIC_URL: address,
      ...(engine === 'postgres' ? { DATABASE_URL: await server.createDatabase() } : {}),
      SMTP_URL: `smtp://127.0.0.1:${await listening(post.server)}`,
      ASSAY_DUMP_KEY: formerKey,
      ASSAY_LAME_DUCK: '3',
      ASSAY_RESERVE_MB: '0',
      METRICS_TOKEN: 'the-token-of-this-test',
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    await writeFile(within('assay.env'), lines.join(''), { mode: 0o600 });
    shell = openShell(root, {
      PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
      HOME: process.env['HOME'] ?? '',
      SETTINGS: within('assay.env'),
      ASSAY: address,
      BACKUP: within('backup'),
      SERVER: await server.createDatabase(),
    });
  });
  afterAll(async () => {
    shell.close();
    post.server.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function signIn(): Promise<TestClient> {
    const client = await createTestClient(address);
    expect((await client.call('account.signIn', { body: owner })).status).toBe(200);
    return client;
  }
  const nameOf = async (client: TestClient) => (await client.call('account.info')).data.full_name;
  const rename = (client: TestClient, full_name: string) =>
    client.call('account.saveInformation', { body: { full_name } });

  /** A file of the owner's, whose bytes lie beside the database. */
  let file = '';
  const report = 'A report that was there before the backup.\n';
  async function upload(client: TestClient): Promise<void> {
    const form = new FormData();
    form.append('files', new File([report], 'report.txt'));
    const { data } = await client.send('agents.uploadFile', { body: form });
    file = (data as { files: { file_id: string }[] }).files[0]?.file_id ?? '';
    expect(await textOfFile(client)).toBe(report);
  }
  async function textOfFile(client: TestClient): Promise<string> {
    const { data } = await client.call('agents.signFiles', { body: { file_ids: [file] } });
    return (await fetch(new URL(data.files[0]?.url ?? '', address))).text();
  }

  /** Registers by the mail that arrives, and makes the new organisation the operator by the link that the guide finds. */
  async function takeOver(said: string): Promise<void> {
    const client = await createTestClient(address);
    const person = { account: owner.account, full_name: 'Olga Owner', company_name: 'Harbour Works' };
    await client.call('credentials.register', { body: { ...person, captcha: await solveCaptcha(client) } });
    const mailed = () => post.mails.join('').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    await expect.poll(mailed).toMatch(/#confirm=[\w-]/);
    const token = /#confirm=([\w-]+)/.exec(mailed())?.[1] ?? '';
    const confirmed = await client.call('credentials.confirm', { body: { token, password: owner.password } });
    expect(confirmed.status).toBe(200);
    const claim = { token: /#operator=([\w-]+)/.exec(said)?.[1] ?? '' };
    expect((await client.call('installation.claim', { body: claim })).status).toBe(200);
  }

  /** What is true after a chapter, by its title; `said` is what its commands wrote. */
  const proofs: Readonly<Record<string, (said: string) => Promise<void>>> = {
    async Install(said) {
      await takeOver(said);
      const client = await signIn();
      await rename(client, 'Before the backup');
      await upload(client);
    },
    async 'Back up'(said) {
      expect(said).toMatch(/(?:wrote|Wrote) .*assay\.jsonl\.gz/);
      expect(said).toMatch(/Restored [1-9]\d* rows/);
      await rename(await signIn(), 'After the backup');
      await rm(within('data', 'files'), { recursive: true });
    },
    async 'Check the audit log'(said) {
      expect(said).toMatch(/The audit log holds: [1-9]\d* entries/);
    },
    async Restore(said) {
      expect(said).toMatch(/Restored [1-9]\d* rows/);
      const client = await signIn();
      expect(await nameOf(client)).toBe('Before the backup');
      expect(await textOfFile(client)).toBe(report);
      expect((await readdir(within('data'))).filter((name) => name.startsWith('database.before-'))).toEqual([]);
    },
    async Upgrade() {
      await checkDump(within('backup', 'before-upgrade.jsonl.gz'), formerKey);
      await rename(await signIn(), 'Moved');
    },
    async 'Move to PostgreSQL'() {
      expect(await (await fetch(`${address}/api/ready`)).json()).toMatchObject({ data: { database: 'postgres' } });
      expect(await nameOf(await signIn())).toBe('Moved');
    },
    async 'Rotate keys'(said) {
      expect(said).toMatch(/Key 2 is made[\s\S]*key 1, sealed, .*honoured until[\s\S]*key 2, sealed, /);
      const key = await settingOf('ASSAY_DUMP_KEY');
      const rewritten = within('backup', 'assay.new-key.jsonl.gz');
      expect((await checkDump(rewritten, key)).rows).toBeGreaterThan(100);
      await expect(checkDump(rewritten, formerKey)).rejects.toThrow(/another ASSAY_DUMP_KEY/);
      await expect(stat(within('backup', 'assay.jsonl.gz'))).rejects.toThrow(/ENOENT/);
      expect(await nameOf(await signIn())).toBe('Moved');
    },
    async 'Start again without an interruption'(said) {
      expect(said).toContain('ready: 503\npages: 200\n');
      await signIn();
    },
    async Watch(said) {
      expect(said).toContain('assay_database_up 1');
    },
    async 'When the disk is full'(said) {
      expect(said).toMatch(/data\/(?:database|embed)/);
    },
  };

  it('P109: has a proof for each chapter of commands', () => {
    expect(titles).toEqual(Object.keys(proofs));
  });

  // What comes after the move, the other installation does on a server already.
  it.each(engine === 'embedded' ? ofCommands : ofCommands.slice(0, titles.indexOf('Upgrade')))(
    '$title',
    async ({ title, blocks }) => {
      let said = '';
      try {
        for (const commands of blocks) said += await shell.run(commands);
        await proofs[title]?.(said);
      } catch (error) {
        const log = await readFile(within('data', 'log'), 'utf8').catch(String);
        process.stderr.write(`What the service told:\n${log.slice(-4_000)}\n`);
        throw error;
      }
    },
    patience,
  );
});

describe('docs/operations.md', () => {
  it('says of every secret how it is rotated', () => {
    const text = chapterOf('Rotate keys');
    const secrets = Object.entries(settingTable).filter(([, setting]) => 'isSecret' in setting && setting.isSecret);
    expect(secrets.length).toBeGreaterThan(5);
    for (const [name] of secrets) expect(text, name).toContain(`\`${name}\``);
  });

  it('says what each line of the log means, and nothing of lines that are not there', async () => {
    const told = [...chapterOf('What the log says').matchAll(/^\| (`.*?`) \| (?:info|warn|error)/gm)].flatMap(
      ([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    const sources = fileURLToPath(new URL('../', import.meta.url));
    const written = new Set<string>();
    for (const path of await readdir(sources, { recursive: true })) {
      if (!path.endsWith('.ts') || path.includes('.test.')) continue;
      const text = await readFile(join(sources, path), 'utf8');
      for (const [, , name = ''] of text.matchAll(/(?:\blog\??\.(?:info|warn|error)|\breport)\(\s*(['`])(.*?)\1/g))
        written.add(name.replaceAll(/\$\{[^}]*\}/g, '…'));
    }
    expect(told.toSorted()).toEqual([...written].toSorted());
  });
});
