import type { installationCalls } from '@assay/contract';
import type { CallExample, ExampleWorld } from '../call-example.ts';

async function strangers(world: ExampleWorld): Promise<{ tenant_id: string; user_id: string }> {
  const { data } = await world.stranger.call('account.session');
  return { tenant_id: data.tenant?.tenant_id ?? '', user_id: data.user?.user_id ?? '' };
}

/** The demo organisation runs the installation of the suite; the stranger administers one of its own. */
export const installationExamples: Record<keyof typeof installationCalls, CallExample> = {
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
      const { tenant_id, user_id } = await strangers(world);
      return { params: { tenant_id }, body: { user_id, package: 'ls_commercial_share', ends_at: null } };
    },
    elsewhere: 'refused',
  },
  'installation.withdraw': {
    input: async (world) => {
      const { tenant_id } = await strangers(world);
      await world.admin.call('installation.grant', {
        params: { tenant_id },
        body: { user_id: null, package: 'ls_commercial_pharma', ends_at: null },
      });
      return { params: { tenant_id, package: 'ls_commercial_pharma' } };
    },
    elsewhere: 'refused',
  },
};
