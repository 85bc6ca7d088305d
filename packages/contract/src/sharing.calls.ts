import { describeCalls } from './call.ts';
import type { sharingSchemas } from './sharing.schemas.ts';

export const sharingCalls = describeCalls<typeof sharingSchemas>()({
  'share.check': {
    method: 'GET',
    path: '/{service}/share/check',
    access: 'anonymous',
    summary: 'Whether the caller may open an item, and by what right',
  },
  'share.create': {
    method: 'POST',
    path: '/{service}/share/create',
    access: 'member',
    summary: 'A link to one item for readers without an account',
    errors: ['notFound'],
  },
  'share.links': {
    method: 'GET',
    path: '/{service}/share/links',
    access: 'member',
    summary: 'Live links of an item',
    errors: ['notFound'],
  },
  'share.revoke': {
    method: 'POST',
    path: '/{service}/share/revoke',
    access: 'member',
    summary: 'End a link at once',
    errors: ['notFound'],
  },
  'share.grantTenant': {
    method: 'POST',
    path: '/{service}/share/grant',
    access: 'member',
    summary: 'Open an item to everybody of the tenant, or close it again',
    errors: ['notFound'],
  },
});
