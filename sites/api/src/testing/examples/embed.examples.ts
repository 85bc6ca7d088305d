import type { NameIn } from '@assay/contract';
import type * as embedCalls from '@assay/contract/calls/embed';
import type { CallExample } from '../call-example.ts';

let sites = 0;
const nextOrigin = () => `https://partner-${(sites += 1)}.example.com`;

export const embedExamples: Record<NameIn<typeof embedCalls>, CallExample> = {
  'embed.session': { input: () => ({ body: { widget: 'sales-lead' } }), elsewhere: 'public' },
  'embed.sites': { elsewhere: 'own' },
  'embed.addSite': { input: () => ({ body: { origin: nextOrigin(), widgets: ['sales-lead'] } }), elsewhere: 'own' },
  'embed.removeSite': {
    input: async ({ admin }) => {
      const { data } = await admin.call('embed.addSite', { body: { origin: nextOrigin(), widgets: ['sales-lead'] } });
      return { body: { site_id: data.site_id } };
    },
    elsewhere: 'refused',
  },
  'captcha.challenge': { elsewhere: 'public' },
};
