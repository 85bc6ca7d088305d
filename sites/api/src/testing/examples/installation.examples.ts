import type { NameIn } from '@assay/contract';
import type * as installationCalls from '@assay/contract/calls/installation';
import type { CallExample, ExampleWorld } from '../call-example.ts';
import { registerByPhone } from '../people.ts';
import { createTestClient, type TestClient } from '../test-client.ts';

let lastNumber = 15_000_000_000;

async function organisationOf(person: TestClient): Promise<{ tenant_id: string; user_id: string }> {
  const { data } = await person.call('account.session');
  return { tenant_id: data.tenant?.tenant_id ?? '', user_id: data.user?.user_id ?? '' };
}

const strangers = ({ stranger }: ExampleWorld) => organisationOf(stranger);

/** Somebody whose packages no other example looks at. */
async function newcomers({ admin }: ExampleWorld): Promise<{ tenant_id: string; user_id: string }> {
  return organisationOf(await registerByPhone(await createTestClient(admin.address), String((lastNumber += 1))));
}

let lastSite = 0;

/** A page that the stranger listed. */
async function listedPages({ stranger }: ExampleWorld): Promise<{ site_id: string; origin: string }> {
  const origin = `https://listed-${(lastSite += 1)}.example.com`;
  const { data } = await stranger.call('embed.addSite', { body: { origins: [origin], widgets: ['sales-lead'] } });
  return { site_id: data.site_id, origin };
}

/** The demo organisation runs the installation of the suite; the stranger administers one of its own. */
export const installationExamples: Record<NameIn<typeof installationCalls>, CallExample> = {
  'installation.claim': {
    input: async (world) => ({ body: { token: await world.bootstrapToken() } }),
    elsewhere: 'refused',
  },
  'installation.tenants': { input: () => ({ query: { query: '', page: 1, limit: 20 } }), elsewhere: 'refused' },
  'installation.people': {
    input: async (world) => ({ params: { tenant_id: (await strangers(world)).tenant_id } }),
    elsewhere: 'refused',
  },
  'installation.packages': {
    input: async (world) => {
      const { tenant_id, user_id } = await strangers(world);
      return { params: { tenant_id }, query: { user_id } };
    },
    elsewhere: 'refused',
  },
  'installation.grant': {
    input: async (world) => {
      const { tenant_id, user_id } = await newcomers(world);
      return { params: { tenant_id }, body: { user_id, package: 'ls_commercial_share', ends_at: null } };
    },
    elsewhere: 'refused',
  },
  'installation.withdraw': {
    input: async (world) => {
      const { tenant_id } = await newcomers(world);
      await world.admin.call('installation.grant', {
        params: { tenant_id },
        body: { user_id: null, package: 'ls_commercial_pharma', ends_at: null },
      });
      return { params: { tenant_id, package: 'ls_commercial_pharma' } };
    },
    elsewhere: 'refused',
  },
  'installation.origins': { input: () => ({ query: { query: '', page: 1, limit: 20 } }), elsewhere: 'refused' },
  'installation.approveOrigin': { input: async (world) => ({ body: await listedPages(world) }), elsewhere: 'refused' },
  'installation.withdrawOrigin': {
    input: async (world) => {
      const body = await listedPages(world);
      await world.admin.call('installation.approveOrigin', { body });
      return { body };
    },
    elsewhere: 'refused',
  },
};
