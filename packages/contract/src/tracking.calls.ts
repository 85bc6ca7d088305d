import type { Call } from './call-description.ts';

export const add = {
  name: 'tracking.add',
  method: 'POST',
  path: '/{service}/tracking/add',
  access: 'anonymous',
} as const satisfies Call;

export const choice = {
  name: 'tracking.choice',
  method: 'GET',
  path: '/{service}/tracking/choice',
  access: 'viewer',
} as const satisfies Call;

export const saveChoice = {
  name: 'tracking.saveChoice',
  method: 'POST',
  path: '/{service}/tracking/choice',
  access: 'viewer',
} as const satisfies Call;

export const guide = {
  name: 'tracking.guide',
  method: 'GET',
  path: '/{service}/tracking/guide',
  access: 'viewer',
} as const satisfies Call;

export const saveGuideAlert = {
  name: 'tracking.saveGuideAlert',
  method: 'POST',
  path: '/{service}/save-guide-alert/{id}',
  access: 'viewer',
} as const satisfies Call;
