import type { NameIn } from '@assay/contract';
import type * as administrationCalls from '@assay/contract/calls/administration';
import type { CallExample, ExampleWorld } from '../call-example.ts';

async function somebody(world: ExampleWorld): Promise<{ user_id: string }> {
  const { data } = await world.member.call('account.session');
  return { user_id: data.user?.user_id ?? '' };
}

export const administrationExamples: Record<NameIn<typeof administrationCalls>, CallExample> = {
  'administration.tenant': { elsewhere: 'own' },
  'administration.saveFactorDemand': { input: () => ({ body: { demanded: false } }), elsewhere: 'own' },
  'administration.saveSessionLimits': {
    input: () => ({ body: { idle_minutes: null, age_hours: null } }),
    elsewhere: 'own',
  },
  'administration.saveTokenLimit': {
    input: () => ({ body: { longest_days: null } }),
    elsewhere: 'own',
  },
  'administration.saveTimeZone': { input: () => ({ body: { time_zone: 'Asia/Tokyo' } }), elsewhere: 'own' },
  'administration.packages': { input: async (world) => ({ params: await somebody(world) }), elsewhere: 'refused' },
  'administration.grant': {
    input: async (world) => ({
      params: await somebody(world),
      body: { package: 'ls_commercial_share', ends_at: null },
    }),
    elsewhere: 'refused',
  },
  'administration.withdraw': {
    input: async (world) => {
      const params = await somebody(world);
      await world.admin.call('administration.grant', {
        params,
        body: { package: 'ls_commercial_pharma', ends_at: null },
      });
      return { params: { ...params, package: 'ls_commercial_pharma' } };
    },
    elsewhere: 'refused',
  },
  'administration.configuration': { elsewhere: 'refused' },
  'administration.testModel': { elsewhere: 'refused' },
  'administration.testMail': { elsewhere: 'refused' },
  'administration.backups': { elsewhere: 'refused' },
  'administration.backUp': { elsewhere: 'refused' },
};
