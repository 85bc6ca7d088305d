import { readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errors } from '@assay/contract';
import { callsOfTokenScope } from '@assay/contract/token-scopes';
import { roleOfTokenScope, tokenDays, tokenPrefixes, tokenScopes } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsByToken } from '../ground/application/call-limits.ts';
import { type Installation, type RunningService, withEmbedded } from '../testing/installation.ts';
import { type OperatorShell, openShell } from '../testing/operator-shell.ts';
import { signInAs } from '../testing/people.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const guide = await readFile(join(root, 'docs', 'api.md'), 'utf8');
const blocks = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands);

describe('docs/api.md, word by word', () => {
  let installation: Installation;
  let service: RunningService;
  let shell: OperatorShell;

  beforeAll(async () => {
    installation = await withEmbedded();
    service = await installation.start();
    const person = await signInAs(await service.client(), 'enterprise');
    const { data } = await person.call('tokens.create', { body: { name: 'guide', scopes: ['read', 'ask'] } });
    shell = openShell(root, {
      PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
      HOME: process.env['HOME'] ?? '',
      ASSAY_DATA: join(installation.environment['ASSAY_DATA'] ?? '', 'elsewhere'),
      ASSAY: service.address,
      ASSAY_TOKEN: data.token,
    });
  });
  afterAll(async () => {
    shell.close();
    await installation.remove();
  });

  it('P24: asks, follows, reads and asks by command, with a token and nothing else', { timeout: 120_000 }, async () => {
    const [settings = '', ask = '', page = '', document = '', command = ''] = blocks;
    expect(blocks).toHaveLength(5);
    expect(settings).toMatch(/^export ASSAY=https:.*\nexport ASSAY_TOKEN=assay_pat_…\n$/);
    const stream = await shell.run(ask);
    expect(stream).toContain('"type":"finish"');
    expect(stream).toContain('170 mAh/g');
    expect(await shell.run(page)).toContain('"question_id"');
    expect(await shell.run(document)).toContain('note:lfp-positive-electrode');
    expect(await shell.run(command)).toContain('170 mAh/g');
    const { rows } = await service.database.pool.query(`select 1 from session where user_id in
      (select id from user_account where email = 'enterprise@demo.assay')`);
    expect(rows, 'no session but the one that made the token').toHaveLength(1);
  });

  it('says what holds: scopes, days, limits, codes and the form of a token', () => {
    for (const scope of tokenScopes) {
      const role = roleOfTokenScope[scope] === 'admin' ? 'administrator' : roleOfTokenScope[scope];
      expect(guide).toMatch(new RegExp(`^\\| \`${scope}\` \\|.*\\| ${role} \\|$`, 'm'));
      expect(callsOfTokenScope[scope].length).toBeGreaterThan(0);
    }
    expect(guide).toContain(`${tokenDays.usual} days after it was made`);
    expect(guide).toContain(`${tokenDays.longest} at most`);
    expect(guide).toContain(`${callsByToken.limit} calls a minute`);
    for (const error of ['invalidToken', 'insufficientScope', 'closedToTokens'] as const)
      expect(guide).toContain(`| ${errors[error].status} | ${errors[error].code} |`);
    for (const prefix of Object.values(tokenPrefixes)) expect(guide).toContain(`\`${prefix}\``);
  });
});
