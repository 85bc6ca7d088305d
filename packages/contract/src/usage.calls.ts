import type { Call } from './call-description.ts';

export const view = {
  name: 'usage.view',
  method: 'GET',
  path: '/{service}/amounts/view',
  access: 'viewer',
} as const satisfies Call;

export const page = {
  name: 'usage.page',
  method: 'GET',
  path: '/{service}/amounts/page',
  access: 'viewer',
} as const satisfies Call;

const exportCall = {
  name: 'usage.export',
  method: 'GET',
  path: '/{service}/amounts/export',
  access: 'viewer',
  replies: 'file',
} as const satisfies Call;

export { exportCall as export };
