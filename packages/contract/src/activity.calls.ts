import type { Call } from './call-description.ts';

export const list = {
  name: 'activity.list',
  method: 'GET',
  path: '/{service}/activity/receive/init',
  access: 'viewer',
} as const satisfies Call;

export const inviteRegister = {
  name: 'activity.inviteRegister',
  method: 'GET',
  path: '/{service}/activity/invite-register/info',
  access: 'viewer',
} as const satisfies Call;

export const invited = {
  name: 'activity.invited',
  method: 'POST',
  path: '/{service}/activity/invite-register',
  access: 'viewer',
} as const satisfies Call;

export const feedbackInfo = {
  name: 'activity.feedbackInfo',
  method: 'GET',
  path: '/{service}/activity/feedback/info',
  access: 'viewer',
} as const satisfies Call;

export const feedback = {
  name: 'activity.feedback',
  method: 'POST',
  path: '/{service}/activity/feedback',
  access: 'viewer',
} as const satisfies Call;

export const informationInfo = {
  name: 'activity.informationInfo',
  method: 'GET',
  path: '/{service}/activity/information/info',
  access: 'viewer',
} as const satisfies Call;

export const information = {
  name: 'activity.information',
  method: 'POST',
  path: '/{service}/activity/information',
  access: 'viewer',
} as const satisfies Call;

export const receiveAward = {
  name: 'activity.receiveAward',
  method: 'POST',
  path: '/{service}/activity/receive-award',
  access: 'viewer',
  errors: ['conflict'],
} as const satisfies Call;
