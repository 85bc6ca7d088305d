import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByPhone } from '../../testing/people.ts';
import { createTestClient } from '../../testing/test-client.ts';
import type { IdentityTables } from '../identity/identity.migrations.ts';
import { sessionCookie, startSession } from '../identity/sessions.ts';

// Point 3 of the trust review: in production nobody operates an installation because they came first.

let installation: Installation;
let service: RunningService;
const owners: { userId: string; tenantId: string }[] = [];
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  const development = await installation.start();
  for (const number of ['13612350001', '13612350002']) {
    const { data } = await (await registerByPhone(await development.client(), number)).call('account.session');
    owners.push({ userId: data.user?.user_id ?? '', tenantId: data.tenant?.tenant_id ?? '' });
  }
  // The first owner's is the oldest now.
  await development.database.pool.query(`delete from tenant where id = 'demo'`);
  await development.stop();
  service = await installation.start({ NODE_ENV: 'production' });
});
afterAll(() => installation.remove());

/** An owner, signed in to production, where a test can open no way of its own. */
async function as(owner: (typeof owners)[number] | undefined) {
  const db = service.database.tables<IdentityTables>();
  const device = { browser: 'other', system: 'other' } as const;
  const { token } = await startSession(db, { userId: owner?.userId ?? '', tenantId: owner?.tenantId ?? '', device });
  const client = await createTestClient(service.address);
  const cookie = `${sessionCookie}=${token}`;
  const query = { query: '', page: 1, limit: 20 };
  return {
    leads: async () => {
      const { status, data } = await client.call('lead.list', { query: { page: 1, limit: 20 } }, { cookie });
      const file = await client.open('lead.export', {}, { headers: { cookie } });
      return { status, names: data?.leads.map(({ name }) => name), file: (await file.text()).includes('Lea Lead') };
    },
    operates: async () => (await client.call('installation.tenants', { query }, { cookie })).status === 200,
    claim: async (given: string) =>
      (await client.call('installation.claim', { body: { token: given } }, { cookie })).status,
    /** What its audit log tells of claims, oldest first. */
    told: async () => {
      const { data } = await client.call('audit.events', { query: { page: 1, limit: 100 } }, { cookie });
      return data.events
        .filter(({ action, detail }) => action === 'installation_claimed' || detail === 'installation.claim')
        .map(({ action }) => action)
        .toReversed();
    },
  };
}
const printed = () => service.operatorLink?.split('#operator=')[1] ?? '';

describe('3: the operator of an installation in production', () => {
  it('is not whoever administers the oldest organisation', async () => {
    expect(await (await as(owners[0])).operates()).toBe(false);
  });

  it('P113: alone reads what people left for sales before there was one', async () => {
    const visitor = await createTestClient(service.address);
    const body = { name: 'Lea Lead', company_name: 'Early Bird', email: 'lea@example.com', type: 'AIR' } as const;
    const left = await visitor.call('lead.createMarketing', { body: { ...body, source_type: 'home_banner' } });
    expect(left.status).toBe(200);
    for (const owner of owners) expect(await (await as(owner)).leads()).toMatchObject({ status: 403, file: false });
  });

  it('P87: is the organisation whose owner brings the token of a start, once, as its audit log tells', async () => {
    const [first, second] = [await as(owners[0]), await as(owners[1])];
    const token = printed();
    expect(token).toHaveLength(43);
    const { rows } = await service.database.pool.query('select token_hash from bootstrap_token');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await second.claim('x'.repeat(43))).toBe(410);
    // Printed by another process that started at the same time.
    const hashOf = (given: string) => createHash('sha256').update(given).digest('hex');
    const print = (given: string) =>
      service.database.pool.query(
        `insert into bootstrap_token (token_hash, expires_at) values ($1, now() + interval '1 day')`,
        [hashOf(given)],
      );
    const [other, late] = ['o'.repeat(43), 'l'.repeat(43)];
    await print(other);
    expect(await second.claim(token)).toBe(200);
    expect([await first.operates(), await second.operates()]).toEqual([false, true]);
    expect(await first.claim(token)).toBe(410);
    expect(await first.claim(other), 'the first that is brought ends the others').toBe(410);
    await print(late);
    expect(await first.claim(late), 'printed while it was brought').toBe(403);
    expect([await first.operates(), await second.operates()]).toEqual([false, true]);
    expect(await first.leads()).toMatchObject({ status: 403, file: false });
    expect(await second.leads()).toEqual({ status: 200, names: ['Lea Lead'], file: true });
    expect(service.lines.join('')).not.toContain(token);
    expect(await first.told()).toEqual(['proof_refused', 'proof_refused', 'right_refused']);
    expect(await second.told()).toEqual(['proof_refused', 'installation_claimed']);
  });

  it('is inherited by nobody, and made anew by another start only', async () => {
    await service.database.pool.query('delete from tenant where id = $1', [owners[1]?.tenantId]);
    expect(await (await as(owners[0])).operates()).toBe(false);
    await service.stop();
    service = await installation.start({ NODE_ENV: 'production' });
    const first = await as(owners[0]);
    expect(await first.operates()).toBe(false);
    await service.database.pool.query(`update bootstrap_token set expires_at = now() - interval '1 second'`);
    expect(await first.claim(printed()), 'after a day').toBe(410);
    await service.stop();
    service = await installation.start({ NODE_ENV: 'production' });
    expect(await (await as(owners[0])).claim(printed())).toBe(200);
    await service.stop();
    service = await installation.start({ NODE_ENV: 'production' });
    expect(service.operatorLink, 'somebody operates it').toBeUndefined();
  });
});
