import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mcpTools } from '@assay/contract/mcp-tools';
import { tokenScopeOf } from '@assay/contract/token-scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withEmbedded } from '../testing/installation.ts';
import { type OperatorShell, openShell } from '../testing/operator-shell.ts';
import { signInAs } from '../testing/people.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const guide = await readFile(join(root, 'docs', 'mcp.md'), 'utf8');
const blocksOf = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, block = '']) => block);

describe('docs/mcp.md, word by word', () => {
  let installation: Installation;
  let service: RunningService;
  let shell: OperatorShell;
  let environment: Record<string, string>;

  beforeAll(async () => {
    installation = await withEmbedded();
    service = await installation.start();
    const person = await signInAs(await service.client(), 'enterprise');
    const { data } = await person.call('tokens.create', { body: { name: 'guide', scopes: ['read', 'ask'] } });
    environment = {
      PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
      HOME: process.env['HOME'] ?? '',
      ASSAY: service.address,
      ASSAY_TOKEN: data.token,
    };
    shell = openShell(root, environment);
  });
  afterAll(async () => {
    shell.close();
    await installation.remove();
  });

  it('its script runs a work to principles and prints it', async () => {
    const [script = ''] = blocksOf('js');
    const printed = await new Promise<string>((resolve, reject) => {
      const program = execFile(
        process.execPath,
        ['--input-type=module', '-'],
        { cwd: join(root, 'sites', 'api'), env: environment },
        (error, stdout, stderr) => (error ? reject(new Error(stderr)) : resolve(stdout)),
      );
      program.stdin?.end(script);
    });
    expect(printed).toContain('# A coating on aluminium must be thicker against wear without cracking.');
    expect(printed).toContain('### principle');
    expect(printed).toContain('written by: model:my-script');
  });

  it('curl needs no client', async () => {
    const [, , search = ''] = blocksOf('sh');
    expect(await shell.run(search)).toContain('passages');
  });

  it('its files for clients are JSON, and name where agents are served', () => {
    const files = blocksOf('json').map((text) => JSON.stringify(JSON.parse(text)));
    expect(files).toHaveLength(3);
    for (const file of files) expect(file).toContain('https://assay.example/mcp');
  });

  it('lists every tool with its scope', () => {
    const rows = [...guide.matchAll(/^\| `(\w+)` \| `(\w+)` \|/gm)].map(([, name, scope]) => [name, scope]);
    expect(rows).toEqual(mcpTools.map(({ name, call }) => [name, tokenScopeOf(call)]));
  });
});
