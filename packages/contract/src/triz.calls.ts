import type { Call } from './call-description.ts';

export const create = {
  name: 'triz.create',
  method: 'POST',
  path: '/triz-mind/create',
  access: 'member',
  errors: ['mindOverLimit'],
} as const satisfies Call;
