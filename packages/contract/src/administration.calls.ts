import type { Call } from './call-description.ts';

export const tenant = {
  name: 'administration.tenant',
  method: 'GET',
  path: '/{service}/tenant',
  access: 'admin',
} as const satisfies Call;

export const saveTimeZone = {
  name: 'administration.saveTimeZone',
  method: 'POST',
  path: '/{service}/tenant/time-zone',
  access: 'admin',
} as const satisfies Call;

export const saveFactorDemand = {
  name: 'administration.saveFactorDemand',
  method: 'POST',
  path: '/{service}/tenant/second-factor',
  access: 'admin',
  stepUp: true,
  errors: ['conflict'],
} as const satisfies Call;

export const saveSessionLimits = {
  name: 'administration.saveSessionLimits',
  method: 'POST',
  path: '/{service}/tenant/sessions',
  access: 'admin',
  stepUp: true,
} as const satisfies Call;

export const saveTokenLimit = {
  name: 'administration.saveTokenLimit',
  method: 'POST',
  path: '/{service}/tenant/tokens/limit',
  access: 'admin',
  stepUp: true,
} as const satisfies Call;

export const packages = {
  name: 'administration.packages',
  method: 'GET',
  path: '/{service}/members/{user_id}/packages',
  access: 'admin',
  errors: ['notFound'],
} as const satisfies Call;

export const grant = {
  name: 'administration.grant',
  method: 'POST',
  path: '/{service}/members/{user_id}/packages',
  access: 'admin',
  stepUp: true,
  errors: ['notFound', 'operatorForbidden'],
} as const satisfies Call;

export const withdraw = {
  name: 'administration.withdraw',
  method: 'DELETE',
  path: '/{service}/members/{user_id}/packages/{package}',
  access: 'admin',
  stepUp: true,
  errors: ['notFound', 'operatorForbidden'],
} as const satisfies Call;

export const configuration = {
  name: 'administration.configuration',
  method: 'GET',
  path: '/{service}/configuration',
  access: 'admin',
  errors: ['operatorForbidden'],
} as const satisfies Call;

export const testModel = {
  name: 'administration.testModel',
  method: 'POST',
  path: '/{service}/configuration/model/test',
  access: 'admin',
  errors: ['operatorForbidden', 'tooMany'],
} as const satisfies Call;

export const testMail = {
  name: 'administration.testMail',
  method: 'POST',
  path: '/{service}/configuration/mail/test',
  access: 'admin',
  errors: ['operatorForbidden', 'tooMany'],
} as const satisfies Call;

export const backups = {
  name: 'administration.backups',
  method: 'GET',
  path: '/{service}/backups',
  access: 'admin',
  errors: ['operatorForbidden'],
} as const satisfies Call;

export const backUp = {
  name: 'administration.backUp',
  method: 'POST',
  path: '/{service}/backups',
  access: 'admin',
  errors: ['operatorForbidden'],
} as const satisfies Call;
