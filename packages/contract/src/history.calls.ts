import { describeCalls } from './call.ts';
import type { historySchemas } from './history.schemas.ts';

export const historyCalls = describeCalls<typeof historySchemas>()({
  'history.records': {
    method: 'GET',
    path: '/{service}/history/records',
    access: 'viewer',
  },
  'history.remove': {
    method: 'DELETE',
    path: '/{service}/history',
    access: 'viewer',
  },
  'history.restore': {
    method: 'POST',
    path: '/{service}/history/restore',
    access: 'viewer',
  },
  'history.save': {
    method: 'POST',
    path: '/{service}/history/save',
    access: 'viewer',
  },
});
