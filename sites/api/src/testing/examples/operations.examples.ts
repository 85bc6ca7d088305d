import type { NameIn } from '@assay/contract';
import type * as operationsCalls from '@assay/contract/calls/operations';
import type { CallExample } from '../call-example.ts';

export const operationsExamples: Record<NameIn<typeof operationsCalls>, CallExample> = {
  'operations.health': { elsewhere: 'public' },
  'operations.ready': { elsewhere: 'public' },
  'operations.registerDevice': { input: () => ({ body: { device: 'example-device-0001' } }), elsewhere: 'public' },
};
