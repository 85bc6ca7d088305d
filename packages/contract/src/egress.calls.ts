import type { Call } from './call-description.ts';

export const events = {
  name: 'egress.events',
  method: 'GET',
  path: '/{service}/egress',
  access: 'admin',
} as const satisfies Call;

const exportCall = {
  name: 'egress.export',
  method: 'GET',
  path: '/{service}/egress/export',
  access: 'admin',
  stepUp: true,
  replies: 'file',
} as const satisfies Call;

export { exportCall as export };
