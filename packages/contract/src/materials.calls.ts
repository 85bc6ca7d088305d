import { describeCalls } from './call.ts';
import type { materialsSchemas } from './materials.schemas.ts';

/** The starter cards are the same for everybody, also on other people's pages. */
export const materialsCalls = describeCalls<typeof materialsSchemas>()({
  'materials.grades': { method: 'GET', path: '/material/grades', access: 'anonymous' },
  'materials.named': { method: 'POST', path: '/material/named', access: 'anonymous' },
  'materials.grade': { method: 'GET', path: '/material/grades/{grade_id}', access: 'anonymous', errors: ['notFound'] },
  'materials.equivalents': {
    method: 'GET',
    path: '/material/grades/{grade_id}/equivalents',
    access: 'anonymous',
    errors: ['notFound'],
  },
  'materials.compare': { method: 'GET', path: '/material/compare', access: 'anonymous', errors: ['notFound'] },
  'materials.export': {
    method: 'GET',
    path: '/material/grades/{grade_id}/export',
    access: 'anonymous',
    replies: 'file',
    errors: ['notFound'],
  },
});
