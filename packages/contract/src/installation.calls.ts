import type { Call } from './call-description.ts';

// Calls of the operator: administrators of the organisation that runs the installation, and nobody else; `claim` makes one.

export const claim = {
  name: 'installation.claim',
  method: 'POST',
  path: '/{service}/installation/claim',
  access: 'owner',
  stepUp: true,
  errors: ['gone', 'forbidden', 'tooMany'],
} as const satisfies Call;

export const tenants = {
  name: 'installation.tenants',
  method: 'GET',
  path: '/{service}/installation/tenants',
  access: 'admin',
  errors: ['operatorForbidden'],
} as const satisfies Call;

export const people = {
  name: 'installation.people',
  method: 'GET',
  path: '/{service}/installation/tenants/{tenant_id}/people',
  access: 'admin',
  errors: ['operatorForbidden', 'notFound'],
} as const satisfies Call;

export const packages = {
  name: 'installation.packages',
  method: 'GET',
  path: '/{service}/installation/tenants/{tenant_id}/packages',
  access: 'admin',
  errors: ['operatorForbidden', 'notFound'],
} as const satisfies Call;

export const grant = {
  name: 'installation.grant',
  method: 'POST',
  path: '/{service}/installation/tenants/{tenant_id}/packages',
  access: 'admin',
  stepUp: true,
  errors: ['operatorForbidden', 'notFound'],
} as const satisfies Call;

export const origins = {
  name: 'installation.origins',
  method: 'GET',
  path: '/{service}/installation/origins',
  access: 'admin',
  errors: ['operatorForbidden'],
} as const satisfies Call;

export const approveOrigin = {
  name: 'installation.approveOrigin',
  method: 'POST',
  path: '/{service}/installation/origins/approve',
  access: 'admin',
  stepUp: true,
  errors: ['operatorForbidden', 'notFound', 'conflict'],
} as const satisfies Call;

export const withdrawOrigin = {
  name: 'installation.withdrawOrigin',
  method: 'POST',
  path: '/{service}/installation/origins/withdraw',
  access: 'admin',
  stepUp: true,
  errors: ['operatorForbidden', 'notFound'],
} as const satisfies Call;

export const withdraw = {
  name: 'installation.withdraw',
  method: 'DELETE',
  path: '/{service}/installation/tenants/{tenant_id}/packages/{package}',
  access: 'admin',
  stepUp: true,
  errors: ['operatorForbidden', 'notFound'],
} as const satisfies Call;
