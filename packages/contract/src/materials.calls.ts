import type { Call } from './call-description.ts';

// The starter cards are the same for everybody, also on other people's pages.

export const grades = {
  name: 'materials.grades',
  method: 'GET',
  path: '/material/grades',
  access: 'anonymous',
} as const satisfies Call;

export const named = {
  name: 'materials.named',
  method: 'POST',
  path: '/material/named',
  access: 'anonymous',
} as const satisfies Call;

export const grade = {
  name: 'materials.grade',
  method: 'GET',
  path: '/material/grades/{grade_id}',
  access: 'anonymous',
  errors: ['notFound'],
} as const satisfies Call;

export const equivalents = {
  name: 'materials.equivalents',
  method: 'GET',
  path: '/material/grades/{grade_id}/equivalents',
  access: 'anonymous',
  errors: ['notFound'],
} as const satisfies Call;

export const compare = {
  name: 'materials.compare',
  method: 'GET',
  path: '/material/compare',
  access: 'anonymous',
  errors: ['notFound'],
} as const satisfies Call;

const exportCall = {
  name: 'materials.export',
  method: 'GET',
  path: '/material/grades/{grade_id}/export',
  access: 'anonymous',
  replies: 'file',
  errors: ['notFound'],
} as const satisfies Call;

export { exportCall as export };
