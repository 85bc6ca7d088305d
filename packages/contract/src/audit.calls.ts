import type { Call } from './call-description.ts';

export const events = {
  name: 'audit.events',
  method: 'GET',
  path: '/{service}/audit',
  access: 'admin',
} as const satisfies Call;

const exportCall = {
  name: 'audit.export',
  method: 'GET',
  path: '/{service}/audit/export',
  access: 'admin',
  stepUp: true,
  replies: 'file',
} as const satisfies Call;

export { exportCall as export };
