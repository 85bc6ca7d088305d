import type { Call } from './call-description.ts';

export const list = {
  name: 'tokens.list',
  method: 'GET',
  path: '/{service}/account/tokens',
  access: 'viewer',
} as const satisfies Call;

export const create = {
  name: 'tokens.create',
  method: 'POST',
  path: '/{service}/account/tokens',
  access: 'viewer',
  stepUp: true,
  errors: ['conflict'],
} as const satisfies Call;

export const revoke = {
  name: 'tokens.revoke',
  method: 'DELETE',
  path: '/{service}/account/tokens/{token_id}',
  access: 'viewer',
  errors: ['notFound'],
} as const satisfies Call;

export const ofTenant = {
  name: 'tokens.ofTenant',
  method: 'GET',
  path: '/{service}/tenant/tokens',
  access: 'admin',
} as const satisfies Call;

export const createService = {
  name: 'tokens.createService',
  method: 'POST',
  path: '/{service}/tenant/tokens',
  access: 'admin',
  stepUp: true,
  errors: ['notFound', 'conflict'],
} as const satisfies Call;

export const revokeOfTenant = {
  name: 'tokens.revokeOfTenant',
  method: 'DELETE',
  path: '/{service}/tenant/tokens/{token_id}',
  access: 'admin',
  errors: ['notFound', 'forbidden'],
} as const satisfies Call;

export const removeService = {
  name: 'tokens.removeService',
  method: 'DELETE',
  path: '/{service}/tenant/services/{user_id}',
  access: 'admin',
  stepUp: true,
  errors: ['notFound'],
} as const satisfies Call;
