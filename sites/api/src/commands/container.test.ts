import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingTable } from '../ground/configuration/settings.ts';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const operations = join(root, 'docs', 'operations');
const read = (...path: string[]) => readFile(join(root, ...path), 'utf8');
const isSetting = (name: string) => name in settingTable;

/** Instructions of a Dockerfile, stage by stage. */
async function stages(): Promise<[instruction: string, rest: string][][]> {
  const found: [string, string][][] = [];
  for (const line of (await read('sites', 'api', 'Dockerfile')).split('\n')) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') found.push([]);
    if (instruction !== '') found.at(-1)?.push([instruction, rest]);
  }
  return found;
}

describe('operations: the image', () => {
  it('is built in two stages, and runs without being root', async () => {
    const [build, image] = await stages();
    expect(build?.map(([name]) => name)).toContain('COPY');
    const user = image?.findIndex(([name, rest]) => name === 'USER' && rest === 'node') ?? -1;
    const start = image?.findIndex(([name]) => name === 'CMD') ?? -1;
    expect(user).toBeGreaterThan(0);
    expect(start).toBeGreaterThan(user);
    for (const [name, rest] of image ?? [])
      if (name === 'ENV')
        for (const pair of rest.split(' ')) expect(isSetting(pair.split('=')[0] ?? ''), pair).toBe(true);
  });

  describe('what its last stage copies', () => {
    let folder: string;
    let service: ChildProcess | undefined;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'assay-image-'));
      const [build] = await stages();
      const pack = build?.map(([, rest]) => rest).find((rest) => rest.includes('pack-service')) ?? '';
      await execute('sh', ['-ec', pack.replace('/packed', join(folder, 'packed'))], { cwd: root });
    });
    afterAll(async () => {
      if (service?.exitCode === null) {
        const ended = new Promise((resolve) => service?.once('exit', resolve));
        service.kill('SIGKILL');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    });

    it('is small, and has neither tests nor tools', async () => {
      const packed = join(folder, 'packed');
      const files = await readdir(packed, { recursive: true });
      const ours = files.filter((name) => !name.includes('node_modules'));
      expect(ours.filter((name) => /\.test\.|\.stories\.|\/testing\//.test(name))).toEqual([]);
      for (const tool of ['vitest', 'playwright', 'typescript', 'storybook'])
        await expect(stat(join(packed, 'node_modules', tool))).rejects.toThrow(/ENOENT/);
    });

    it('starts and is ready', async () => {
      const [, image] = await stages();
      const [program, ...args] = JSON.parse(image?.find(([name]) => name === 'CMD')?.[1] ?? '[]') as string[];
      expect(program).toBe('node');
      const child = spawn(process.execPath, args, {
        cwd: join(folder, 'packed'),
        env: { PATH: process.env['PATH'], NODE_ENV: 'test', PORT: '0', ASSAY_DATA: join(folder, 'data') },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      service = child;
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
      const address = await new Promise<string>((ready, failed) => {
        child.stdout.on('data', (chunk: Buffer) => {
          const found = /ready at (http:\S+)/.exec(String(chunk))?.[1];
          if (found !== undefined) ready(found);
        });
        child.once('exit', (code) => failed(new Error(`It ended with ${code}:\n${said}`)));
      });
      expect((await fetch(`${address}/api/ready`)).status).toBe(200);
      expect(await (await fetch(`${address}/home`)).text()).toContain('<!doctype html>');
    });
  });
});

interface Compose {
  services: Record<
    string,
    { environment?: Record<string, string>; read_only?: boolean; user?: string; image?: string }
  >;
}

describe('operations: compose.yaml and the chart', () => {
  it('compose: web and worker on a read-only root as nobody, by settings that exist, without a password of its own', async () => {
    const text = await readFile(join(operations, 'compose.yaml'), 'utf8');
    const { services } = parse(text, { merge: true }) as Compose;
    expect(Object.keys(services)).toEqual(['web', 'worker', 'database', 'store', 'bucket', 'mail']);
    for (const role of ['web', 'worker']) {
      expect(services[role]).toMatchObject({ read_only: true, user: 'node', environment: { ROLE: role } });
      for (const name of Object.keys(services[role]?.environment ?? {})) expect(isSetting(name), name).toBe(true);
    }
    for (const [, secret = ''] of text.matchAll(/(?:PASSWORD|SECRET[A-Z_]*): "?([^\n"}]+)/g))
      expect(secret).toMatch(/^\$\{\w+:\?/);
    for (const { image } of Object.values(services)) expect(image).not.toMatch(/:latest$/);
  });

  it('chart: its values exist wherever a template names them, and name settings that exist', async () => {
    const chart = join(operations, 'chart');
    const values = parse(await readFile(join(chart, 'values.yaml'), 'utf8')) as Record<string, unknown>;
    expect(parse(await readFile(join(chart, 'Chart.yaml'), 'utf8'))).toMatchObject({ apiVersion: 'v2', name: 'assay' });
    for (const name of Object.keys(values['settings'] as object)) expect(isSetting(name), name).toBe(true);
    for (const file of await readdir(join(chart, 'templates'))) {
      const text = await readFile(join(chart, 'templates', file), 'utf8');
      for (const [, path = ''] of text.matchAll(/\.Values\.([\w.]+)/g)) {
        const held = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], values);
        expect(held, path).toBeDefined();
      }
      // Without its actions a template is YAML.
      const plain = text.replaceAll(/^\s*\{\{-?[^}]*\}\}\s*$/gm, '').replaceAll(/\{\{[^}]*\}\}/g, 'x');
      for (const document of plain.split(/^---$/m)) expect(() => parse(document) as unknown).not.toThrow();
    }
    const processes = await readFile(join(chart, 'templates', 'processes.yaml'), 'utf8');
    for (const rule of ['runAsNonRoot: true', 'readOnlyRootFilesystem: true', 'drop: [ALL]'])
      expect(processes).toContain(rule);
  });

  it('the alert rules are rules of Prometheus', async () => {
    const { groups } = parse(await readFile(join(operations, 'alerts.yaml'), 'utf8')) as {
      groups: { rules: { alert: string; expr: string; for: string; annotations: Record<string, string> }[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const rule of rules) {
      expect(rule.for).toMatch(/^\d+[mh]$/);
      expect(Object.keys(rule.annotations)).toEqual(['summary', 'action']);
    }
  });
});
