import { describeCalls } from './call.ts';
import type { usageSchemas } from './usage.schemas.ts';

export const usageCalls = describeCalls<typeof usageSchemas>()({
  'usage.view': { method: 'GET', path: '/{service}/amounts/view', access: 'viewer' },
  'usage.page': { method: 'GET', path: '/{service}/amounts/page', access: 'viewer' },
  'usage.export': { method: 'GET', path: '/{service}/amounts/export', access: 'viewer', replies: 'file' },
});
