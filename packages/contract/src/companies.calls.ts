import { describeCalls } from './call.ts';
import type { companiesSchemas } from './companies.schemas.ts';

export const companiesCalls = describeCalls<typeof companiesSchemas>()({
  'companies.find': {
    method: 'GET',
    path: '/passport/public/tyc/companies',
    access: 'anonymous',
    errors: ['tooMany'],
  },
  'companies.suggest': {
    method: 'GET',
    path: '/{service}/company/suggest',
    access: 'viewer',
  },
  'companies.info': {
    method: 'GET',
    path: '/organization/{id}/info',
    access: 'viewer',
    errors: ['notFound'],
  },
  'companies.example': {
    method: 'GET',
    path: '/insights/company/example',
    access: 'viewer',
  },
});
