import type { NameIn } from '@assay/contract';
import type * as auditCalls from '@assay/contract/calls/audit';
import type { CallExample } from '../call-example.ts';

export const auditExamples: Record<NameIn<typeof auditCalls>, CallExample> = {
  'audit.events': { input: () => ({ query: { action: 'signed_in', page: 1, limit: 20 } }), elsewhere: 'own' },
  'audit.export': { input: () => ({ query: { format: 'jsonl' } }), elsewhere: 'own' },
};
