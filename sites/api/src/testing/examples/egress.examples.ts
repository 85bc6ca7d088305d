import type { egressCalls } from '@assay/contract';
import type { CallExample } from '../call-example.ts';

export const egressExamples: Record<keyof typeof egressCalls, CallExample> = {
  'egress.events': { input: () => ({ query: { purpose: 'model', page: 1, limit: 20 } }), elsewhere: 'own' },
  'egress.export': { elsewhere: 'own' },
};
