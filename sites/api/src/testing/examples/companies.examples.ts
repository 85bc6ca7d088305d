import type { NameIn } from '@assay/contract';
import type * as companiesCalls from '@assay/contract/calls/companies';
import type { CallExample } from '../call-example.ts';

export const companiesExamples: Record<NameIn<typeof companiesCalls>, CallExample> = {
  'companies.find': { input: () => ({ query: { companyName: 'siem' } }), elsewhere: 'public' },
  'companies.suggest': { input: () => ({ query: { companyName: '東芝', n: 5 } }), elsewhere: 'own' },
  'companies.info': {
    input: async (_, by) => {
      const { data } = await by.call('companies.find', { query: { companyName: 'siemens' } });
      return { params: { id: data?.[0]?.id ?? 'c-0' }, query: { type: 'profile' } };
    },
    elsewhere: 'own',
  },
  'companies.example': { elsewhere: 'own' },
};
