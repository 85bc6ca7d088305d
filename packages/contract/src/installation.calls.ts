import { describeCalls } from './call.ts';
import type { installationSchemas } from './installation.schemas.ts';

/** Calls of the operator: administrators of the organisation that runs the installation, and nobody else. */
export const installationCalls = describeCalls<typeof installationSchemas>()({
  'installation.tenants': {
    method: 'GET',
    path: '/{service}/installation/tenants',
    access: 'admin',
    errors: ['adminForbidden'],
  },
  'installation.people': {
    method: 'GET',
    path: '/{service}/installation/tenants/{tenant_id}/people',
    access: 'admin',
    errors: ['adminForbidden', 'notFound'],
  },
  'installation.packages': {
    method: 'GET',
    path: '/{service}/installation/tenants/{tenant_id}/packages',
    access: 'admin',
    errors: ['adminForbidden', 'notFound'],
  },
  'installation.grant': {
    method: 'POST',
    path: '/{service}/installation/tenants/{tenant_id}/packages',
    access: 'admin',
    errors: ['adminForbidden', 'notFound'],
  },
  'installation.withdraw': {
    method: 'DELETE',
    path: '/{service}/installation/tenants/{tenant_id}/packages/{package}',
    access: 'admin',
    errors: ['adminForbidden', 'notFound'],
  },
});
