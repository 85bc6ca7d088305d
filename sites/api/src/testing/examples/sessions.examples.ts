import type { sessionsCalls } from '@assay/contract';
import type { CallExample } from '../call-example.ts';

export const sessionsExamples: Record<keyof typeof sessionsCalls, CallExample> = {
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
