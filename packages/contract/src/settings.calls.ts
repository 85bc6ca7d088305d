import type { Call } from './call-description.ts';

export const read = {
  name: 'settings.read',
  method: 'GET',
  path: '/{service}/uniform-setting',
  access: 'viewer',
} as const satisfies Call;

export const save = {
  name: 'settings.save',
  method: 'POST',
  path: '/{service}/uniform-setting',
  access: 'viewer',
} as const satisfies Call;
