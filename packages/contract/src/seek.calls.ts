import type { Call } from './call-description.ts';

export const init = {
  name: 'seek.init',
  method: 'POST',
  path: '/seek/init',
  access: 'member',
  feature: 'tech_seek',
  errors: ['overLimit', 'conflict'],
} as const satisfies Call;

export const page = {
  name: 'seek.page',
  method: 'GET',
  path: '/seek/{seek_id}',
  access: 'guest',
} as const satisfies Call;

export const stream = {
  name: 'seek.stream',
  method: 'POST',
  path: '/seek/stream',
  access: 'guest',
  replies: 'stream',
  errors: ['gone'],
} as const satisfies Call;

export const poll = {
  name: 'seek.poll',
  method: 'POST',
  path: '/seek/poll-messages',
  access: 'guest',
} as const satisfies Call;

export const module = {
  name: 'seek.module',
  method: 'POST',
  path: '/seek/module/{question_id}/{module_name}',
  access: 'guest',
  replies: 'stream',
} as const satisfies Call;

export const stopEvent = {
  name: 'seek.stopEvent',
  method: 'GET',
  path: '/seek/stop-event',
  access: 'member',
} as const satisfies Call;

export const regenerate = {
  name: 'seek.regenerate',
  method: 'POST',
  path: '/seek/regenerate',
  access: 'member',
  errors: ['conflict'],
} as const satisfies Call;

export const rewrite = {
  name: 'seek.rewrite',
  method: 'POST',
  path: '/seek/rewrite',
  access: 'member',
  feature: 'tech_seek',
  errors: ['overLimit'],
} as const satisfies Call;

export const versions = {
  name: 'seek.versions',
  method: 'GET',
  path: '/seek/versions/{question_id}/{module_name}',
  access: 'viewer',
} as const satisfies Call;

export const passages = {
  name: 'seek.passages',
  method: 'POST',
  path: '/seek/passages/{question_id}',
  access: 'guest',
  errors: ['notFound'],
} as const satisfies Call;

const exportCall = {
  name: 'seek.export',
  method: 'POST',
  path: '/seek/export',
  access: 'viewer',
  replies: 'file',
  errors: ['conflict'],
} as const satisfies Call;

export const copy = {
  name: 'seek.copy',
  method: 'POST',
  path: '/seek/copy/{question_id}',
  access: 'guest',
  errors: ['conflict'],
} as const satisfies Call;

export const feedback = {
  name: 'seek.feedback',
  method: 'POST',
  path: '/seek/feedback',
  access: 'viewer',
} as const satisfies Call;

export { exportCall as export };
