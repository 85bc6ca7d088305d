import type { NameIn } from '@assay/contract';
import type * as embedCalls from '@assay/contract/calls/embed';
import type { CallExample } from '../call-example.ts';

let sites = 0;
const nextSite = () => ({
  origins: [`https://partner-${(sites += 1)}.example.com`],
  widgets: ['sales-lead' as const],
  library: 'shared' as const,
  questions_a_day: 500,
  questions_an_hour: 100,
  visitor_questions_a_day: 20,
  leads_a_day: 100,
});

export const embedExamples: Record<NameIn<typeof embedCalls>, CallExample> = {
  'embed.session': { input: () => ({ body: { widget: 'sales-lead' } }), elsewhere: 'public' },
  'embed.sites': { elsewhere: 'own' },
  'embed.addSite': { input: () => ({ body: nextSite() }), elsewhere: 'own' },
  'embed.changeSite': {
    input: async ({ admin }) => {
      const { data } = await admin.call('embed.addSite', { body: nextSite() });
      return { body: { ...nextSite(), site_id: data.site_id } };
    },
    elsewhere: 'refused',
  },
  'embed.removeSite': {
    input: async ({ admin }) => {
      const { data } = await admin.call('embed.addSite', { body: nextSite() });
      return { body: { site_id: data.site_id } };
    },
    elsewhere: 'refused',
  },
  'embed.proveOrigin': {
    input: async ({ admin }) => {
      const { data } = await admin.call('embed.addSite', { body: nextSite() });
      return { body: { site_id: data.site_id, origin: data.origins[0] ?? '' } };
    },
    elsewhere: 'refused',
  },
  'captcha.challenge': { elsewhere: 'public' },
};
