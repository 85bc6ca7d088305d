import { describeCalls } from './call.ts';
import type { historySchemas } from './history.schemas.ts';

export const historyCalls = describeCalls<typeof historySchemas>()({
  'history.records': {
    method: 'GET',
    path: '/{service}/history/records',
    access: 'viewer',
    summary: 'What the caller has worked on, newest first, grouped by day',
  },
  'history.remove': {
    method: 'DELETE',
    path: '/{service}/history',
    access: 'viewer',
    summary: 'Remove records of the caller; they can be restored for ten minutes',
  },
  'history.restore': {
    method: 'POST',
    path: '/{service}/history/restore',
    access: 'viewer',
    summary: 'Undo a removal',
  },
});
