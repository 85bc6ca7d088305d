import type { NameIn } from '@assay/contract';
import type * as suggestCalls from '@assay/contract/calls/suggest';
import type { CallExample } from '../call-example.ts';

export const suggestExamples: Record<NameIn<typeof suggestCalls>, CallExample> = {
  'suggest.fields': { input: () => ({ body: { fields: ['keyword'], keyword: 'lith' } }), elsewhere: 'own' },
  'suggest.field': { input: () => ({ params: { field: 'keyword' }, body: { keyword: 'lith' } }), elsewhere: 'own' },
  'suggest.companyTopic': { elsewhere: 'own' },
};
