import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingTable } from '../ground/configuration/setting-table.ts';
import { demoAccounts, demoPassword } from '../people/identity/demo-tenant.ts';
import { createTestClient } from '../testing/test-client.ts';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const readJson = async (path: string) => JSON.parse(await readFile(join(root, path), 'utf8')) as unknown;

interface Stage {
  base: string;
  instructions: [name: string, rest: string][];
}

/** The stages of a Dockerfile. */
function stagesOf(text: string): Stage[] {
  const found: Stage[] = [];
  for (const line of text.split('\n')) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') found.push({ base: rest.split(' ')[0] ?? '', instructions: [] });
    else if (name !== '') found.at(-1)?.instructions.push([name, rest]);
  }
  return found;
}

const all = ({ instructions }: Stage, name: string) =>
  instructions.filter(([each]) => each === name).map(([, rest]) => rest);

/** The variables that an image is started with. */
const variablesOf = (stage: Stage) =>
  Object.fromEntries(all(stage, 'ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('='))));

const stages = stagesOf(await readFile(join(root, 'sites', 'api', 'Dockerfile'), 'utf8'));
const [build, image] = stages as [Stage, Stage];

describe('sites/api/Dockerfile', () => {
  it('builds in one stage and runs in another, both on the Node.js of the lockfile', async () => {
    const { dependencies } = (await readJson('package.json')) as { dependencies: { node: string } };
    expect(stages).toHaveLength(2);
    for (const { base } of stages) expect(base).toBe(`node:${dependencies.node}-trixie-slim`);
    expect(all(image, 'COPY')).toEqual(['--from=build /packed /assay']);
  });

  it('P107: runs for production as an account that is not root, by settings that exist', () => {
    const names = image.instructions.map(([name]) => name);
    expect(all(image, 'USER')).toEqual(['1000:1000']);
    expect(names.indexOf('CMD')).toBeGreaterThan(names.indexOf('USER'));
    const variables = variablesOf(image);
    expect(variables).toMatchObject({ NODE_ENV: 'production', ASSAY_DATA: '/data' });
    for (const name of Object.keys(variables).filter((each) => !each.startsWith('npm_config_')))
      expect(settingTable).toHaveProperty([name]);
    expect(all(image, 'HEALTHCHECK')[0]).toContain('/api/ready');
  });
});

/** Whom a container runs as: not the owner of its files. Where the tests are not root, they take the right to write away. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

describe('what the last stage of the image holds', () => {
  let folder: string;
  let packed: string;
  let environment: Record<string, string>;
  let service: ChildProcess | undefined;
  let address: string;
  let log = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-image-'));
    packed = join(folder, 'assay');
    const PATH = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
    const pack = all(build, 'RUN').find((rest) => rest.includes('pack-service')) ?? '';
    await execute('sh', ['-ec', pack.replaceAll('/packed', packed)], { cwd: root, env: { PATH } });
    await execute('chmod', ['-R', 'a-w', packed]);
    await chmod(folder, 0o755);
    const [data, temporary] = [join(folder, 'data'), join(folder, 'tmp')];
    for (const own of [data, temporary]) {
      await mkdir(own, { mode: 0o700 });
      if (nobody.uid !== undefined) await execute('chown', [`${nobody.uid}:${nobody.gid}`, own]);
    }
    const moved = { PORT: '0', ASSAY_DATA: data, TMPDIR: temporary, npm_config_cache: join(temporary, 'npm') };
    environment = { PATH, ...variablesOf(image), ...moved, ASSAY_LAME_DUCK: '0', ASSAY_DUMP_KEY: 'k'.repeat(32) };
  });
  // Each of both has time of its own.
  beforeAll(() => start());
  afterAll(async () => {
    await stop('SIGKILL');
    await execute('chmod', ['-R', 'u+w', packed]);
    await rm(folder, { recursive: true, force: true });
  });

  async function start(): Promise<void> {
    const [program, ...args] = JSON.parse(all(image, 'CMD')[0] ?? '[]') as string[];
    expect(program).toBe('node');
    const child = spawn(process.execPath, args, {
      ...nobody,
      cwd: packed,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    service = child;
    child.stderr.on('data', (chunk: Buffer) => (log += String(chunk)));
    address = await new Promise<string>((ready, failed) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += String(chunk);
        const port = /ready at http:\/\/\S+:(\d+)\n/.exec(said)?.[1];
        if (port !== undefined) ready(`http://127.0.0.1:${port}`);
      });
      child.once('exit', (code) => failed(new Error(`It ended with ${code}:\n${log}`)));
    });
  }

  async function stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = service;
    service = undefined;
    if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }

  /** What an operator runs in a container. */
  const inside = (program: string, ...args: string[]) =>
    execute(program, args, { ...nobody, cwd: packed, env: environment });

  it('is small: no test, no tool, no package that only development needs', async () => {
    const { packages } = (await readJson('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
    const files = await readdir(packed, { recursive: true });
    expect(files.filter((name) => /\.(?:test|stories)\.|\/testing\//.test(name) && !/node_modules/.test(name))).toEqual(
      [],
    );
    const held = Object.keys(packages).filter((path) => path !== '' && files.includes(path));
    expect(held).toContain('node_modules/pg');
    expect(held.filter((path) => packages[path]?.dev)).toEqual([]);
    let bytes = 0;
    for (const name of files) bytes += (await lstat(join(packed, name))).size;
    // Models, dictionaries and fonts make most of it; the builds of other machines alone would add 240 MiB.
    expect(bytes / 2 ** 20).toBeLessThan(300);
  });

  it('lies where its account may write nothing, and is ready all the same', async () => {
    await expect(inside('touch', 'probe')).rejects.toThrow(/denied|Read-only/);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  });

  it('shows the product, and its widgets', async () => {
    const home = await fetch(`${address}/home`);
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<!doctype html>')]);
    expect((await fetch(`${address}/embed/v1/loader.js`)).status).toBe(200);
  });

  it('lets no demo account in', async () => {
    const client = await createTestClient(address);
    for (const { account } of demoAccounts.slice(0, 3)) {
      const { status } = await client.call('account.signIn', { body: { account, password: demoPassword } });
      expect(status, account).toBe(401);
    }
  });

  it('has the encoder and the tables of words, without the dictionaries that they were made of', async () => {
    await expect.poll(() => log).toContain('"event":"warmed"');
    expect(log).not.toContain('"level":"error"');
    const tables = './packages/engines/src/language/gloss/word-tables.ts';
    const load = `(await import('${tables}')).loadWordTables().japanese.size`;
    const { stdout } = await inside('node', '--input-type=module', '--eval', `process.stdout.write(String(${load}))`);
    expect(Number(stdout)).toBeGreaterThan(10_000);
  });

  it('writes documents in Word and PDF, whose libraries come in part', async () => {
    const write = `
      const { parseDocument, writeDocx, writePdf } = await import('./packages/markdown/src/writers/index.ts');
      const labels = { references: '', footnotes: '', unsupported: '', partly: '' };
      const blocks = parseDocument('## 粘结剂\\n\\nTrace water, 4.7 V. マンガン');
      const document = { title: 'A report', language: 'zh-CN', blocks, citations: [], sources: [], labels };
      for (const of of [writeDocx, writePdf]) process.stdout.write(Buffer.from(await of(document)).toString('latin1', 0, 4));`;
    expect((await inside('node', '--input-type=module', '--eval', write)).stdout).toBe('PK\u0003\u0004%PDF');
  });

  it('stops in order, and runs the commands of an operator', async () => {
    expect(await stop('SIGTERM')).toBe(0);
    const { stdout } = await inside('npm', 'run', '--silent', 'audit', '--', 'verify');
    expect(stdout).toContain('The audit log holds');
  });
});
