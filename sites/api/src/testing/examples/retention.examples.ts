import type { NameIn } from '@assay/contract';
import type * as retentionCalls from '@assay/contract/calls/retention';
import type { CallExample } from '../call-example.ts';

export const retentionExamples: Record<NameIn<typeof retentionCalls>, CallExample> = {
  'retention.state': { elsewhere: 'own' },
  'retention.count': { input: () => ({ query: { questions: 90 } }), elsewhere: 'own' },
  'retention.save': {
    input: () => ({ body: { questions: null, chats: null, works: null, searches: null } }),
    elsewhere: 'own',
  },
};
