import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByPhone } from '../../testing/people.ts';
import { createTestClient } from '../../testing/test-client.ts';
import type { IdentityTables } from '../identity/identity.migrations.ts';
import { sessionCookie, startSession } from '../identity/sessions.ts';

// Point 3 of the trust review: the other way to name an operator, for whoever's standard output is read by others.

interface Owner {
  userId: string;
  tenantId: string;
}

let installation: Installation;
let service: RunningService;
let first: Owner;
let second: Owner;
/** Of a start at which no setting named anybody. */
let printedBefore = '';
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  const development = await installation.start();
  const owner = async (number: string): Promise<Owner> => {
    const { data } = await (await registerByPhone(await development.client(), number)).call('account.session');
    return { userId: data.user?.user_id ?? '', tenantId: data.tenant?.tenant_id ?? '' };
  };
  first = await owner('13612370001');
  second = await owner('13612370002');
  await development.stop();
  service = await installation.start({ NODE_ENV: 'production' });
  printedBefore = tokenIn(service.operatorLink);
});
afterAll(() => installation.remove());

const tokenIn = (link: string | undefined) => link?.split('#operator=')[1] ?? '';

/** Starts production anew, with what its operator has set. */
async function restart(settings: Readonly<Record<string, string>>): Promise<void> {
  await service.stop();
  service = await installation.start({ NODE_ENV: 'production', ...settings });
}

/** An owner, signed in to production, where a test can open no way of its own. */
async function as({ userId, tenantId }: Owner) {
  const db = service.database.tables<IdentityTables>();
  const { token } = await startSession(db, { userId, tenantId, device: { browser: 'other', system: 'other' } });
  const client = await createTestClient(service.address);
  const cookie = `${sessionCookie}=${token}`;
  return {
    /** Statuses of what an operator alone may see, and what the session says of them. */
    async sees() {
      const statuses = [
        await client.call('installation.tenants', { query: { query: '', page: 1, limit: 20 } }, { cookie }),
        await client.call('lead.list', { query: { page: 1, limit: 20 } }, { cookie }),
        await client.call('administration.configuration', {}, { cookie }),
      ].map(({ status }) => status);
      return statuses;
    },
    claim: async (given: string) =>
      (await client.call('installation.claim', { body: { token: given } }, { cookie })).status,
  };
}

const operator = [200, 200, 200];
const nobody = [403, 403, 403];

describe('P26: an installation in production whose SALES_TENANT is set', () => {
  it('P26: is run by that organisation, without a link, and no bootstrap token makes another its operator', async () => {
    expect(printedBefore).toHaveLength(43);
    expect(await (await as(second)).sees(), 'nobody was named yet').toEqual(nobody);
    await restart({ SALES_TENANT: second.tenantId });
    expect(service.operatorLink).toBeUndefined();
    const [one, two] = [await as(first), await as(second)];
    expect([await one.sees(), await two.sees()]).toEqual([nobody, operator]);
    for (const who of [one, two]) expect(await who.claim(printedBefore), 'printed a moment ago').toBe(410);
    expect([await one.sees(), await two.sees()]).toEqual([nobody, operator]);
    expect(
      (await service.database.pool.query('select from operating_tenant where tenant_id is not null')).rows,
    ).toEqual([]);
  });

  it('P26: is run by another one once another is named, and by nobody where there is none of that name', async () => {
    await restart({ SALES_TENANT: first.tenantId });
    expect([await (await as(first)).sees(), await (await as(second)).sees()]).toEqual([operator, nobody]);
    await restart({ SALES_TENANT: 'no-such-tenant' });
    expect(service.operatorLink, 'nor is it open to whoever brings a link').toBeUndefined();
    expect([await (await as(first)).sees(), await (await as(second)).sees()]).toEqual([nobody, nobody]);
  });

  it('P26: has left nobody anything once it is not set any more', async () => {
    await restart({});
    expect([await (await as(first)).sees(), await (await as(second)).sees()]).toEqual([nobody, nobody]);
    expect(await (await as(second)).claim(tokenIn(service.operatorLink))).toBe(200);
    await restart({ SALES_TENANT: first.tenantId });
    expect(
      [await (await as(first)).sees(), await (await as(second)).sees()],
      'the setting goes before a link that was opened',
    ).toEqual([operator, nobody]);
  });
});
