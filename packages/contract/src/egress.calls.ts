import { describeCalls } from './call.ts';
import type { egressSchemas } from './egress.schemas.ts';

export const egressCalls = describeCalls<typeof egressSchemas>()({
  'egress.events': { method: 'GET', path: '/{service}/egress', access: 'admin' },
  'egress.export': { method: 'GET', path: '/{service}/egress/export', access: 'admin', replies: 'file' },
});
