import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { IdentityTables } from '../people/identity/identity.migrations.ts';
import { sessionCookie, startSession } from '../people/identity/sessions.ts';
import { type Installation, installations, type RunningService, withPostgres } from '../testing/installation.ts';
import { registerByPhone } from '../testing/people.ts';
import { runCommand } from '../testing/run-command.ts';

let installation: Installation;
afterEach(() => installation.remove());

const production = { NODE_ENV: 'production', ASSAY_DUMP_HOURS: '24' };

/** Somebody whose organisation operates the installation, and how they call a service of it in production. */
async function makeOperator() {
  const development = await installation.start();
  const { data } = await (await registerByPhone(await development.client(), '13512390001')).call('account.session');
  const [userId, tenantId] = [data.user?.user_id ?? '', data.tenant?.tenant_id ?? ''];
  await development.stop();
  return {
    environment: { SALES_TENANT: tenantId },
    async at(service: RunningService) {
      const db = service.database.tables<IdentityTables>();
      const device = { browser: 'other', system: 'other' } as const;
      const { token } = await startSession(db, { userId, tenantId, device });
      const client = await service.client();
      const headers = { cookie: `${sessionCookie}=${token}` };
      return {
        backUp: async () => (await client.call('administration.backUp', {}, headers)).data,
        backups: async () => (await client.call('administration.backups', {}, headers)).data,
      };
    },
  };
}

const dumps = async () =>
  (await readdir(join(installation.environment['ASSAY_DATA'] ?? '', 'dumps')).catch(() => [])).filter((name) =>
    name.startsWith('assay-'),
  );

it.each(installations)(
  'P37: in production no dump is written without a key on $engine, by schedule, stop, call or command, and the operator is told',
  async ({ install }) => {
    installation = await install({}, 'schema');
    const person = await makeOperator();
    const service = await installation.start({ ...production, ...person.environment });
    const operator = await person.at(service);
    expect(await operator.backUp()).toEqual({ begun: false });
    expect(await operator.backups()).toMatchObject({ awaits_key: true, dumps: [] });
    expect(service.lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        level: 'error',
        event: 'dumps-await-key',
        error: 'No backup is made: set ASSAY_DUMP_KEY, and keep it apart from the dumps.',
      }),
    );
    await service.stop();
    const environment = { ...installation.environment, ...production };
    await expect(runCommand(environment, 'backup')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('ASSAY_DUMP_KEY'),
    });
    expect(await dumps()).toEqual([]);

    const key = { ASSAY_DUMP_KEY: randomUUID() };
    await runCommand({ ...environment, ...key }, 'backup');
    expect(await dumps()).toHaveLength(1);
  },
);

it('P37: a start in production tells of the dumps that development left unencrypted, and of no others', async () => {
  installation = await installations[0].install({}, 'schema');
  const person = await makeOperator();
  await runCommand(installation.environment, 'backup');
  const key = { ASSAY_DUMP_KEY: randomUUID() };
  const environment = { ...production, ...person.environment, ...key };
  const toldAt = async () => {
    const service = await installation.start(environment);
    const { unencrypted } = await (await person.at(service)).backups();
    await service.stop();
    const lines = service.lines.map((line) => JSON.parse(line) as { event: string; count?: number });
    return [unencrypted, lines.filter(({ event }) => event === 'dumps-unencrypted').map(({ count }) => count)];
  };
  const left = await dumps();
  expect(await toldAt()).toEqual([left.length, [left.length]]);
  const folder = join(installation.environment['ASSAY_DATA'] ?? '', 'dumps');
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
  await runCommand({ ...installation.environment, ...environment }, 'backup');
  expect(await dumps()).not.toEqual([]);
  expect(await toldAt()).toEqual([0, []]);
});

it('P38: a start in production that would keep its keys in the clear on a server says so', async () => {
  installation = await withPostgres({}, 'schema');
  const eventsOf = async (environment: Record<string, string>) => {
    const service = await installation.start({ NODE_ENV: 'production', ...environment });
    await service.stop();
    return service.lines.map((line) => (JSON.parse(line) as { event: string }).event);
  };
  expect(await eventsOf({})).toContain('keys-in-the-clear');
  expect(await eventsOf({ ASSAY_SECRET_KEY: randomUUID() })).not.toContain('keys-in-the-clear');
});
