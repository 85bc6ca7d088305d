import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { type OpenIdProvider, signInAtProvider, startOpenIdProvider } from '../../testing/open-id-provider.ts';
import { registerByPhone } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

// Two tabs, or a form that is sent twice: the first sign-in of somebody may come more than once at the same moment.

let provider: OpenIdProvider;
let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  installation = await withPostgres({
    ROLE: 'web',
    ASSAY_RATE_LIMITS: '0',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'assay',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_LABEL: 'Acme ID',
  });
  service = await installation.start();
});
afterAll(async () => {
  await installation.remove();
  await provider.close();
});

const times = 4;
const clients = () => Promise.all(Array.from({ length: times }, () => service.client()));
async function count(from: string): Promise<number> {
  const { rows } = await service.database.pool.query<{ n: number }>(`select count(*)::int as n from ${from}`);
  return rows[0]?.n ?? 0;
}
const personOf = async (client: TestClient) => (await client.call('account.session')).data.user?.user_id;

/** That all of them are one person, of one organisation more than there were. */
async function areOne(all: readonly TestClient[], before: number): Promise<void> {
  const people = await Promise.all(all.map(personOf));
  expect(people[0]).toBeDefined();
  expect(new Set(people).size).toBe(1);
  expect((await count('tenant')) - before).toBe(1);
}

it('P6: a number signs in to one account', async () => {
  const before = await count('tenant');
  const all = await clients();
  await Promise.all(all.map((client) => registerByPhone(client, '13800138123')));
  await areOne(all, before);
});

it('P6: somebody at a provider signs in to one account, with an address and without', async () => {
  for (const claims of [{ sub: 'plain' }, { sub: 'told', email: 'told@example.com', email_verified: true }]) {
    provider.claims = { name: 'Tess Twice', ...claims };
    const before = await count('tenant');
    const all = await clients();
    const ends = await Promise.all(all.map((client) => signInAtProvider(client)));
    expect(ends).toEqual(Array(times).fill('/history?x=1'));
    await areOne(all, before);
  }
});

it('P1: links to one address lead to one account, which has one of their passwords', async () => {
  const before = await count('tenant');
  const all = await clients();
  const account = 'twice@example.com';
  const tokens: string[] = [];
  for (const client of all) {
    const { data } = await client.call('credentials.register', {
      body: { account, full_name: 'Theo Twice', company_name: 'Twice Works' },
    });
    tokens.push(data.development_link?.split('=')[1] ?? '');
  }
  const confirmed = await Promise.all(
    all.map(async (client, at) => {
      const password = `a long password of number ${at}`;
      return (await client.call('credentials.confirm', { body: { token: tokens[at] ?? '', password } })).status;
    }),
  );
  expect(confirmed).not.toContain(500);
  expect(confirmed).toContain(200);
  expect(await count(`user_account where email = '${account}'`)).toBe(1);
  expect((await count('tenant')) - before).toBe(1);
});
