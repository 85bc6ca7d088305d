import type { NameIn } from '@assay/contract';
import type * as searchCalls from '@assay/contract/calls/search';
import type { CallExample } from '../call-example.ts';

export const searchExamples: Record<NameIn<typeof searchCalls>, CallExample> = {
  'search.everything': { as: 'member', input: () => ({ body: { query: 'lithium', limit: 3 } }), elsewhere: 'own' },
};
