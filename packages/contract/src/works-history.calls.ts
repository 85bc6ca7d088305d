import type { Call } from './call-description.ts';

export const history = {
  name: 'works.history',
  method: 'GET',
  path: '/works/{work_id}/history',
  access: 'viewer',
} as const satisfies Call;

export const provenance = {
  name: 'works.provenance',
  method: 'GET',
  path: '/works/{work_id}/records/{record}/provenance',
  access: 'viewer',
} as const satisfies Call;

export const state = {
  name: 'works.state',
  method: 'GET',
  path: '/works/{work_id}/states/{revision}',
  access: 'viewer',
} as const satisfies Call;

export const versions = {
  name: 'works.versions',
  method: 'GET',
  path: '/works/{work_id}/versions',
  access: 'viewer',
} as const satisfies Call;

export const keepVersion = {
  name: 'works.keepVersion',
  method: 'POST',
  path: '/works/{work_id}/versions',
  access: 'member',
  errors: ['conflict'],
} as const satisfies Call;

export const removeVersion = {
  name: 'works.removeVersion',
  method: 'DELETE',
  path: '/works/{work_id}/versions/{revision}',
  access: 'member',
} as const satisfies Call;

export const restore = {
  name: 'works.restore',
  method: 'POST',
  path: '/works/{work_id}/restore',
  access: 'member',
} as const satisfies Call;
