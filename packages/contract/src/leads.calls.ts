import type { Call } from './call-description.ts';

export const create = {
  name: 'lead.create',
  method: 'POST',
  path: '/{service}/lead/create',
  access: 'anonymous',
  errors: ['verificationCode', 'tooMany'],
} as const satisfies Call;

export const createMarketing = {
  name: 'lead.createMarketing',
  method: 'POST',
  path: '/{service}/lead/marketing',
  access: 'anonymous',
  errors: ['tooMany'],
} as const satisfies Call;

export const list = {
  name: 'lead.list',
  method: 'GET',
  path: '/{service}/lead/list',
  access: 'admin',
  errors: ['operatorForbidden'],
} as const satisfies Call;

const exportCall = {
  name: 'lead.export',
  method: 'GET',
  path: '/{service}/lead/export',
  access: 'admin',
  stepUp: true,
  replies: 'file',
  errors: ['operatorForbidden'],
} as const satisfies Call;

export { exportCall as export };
