import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from '../testing/postgres-server.ts';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Blocks of commands that docs/operations.md says are run, in their order, each with the heading it stands under. */
async function blocks(): Promise<[heading: string, commands: string][]> {
  const text = await readFile(join(root, 'docs', 'operations.md'), 'utf8');
  let heading = '';
  const found: [string, string][] = [];
  for (const [whole, title, commands] of text.matchAll(/^## (.+)$|^```sh\n([\s\S]*?)^```$/gm)) {
    if (title !== undefined) heading = title;
    else if (commands !== undefined) found.push([heading, commands]);
    else throw new Error(`Neither a heading nor commands: ${whole}`);
  }
  return found;
}

const guide = await blocks();

let folder: string;
let server: Awaited<ReturnType<typeof startPostgres>>;
let environment: Record<string, string>;
let service: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-guide-'));
  server = await startPostgres();
  environment = {
    PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
    HOME: process.env['HOME'] ?? '',
    NODE_ENV: 'test',
    PORT: '0',
    ASSAY_DATA: join(folder, 'data'),
    ASSAY_DUMP_HOURS: '0',
    METRICS_TOKEN: 'the-token-of-this-test',
    BACKUP: join(folder, 'backup'),
    SERVER: await server.createDatabase(),
  };
});
afterAll(async () => {
  await stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(commands: string): Promise<void> {
  const child = spawn('sh', ['-c', `exec env ${commands.split('\n')[1]}`], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  service = child;
  let said = '';
  environment['ASSAY'] = await new Promise<string>((ready, failed) => {
    child.stderr?.on('data', (chunk: Buffer) => (said += String(chunk)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const address = /ready at (http:\S+)/.exec(String(chunk))?.[1];
      if (address !== undefined) ready(address);
    });
    child.once('exit', (code) => failed(new Error(`The service ended with ${code}:\n${said}`)));
  });
}

async function stop(): Promise<void> {
  const running = service;
  service = undefined;
  if (running === undefined || running.exitCode !== null) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  await ended;
}

it('docs/operations.md tells how to install, upgrade, back up, restore, move and watch', () => {
  const told = new Set(guide.map(([heading]) => heading));
  for (const heading of [
    'Install',
    'Back up',
    'Check the audit log',
    'Restore',
    'Upgrade',
    'Move to PostgreSQL',
    'Watch',
  ])
    expect(told).toContain(heading);
});

it.each(guide.map(([heading, commands], at) => [`${at + 1}. ${heading}: ${commands.trim()}`, commands] as const))(
  'its commands do what they say, on an installation of their own: %s',
  async (_, commands) => {
    if (commands.startsWith('# start\n')) return start(commands);
    if (commands.startsWith('# stop\n')) return stop();
    const { stdout } = await execute('sh', ['-ec', commands], { cwd: root, env: environment });
    if (commands.includes('restore')) expect(stdout).toMatch(/Restored [1-9]\d* rows/);
    if (commands.includes('verify')) expect(stdout).toContain('The audit log holds');
  },
);
