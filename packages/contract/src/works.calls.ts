import type { Call } from './call-description.ts';

export const open = {
  name: 'works.open',
  method: 'GET',
  path: '/works/{work_id}',
  access: 'guest',
} as const satisfies Call;

export const begin = {
  name: 'works.begin',
  method: 'POST',
  path: '/works',
  access: 'member',
  errors: ['overLimit', 'researchOverLimit', 'mindOverLimit', 'fmeaOverLimit'],
} as const satisfies Call;

export const edit = {
  name: 'works.edit',
  method: 'POST',
  path: '/works/{work_id}/edits',
  access: 'member',
} as const satisfies Call;

export const changes = {
  name: 'works.changes',
  method: 'GET',
  path: '/works/{work_id}/changes',
  access: 'guest',
} as const satisfies Call;

export const live = {
  name: 'works.live',
  method: 'POST',
  path: '/works/{work_id}/live',
  access: 'guest',
  replies: 'stream',
  endless: true,
} as const satisfies Call;

export const sources = {
  name: 'works.sources',
  method: 'GET',
  path: '/works/{work_id}/sources',
  access: 'guest',
} as const satisfies Call;

export const present = {
  name: 'works.present',
  method: 'POST',
  path: '/works/{work_id}/presence',
  access: 'viewer',
} as const satisfies Call;

const exportCall = {
  name: 'works.export',
  method: 'POST',
  path: '/works/{work_id}/export',
  access: 'guest',
  replies: 'file',
  errors: ['tooLarge'],
} as const satisfies Call;

const importCall = {
  name: 'works.import',
  method: 'POST',
  path: '/works/import',
  access: 'member',
  bringsFile: true,
  errors: ['storageFull'],
} as const satisfies Call;

export const addFigure = {
  name: 'works.addFigure',
  method: 'POST',
  path: '/works/{work_id}/figures',
  access: 'member',
  encoding: 'multipart',
  streamsBody: true,
  errors: ['tooLarge', 'storageFull', 'diskFull'],
} as const satisfies Call;

export const figure = {
  name: 'works.figure',
  method: 'GET',
  path: '/works/{work_id}/figures/{figure_id}',
  access: 'guest',
  replies: 'file',
} as const satisfies Call;

export { exportCall as export, importCall as import };
