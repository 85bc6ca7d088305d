import type { administrationSchemas } from './administration.schemas.ts';
import { describeCalls } from './call.ts';

export const administrationCalls = describeCalls<typeof administrationSchemas>()({
  'administration.tenant': { method: 'GET', path: '/{service}/tenant', access: 'admin' },
  'administration.saveTimeZone': { method: 'POST', path: '/{service}/tenant/time-zone', access: 'admin' },
  'administration.saveFactorDemand': {
    method: 'POST',
    path: '/{service}/tenant/second-factor',
    access: 'admin',
    errors: ['conflict'],
  },
  'administration.packages': {
    method: 'GET',
    path: '/{service}/members/{user_id}/packages',
    access: 'admin',
    errors: ['notFound'],
  },
  'administration.grant': {
    method: 'POST',
    path: '/{service}/members/{user_id}/packages',
    access: 'admin',
    errors: ['notFound', 'adminForbidden'],
  },
  'administration.withdraw': {
    method: 'DELETE',
    path: '/{service}/members/{user_id}/packages/{package}',
    access: 'admin',
    errors: ['notFound', 'adminForbidden'],
  },
  'administration.configuration': {
    method: 'GET',
    path: '/{service}/configuration',
    access: 'admin',
    errors: ['adminForbidden'],
  },
  'administration.testModel': {
    method: 'POST',
    path: '/{service}/configuration/model/test',
    access: 'admin',
    errors: ['adminForbidden', 'tooMany'],
  },
  'administration.testMail': {
    method: 'POST',
    path: '/{service}/configuration/mail/test',
    access: 'admin',
    errors: ['adminForbidden', 'tooMany'],
  },
  'administration.backups': {
    method: 'GET',
    path: '/{service}/backups',
    access: 'admin',
    errors: ['adminForbidden'],
  },
  'administration.backUp': {
    method: 'POST',
    path: '/{service}/backups',
    access: 'admin',
    errors: ['adminForbidden'],
  },
});
