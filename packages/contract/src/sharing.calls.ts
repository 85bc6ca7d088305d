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

export const people = {
  name: 'share.people',
  method: 'GET',
  path: '/{service}/share/people',
  access: 'viewer',
  errors: ['notFound'],
} as const satisfies Call;

export const grantPerson = {
  name: 'share.grantPerson',
  method: 'POST',
  path: '/{service}/share/person',
  access: 'viewer',
  errors: ['notFound', 'forbidden'],
} as const satisfies Call;

export const colleagues = {
  name: 'share.colleagues',
  method: 'GET',
  path: '/{service}/share/colleagues',
  access: 'member',
} as const satisfies Call;
