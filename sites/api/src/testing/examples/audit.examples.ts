import type { auditCalls } from '@assay/contract';
import type { CallExample } from '../call-example.ts';

export const auditExamples: Record<keyof typeof auditCalls, CallExample> = {
  'audit.events': { input: () => ({ query: { action: 'signed_in', page: 1, limit: 20 } }), elsewhere: 'own' },
  'audit.export': { elsewhere: 'own' },
};
