import type { Call } from './call-description.ts';

export const list = {
  name: 'toolSettings.list',
  method: 'GET',
  path: '/{service}/tools/settings',
  access: 'viewer',
} as const satisfies Call;

export const save = {
  name: 'toolSettings.save',
  method: 'POST',
  path: '/{service}/tools/{tool}/settings/{setting}',
  access: 'admin',
  errors: ['notFound', 'conflict'],
} as const satisfies Call;
