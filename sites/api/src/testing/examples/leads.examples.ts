import type { NameIn } from '@assay/contract';
import type * as leadsCalls from '@assay/contract/calls/leads';
import type { CallExample } from '../call-example.ts';
import { sealNumber } from '../people.ts';
import { solveCaptcha } from '../solve-captcha.ts';

let lastNumber = 13_600_000_000;

export const leadsExamples: Record<NameIn<typeof leadsCalls>, CallExample> = {
  'lead.create': {
    input: async (_, by) => {
      const { mobile_number, ...sealed } = await sealNumber(by, String((lastNumber += 1)));
      const sent = await by.call('account.verifyCode', {
        body: { ...sealed, mobile_number, purpose: 'SMS_SALES_LEAD', captcha: await solveCaptcha(by) },
      });
      return {
        body: {
          ...sealed,
          mobile: mobile_number,
          code: sent.data.development_code,
          name: 'Wei Chen',
          company_name: 'Northfield Thermal',
          post: 'R&D engineer',
          reason: ['team_use', 'other:a|b'],
          upgrade_reason: 'team_use|other:a\\|b',
          type: 'AIR',
          source_type: 'home_banner',
        },
      };
    },
    elsewhere: 'public',
  },
  'lead.createMarketing': {
    input: async (_, by) => ({
      body: {
        name: 'Ada Lane',
        email: 'ada@example.com',
        company_name: 'Lane Polymers',
        type: 'IP',
        source_type: 'project',
        captcha: await solveCaptcha(by),
      },
    }),
    elsewhere: 'public',
  },
  'lead.list': { input: () => ({ query: { page: 1, limit: 20 } }), elsewhere: 'refused' },
  'lead.export': { elsewhere: 'refused' },
};
