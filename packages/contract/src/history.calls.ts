import type { Call } from './call-description.ts';

export const records = {
  name: 'history.records',
  method: 'GET',
  path: '/{service}/history/records',
  access: 'viewer',
} as const satisfies Call;

export const remove = {
  name: 'history.remove',
  method: 'DELETE',
  path: '/{service}/history',
  access: 'viewer',
} as const satisfies Call;

export const restore = {
  name: 'history.restore',
  method: 'POST',
  path: '/{service}/history/restore',
  access: 'viewer',
} as const satisfies Call;

export const save = {
  name: 'history.save',
  method: 'POST',
  path: '/{service}/history/save',
  access: 'viewer',
} as const satisfies Call;
