import type { privacyCalls } from '@assay/contract';
import type { CallExample } from '../call-example.ts';

export const privacyExamples: Record<keyof typeof privacyCalls, CallExample> = {
  'privacy.export': { elsewhere: 'own' },
  'privacy.deleteAccount': {
    as: 'newcomer',
    input: async (_, by) => ({ body: { full_name: (await by.call('account.info')).data.full_name } }),
    elsewhere: 'refused',
  },
};
