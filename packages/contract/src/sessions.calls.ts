import type { Call } from './call-description.ts';

export const list = {
  name: 'sessions.list',
  method: 'GET',
  path: '/{service}/account/sessions',
  access: 'viewer',
} as const satisfies Call;

export const end = {
  name: 'sessions.end',
  method: 'DELETE',
  path: '/{service}/account/sessions/{session_id}',
  access: 'viewer',
  errors: ['notFound'],
} as const satisfies Call;

export const endOthers = {
  name: 'sessions.endOthers',
  method: 'DELETE',
  path: '/{service}/account/sessions',
  access: 'viewer',
} as const satisfies Call;
