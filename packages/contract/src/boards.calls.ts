import type { Call } from './call-description.ts';

export const create = {
  name: 'boards.create',
  method: 'POST',
  path: '/board/create',
  access: 'member',
  errors: ['mindOverLimit'],
} as const satisfies Call;

export const pushDirection = {
  name: 'boards.pushDirection',
  method: 'POST',
  path: '/agent/tech-mind/push-direction',
  access: 'member',
} as const satisfies Call;

export const solutionData = {
  name: 'boards.solutionData',
  method: 'POST',
  path: '/solution/specific-data',
  access: 'viewer',
} as const satisfies Call;
