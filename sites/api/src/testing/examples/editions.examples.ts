import type { NameIn } from '@assay/contract';
import type * as editionsCalls from '@assay/contract/calls/editions';
import type * as trackingCalls from '@assay/contract/calls/tracking';
import type * as trialsCalls from '@assay/contract/calls/trials';
import type * as usageCalls from '@assay/contract/calls/usage';
import type { CallExample } from '../call-example.ts';
import { registerByPhone } from '../people.ts';

let lastNumber = 13_600_000_000;
const visit = { media_type: '', from: 'contract' };

export const editionsExamples: Record<
  NameIn<typeof editionsCalls> | NameIn<typeof trialsCalls> | NameIn<typeof usageCalls> | NameIn<typeof trackingCalls>,
  CallExample
> = {
  'editions.control': { elsewhere: 'own' },
  'editions.packages': { elsewhere: 'own' },
  'trials.need': { input: () => ({ query: { empower_type: 'AIR' }, body: visit }), elsewhere: 'own' },
  'trials.add': {
    // A trial begins once: each use of the example is by somebody new.
    as: 'visitor',
    input: async (_, by) => {
      await registerByPhone(by, String((lastNumber += 1)));
      return { query: { empower_type: 'LS', from: 'contract' }, body: visit };
    },
    elsewhere: 'own',
  },
  'trials.endSeen': { elsewhere: 'own' },
  'usage.view': { elsewhere: 'own' },
  'usage.page': { elsewhere: 'own' },
  'usage.export': { elsewhere: 'own' },
  'tracking.add': {
    input: () => ({
      body: { event: 'upgrade_show', label: 'upgrade page', properties: { source: 'tech_seek', kind: 'overlimit' } },
    }),
    elsewhere: 'public',
  },
  'tracking.guide': { input: () => ({ query: { isRD: 'true' } }), elsewhere: 'own' },
  'tracking.saveGuideAlert': { input: () => ({ params: { id: 'ask' } }), elsewhere: 'own' },
  'tracking.choice': { elsewhere: 'own' },
  'tracking.saveChoice': { input: () => ({ body: { allowed: true } }), elsewhere: 'own' },
};
