import type { NameIn } from '@assay/contract';
import type * as sessionsCalls from '@assay/contract/calls/sessions';
import type { CallExample } from '../call-example.ts';

export const sessionsExamples: Record<NameIn<typeof sessionsCalls>, CallExample> = {
  'sessions.list': { elsewhere: 'own' },
  'sessions.end': {
    as: 'newcomer',
    input: async (_, by) => {
      const { data } = await by.call('sessions.list');
      return { params: { session_id: data.sessions[0]?.session_id ?? '' } };
    },
    elsewhere: 'refused',
  },
  'sessions.endOthers': { as: 'newcomer', elsewhere: 'own' },
};
