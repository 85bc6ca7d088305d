import type { Call } from './call-description.ts';

export const health = {
  name: 'operations.health',
  method: 'GET',
  path: '/health',
  access: 'anonymous',
  unsigned: true,
  impersonal: true,
} as const satisfies Call;

export const ready = {
  name: 'operations.ready',
  method: 'GET',
  path: '/ready',
  access: 'anonymous',
  unsigned: true,
  impersonal: true,
  errors: ['unavailable'],
} as const satisfies Call;

export const registerDevice = {
  name: 'operations.registerDevice',
  method: 'POST',
  path: '/device/register',
  access: 'anonymous',
  unsigned: true,
  errors: ['tooMany'],
} as const satisfies Call;
