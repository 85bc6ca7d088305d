import type { Call } from './call-description.ts';

export const find = {
  name: 'companies.find',
  method: 'GET',
  path: '/passport/public/tyc/companies',
  access: 'anonymous',
  errors: ['tooMany'],
} as const satisfies Call;

export const suggest = {
  name: 'companies.suggest',
  method: 'GET',
  path: '/{service}/company/suggest',
  access: 'viewer',
} as const satisfies Call;

export const info = {
  name: 'companies.info',
  method: 'GET',
  path: '/organization/{id}/info',
  access: 'viewer',
  errors: ['notFound'],
} as const satisfies Call;

export const example = {
  name: 'companies.example',
  method: 'GET',
  path: '/insights/company/example',
  access: 'viewer',
} as const satisfies Call;
