import type { operationsCalls } from '@assay/contract';
import type { CallExample } from '../call-example.ts';

export const operationsExamples: Record<keyof typeof operationsCalls, CallExample> = {
  'operations.health': { elsewhere: 'public' },
  'operations.ready': { elsewhere: 'public' },
  'operations.registerDevice': { input: () => ({ body: { device: 'example-device-0001' } }), elsewhere: 'public' },
};
