import type { Call } from './call-description.ts';

export const info = {
  name: 'onboarding.info',
  method: 'GET',
  path: '/air-onboarding-info',
  access: 'viewer',
} as const satisfies Call;

export const submit = {
  name: 'onboarding.submit',
  method: 'POST',
  path: '/air-onboarding',
  access: 'viewer',
} as const satisfies Call;
