import type { suggestCalls } from '@assay/contract';
import type { CallExample } from '../call-example.ts';

export const suggestExamples: Record<keyof typeof suggestCalls, CallExample> = {
  'suggest.fields': { input: () => ({ body: { fields: ['keyword'], keyword: 'lith' } }), elsewhere: 'own' },
  'suggest.field': { input: () => ({ params: { field: 'keyword' }, body: { keyword: 'lith' } }), elsewhere: 'own' },
  'suggest.companyTopic': { elsewhere: 'own' },
};
