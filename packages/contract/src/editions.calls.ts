import { describeCalls } from './call.ts';
import type { editionsSchemas } from './editions.schemas.ts';

export const editionsCalls = describeCalls<typeof editionsSchemas>()({
  'editions.control': { method: 'GET', path: '/{service}/amounts/control', access: 'viewer' },
  'editions.packages': { method: 'GET', path: '/{service}/package-info', access: 'viewer' },
});
