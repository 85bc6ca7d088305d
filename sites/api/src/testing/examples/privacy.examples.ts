import type { NameIn } from '@assay/contract';
import type * as privacyCalls from '@assay/contract/calls/privacy';
import type { CallExample } from '../call-example.ts';

export const privacyExamples: Record<NameIn<typeof privacyCalls>, CallExample> = {
  'privacy.export': { elsewhere: 'own' },
  'privacy.deleteAccount': {
    as: 'newcomer',
    input: async (_, by) => ({ body: { full_name: (await by.call('account.info')).data.full_name } }),
    elsewhere: 'refused',
  },
};
