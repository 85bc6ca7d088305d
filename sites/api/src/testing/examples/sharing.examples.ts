import type { NameIn } from '@assay/contract';
import type * as sharingCalls from '@assay/contract/calls/sharing';
import type { CallExample, ExampleWorld } from '../call-example.ts';

const item = ({ page }: ExampleWorld) => ({ data_id: page.seek_id, data_type: 'seek_search' as const });

export const sharingExamples: Record<NameIn<typeof sharingCalls>, CallExample> = {
  'share.check': { as: 'member', input: (world) => ({ query: item(world) }), elsewhere: 'own' },
  'share.create': {
    as: 'member',
    input: (world) => ({ body: { ...item(world), expires_in_days: 7 } }),
    elsewhere: 'refused',
  },
  'share.links': { as: 'member', input: (world) => ({ query: item(world) }), elsewhere: 'refused' },
  'share.revoke': {
    as: 'member',
    input: async (world) => {
      const { data } = await world.member.call('share.create', { body: item(world) });
      return { body: { link_id: data.link_id } };
    },
    elsewhere: 'refused',
  },
  'share.grantTenant': {
    as: 'member',
    input: (world) => ({ body: { ...item(world), granted: false } }),
    elsewhere: 'refused',
  },
  'share.people': { as: 'member', input: (world) => ({ query: item(world) }), elsewhere: 'refused' },
  'share.grantPerson': {
    as: 'member',
    input: async (world) => {
      const { data } = await world.member.call('share.colleagues', { query: {} });
      return { body: { ...item(world), user_id: data.people[0]?.user_id ?? '', role: 'read' as const } };
    },
    elsewhere: 'refused',
  },
  'share.colleagues': { as: 'member', input: () => ({ query: { q: 'a' } }), elsewhere: 'own' },
};
