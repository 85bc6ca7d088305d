import type { Call } from './call-description.ts';

// The cards are the same for everybody, and curated: they are read by people with an account and by the widget of cards.

export const grades = {
  name: 'materials.grades',
  method: 'GET',
  path: '/material/grades',
  access: 'viewer',
  forWidgets: true,
} as const satisfies Call;

export const named = {
  name: 'materials.named',
  method: 'POST',
  path: '/material/named',
  access: 'viewer',
} as const satisfies Call;

export const grade = {
  name: 'materials.grade',
  method: 'GET',
  path: '/material/grades/{grade_id}',
  access: 'viewer',
  forWidgets: true,
  errors: ['notFound'],
} as const satisfies Call;

export const equivalents = {
  name: 'materials.equivalents',
  method: 'GET',
  path: '/material/grades/{grade_id}/equivalents',
  access: 'viewer',
  forWidgets: true,
  errors: ['notFound'],
} as const satisfies Call;

export const compare = {
  name: 'materials.compare',
  method: 'GET',
  path: '/material/compare',
  access: 'viewer',
  forWidgets: true,
  errors: ['notFound'],
} as const satisfies Call;

const exportCall = {
  name: 'materials.export',
  method: 'GET',
  path: '/material/grades/{grade_id}/export',
  access: 'viewer',
  replies: 'file',
  errors: ['notFound'],
} as const satisfies Call;

export { exportCall as export };
