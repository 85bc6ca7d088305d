import { describeCalls } from './call.ts';
import type { leadsSchemas } from './leads.schemas.ts';

export const leadsCalls = describeCalls<typeof leadsSchemas>()({
  'lead.create': {
    method: 'POST',
    path: '/{service}/lead/create',
    access: 'anonymous',
    errors: ['verificationCode', 'tooMany'],
  },
  'lead.createMarketing': {
    method: 'POST',
    path: '/{service}/lead/marketing',
    access: 'anonymous',
    errors: ['tooMany'],
  },
  'lead.list': {
    method: 'GET',
    path: '/{service}/lead/list',
    access: 'admin',
  },
  'lead.export': {
    method: 'GET',
    path: '/{service}/lead/export',
    access: 'admin',
    replies: 'file',
  },
});
