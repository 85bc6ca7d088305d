import type { Call } from './call-description.ts';

export const check = {
  name: 'share.check',
  method: 'GET',
  path: '/{service}/share/check',
  access: 'anonymous',
} as const satisfies Call;

export const create = {
  name: 'share.create',
  method: 'POST',
  path: '/{service}/share/create',
  access: 'member',
  errors: ['notFound'],
} as const satisfies Call;

export const links = {
  name: 'share.links',
  method: 'GET',
  path: '/{service}/share/links',
  access: 'viewer',
  errors: ['notFound'],
} as const satisfies Call;

export const revoke = {
  name: 'share.revoke',
  method: 'POST',
  path: '/{service}/share/revoke',
  access: 'viewer',
  errors: ['notFound'],
} as const satisfies Call;

export const grantTenant = {
  name: 'share.grantTenant',
  method: 'POST',
  path: '/{service}/share/grant',
  access: 'member',
  errors: ['notFound'],
} as const satisfies Call;
