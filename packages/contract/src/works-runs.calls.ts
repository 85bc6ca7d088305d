import type { Call } from './call-description.ts';

export const act = {
  name: 'works.act',
  method: 'POST',
  path: '/works/{work_id}/actions/{action}',
  access: 'member',
  errors: ['tooMany', 'conflict'],
} as const satisfies Call;

export const runs = {
  name: 'works.runs',
  method: 'GET',
  path: '/works/{work_id}/runs',
  access: 'viewer',
} as const satisfies Call;

export const answerRun = {
  name: 'works.answerRun',
  method: 'POST',
  path: '/works/{work_id}/runs/{run_id}/answer',
  access: 'member',
  errors: ['conflict'],
} as const satisfies Call;

export const pauseRun = {
  name: 'works.pauseRun',
  method: 'POST',
  path: '/works/{work_id}/runs/{run_id}/pause',
  access: 'member',
} as const satisfies Call;

export const stopRun = {
  name: 'works.stopRun',
  method: 'POST',
  path: '/works/{work_id}/runs/{run_id}/stop',
  access: 'member',
} as const satisfies Call;
