import type { auditSchemas } from './audit.schemas.ts';
import { describeCalls } from './call.ts';

export const auditCalls = describeCalls<typeof auditSchemas>()({
  'audit.events': { method: 'GET', path: '/{service}/audit', access: 'admin' },
  'audit.export': { method: 'GET', path: '/{service}/audit/export', access: 'admin', replies: 'file' },
});
