import type { Call } from './call-description.ts';

const exportCall = {
  name: 'privacy.export',
  method: 'GET',
  path: '/{service}/account/export',
  access: 'viewer',
  stepUp: true,
  replies: 'file',
} as const satisfies Call;

export const deleteAccount = {
  name: 'privacy.deleteAccount',
  method: 'POST',
  path: '/{service}/account/delete',
  access: 'viewer',
  stepUp: true,
  errors: ['conflict', 'forbidden', 'badRequest'],
} as const satisfies Call;

export { exportCall as export };
