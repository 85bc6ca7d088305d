import { describeCalls } from './call.ts';
import type { sessionsSchemas } from './sessions.schemas.ts';

export const sessionsCalls = describeCalls<typeof sessionsSchemas>()({
  'sessions.list': { method: 'GET', path: '/{service}/account/sessions', access: 'viewer' },
  'sessions.end': {
    method: 'DELETE',
    path: '/{service}/account/sessions/{session_id}',
    access: 'viewer',
    errors: ['notFound'],
  },
  'sessions.endOthers': { method: 'DELETE', path: '/{service}/account/sessions', access: 'viewer' },
});
