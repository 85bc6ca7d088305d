import type { NameIn } from '@assay/contract';
import type * as activityCalls from '@assay/contract/calls/activity';
import type { CallExample } from '../call-example.ts';

export const activityExamples: Record<NameIn<typeof activityCalls>, CallExample> = {
  'activity.list': { elsewhere: 'own' },
  'activity.inviteRegister': { elsewhere: 'own' },
  'activity.invited': {
    input: async ({ owner }) => {
      const { data } = await owner.call('activity.inviteRegister');
      return { body: { invite: data.link.split('=')[1] } };
    },
    elsewhere: 'own',
  },
  'activity.feedbackInfo': { elsewhere: 'own' },
  'activity.feedback': {
    input: () => ({ body: { score: 8, content: 'Quotes are easy to check.' } }),
    elsewhere: 'own',
  },
  'activity.informationInfo': { input: () => ({ query: { from: 'profile' } }), elsewhere: 'own' },
  'activity.information': {
    input: () => ({ body: { full_name: 'Ada', manual_company: 'Acme', job_role: 'Chemist' } }),
    elsewhere: 'own',
  },
  'activity.receiveAward': {
    as: 'newcomer',
    input: async ({ stranger }, by) => {
      for (const person of [by, stranger]) {
        await person.call('activity.feedback', { body: { score: 9, content: 'Fast.' } });
      }
      return { query: { active_type: 'inviteFeedback' } };
    },
    elsewhere: 'own',
  },
};
