import type { Call } from './call-description.ts';

export const fields = {
  name: 'suggest.fields',
  method: 'POST',
  path: '/smart/suggest',
  access: 'viewer',
} as const satisfies Call;

export const field = {
  name: 'suggest.field',
  method: 'POST',
  path: '/smart/suggest/{field}',
  access: 'viewer',
} as const satisfies Call;

export const companyTopic = {
  name: 'suggest.companyTopic',
  method: 'GET',
  path: '/{service}/smart/suggest/company-topic',
  access: 'viewer',
} as const satisfies Call;
