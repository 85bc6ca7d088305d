import type { Call } from './call-description.ts';

export const control = {
  name: 'editions.control',
  method: 'GET',
  path: '/{service}/amounts/control',
  access: 'viewer',
} as const satisfies Call;

export const packages = {
  name: 'editions.packages',
  method: 'GET',
  path: '/{service}/package-info',
  access: 'viewer',
} as const satisfies Call;
