import type { NameIn } from '@assay/contract';
import type * as homeCalls from '@assay/contract/calls/home';
import type { CallExample } from '../call-example.ts';

export const homeExamples: Record<NameIn<typeof homeCalls>, CallExample> = {
  'home.init': { elsewhere: 'public' },
  'home.options': { elsewhere: 'public' },
  'home.productCards': { input: () => ({ query: { homepage_type: 'MSE' } }), elsewhere: 'public' },
  'home.recommendCards': { elsewhere: 'public' },
  'home.agentExample': { elsewhere: 'public' },
  'home.redirect': { elsewhere: 'own' },
  'home.isNeedProfiling': { elsewhere: 'own' },
  'home.switch': { input: () => ({ body: { home_page_type: 'RD' } }), elsewhere: 'own' },
  'home.rdCards': { elsewhere: 'own' },
  'home.rdRecommendCases': { elsewhere: 'own' },
  'home.materialCards': { elsewhere: 'own' },
  'home.materialRecommendCases': { elsewhere: 'own' },
  'home.ipCards': { elsewhere: 'own' },
  'home.ipProfileToken': { elsewhere: 'own' },
  'home.ipProfile': {
    input: async ({ member }) => ({ body: { token: (await member.call('home.ipProfileToken')).data.token } }),
    elsewhere: 'public',
  },
  'home.lifeSciencesCards': { input: () => ({ query: { type: 'all' } }), elsewhere: 'own' },
  'home.saveSelectedModule': { input: () => ({ params: { module: 'research' } }), elsewhere: 'own' },
  'home.transferToShort': {
    input: () => ({ body: { path: '/page/new', query: { q: 'sodium-ion cells' } } }),
    elsewhere: 'own',
  },
  'home.restoreQuery': {
    input: async ({ member }) => {
      const { data } = await member.call('home.transferToShort', { body: { path: '/rd', query: { q: 'mine' } } });
      return { params: { short_id: data.short_id } };
    },
    elsewhere: 'refused',
  },
  'home.materialQuery': { elsewhere: 'own' },
  'home.searchPreview': { input: () => ({ body: { playbook: 'seek', q_s: 'binder content' } }), elsewhere: 'own' },
  'home.previewedSearch': {
    input: async ({ member }) => {
      const { data } = await member.call('home.searchPreview', { body: { playbook: 'seek', q_s: 'mine' } });
      return { params: { qid: data.qid } };
    },
    elsewhere: 'refused',
  },
  'home.searchHistory': {
    as: 'member',
    input: async ({ member }) => {
      await member.call('home.searchPreview', { body: { playbook: 'seek', q_s: 'electrolyte of demo.assay' } });
      return { body: { playbook: 'seek', q_s: 'electrolyte', page: 1, limit: 20 } };
    },
    elsewhere: 'own',
  },
};
