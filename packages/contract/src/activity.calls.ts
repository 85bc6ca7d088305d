import type { activitySchemas } from './activity.schemas.ts';
import { describeCalls } from './call.ts';

export const activityCalls = describeCalls<typeof activitySchemas>()({
  'activity.list': { method: 'GET', path: '/{service}/activity/receive/init', access: 'viewer' },
  'activity.inviteRegister': { method: 'GET', path: '/{service}/activity/invite-register/info', access: 'viewer' },
  'activity.invited': { method: 'POST', path: '/{service}/activity/invite-register', access: 'viewer' },
  'activity.feedbackInfo': { method: 'GET', path: '/{service}/activity/feedback/info', access: 'viewer' },
  'activity.feedback': { method: 'POST', path: '/{service}/activity/feedback', access: 'viewer' },
  'activity.informationInfo': { method: 'GET', path: '/{service}/activity/information/info', access: 'viewer' },
  'activity.information': { method: 'POST', path: '/{service}/activity/information', access: 'viewer' },
  'activity.receiveAward': {
    method: 'POST',
    path: '/{service}/activity/receive-award',
    access: 'viewer',
    errors: ['conflict'],
  },
});
