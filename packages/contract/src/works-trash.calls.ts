import type { Call } from './call-description.ts';

export const duplicate = {
  name: 'works.duplicate',
  method: 'POST',
  path: '/works/{work_id}/duplicate',
  access: 'member',
} as const satisfies Call;

export const remove = {
  name: 'works.remove',
  method: 'DELETE',
  path: '/works/{work_id}',
  access: 'viewer',
} as const satisfies Call;

export const trash = {
  name: 'works.trash',
  method: 'GET',
  path: '/works/trash',
  access: 'viewer',
} as const satisfies Call;

export const putBack = {
  name: 'works.putBack',
  method: 'POST',
  path: '/works/{work_id}/put-back',
  access: 'viewer',
} as const satisfies Call;

export const destroy = {
  name: 'works.destroy',
  method: 'DELETE',
  path: '/works/trash/{work_id}',
  access: 'viewer',
} as const satisfies Call;
