import { describeCalls } from './call.ts';
import type { sharingSchemas } from './sharing.schemas.ts';

export const sharingCalls = describeCalls<typeof sharingSchemas>()({
  'share.check': {
    method: 'GET',
    path: '/{service}/share/check',
    access: 'anonymous',
  },
  'share.create': {
    method: 'POST',
    path: '/{service}/share/create',
    access: 'member',
    errors: ['notFound'],
  },
  'share.links': {
    method: 'GET',
    path: '/{service}/share/links',
    access: 'member',
    errors: ['notFound'],
  },
  'share.revoke': {
    method: 'POST',
    path: '/{service}/share/revoke',
    access: 'member',
    errors: ['notFound'],
  },
  'share.grantTenant': {
    method: 'POST',
    path: '/{service}/share/grant',
    access: 'member',
    errors: ['notFound'],
  },
});
