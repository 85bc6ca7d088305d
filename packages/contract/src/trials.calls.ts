import type { Call } from './call-description.ts';

export const need = {
  name: 'trials.need',
  method: 'POST',
  path: '/{service}/account-privilege/need-add-trial',
  access: 'viewer',
} as const satisfies Call;

export const add = {
  name: 'trials.add',
  method: 'POST',
  path: '/{service}/account-privilege/add-trial',
  access: 'viewer',
  errors: ['conflict'],
} as const satisfies Call;

export const endSeen = {
  name: 'trials.endSeen',
  method: 'POST',
  path: '/{service}/account-privilege/trial-end-seen',
  access: 'viewer',
} as const satisfies Call;
