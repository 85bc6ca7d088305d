import type { NameIn } from '@assay/contract';
import type * as egressCalls from '@assay/contract/calls/egress';
import type { CallExample } from '../call-example.ts';

export const egressExamples: Record<NameIn<typeof egressCalls>, CallExample> = {
  'egress.events': { input: () => ({ query: { purpose: 'model', page: 1, limit: 20 } }), elsewhere: 'own' },
  'egress.export': { elsewhere: 'own' },
};
