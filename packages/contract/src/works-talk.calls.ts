import type { Call } from './call-description.ts';

export const comments = {
  name: 'works.comments',
  method: 'GET',
  path: '/works/{work_id}/comments',
  access: 'guest',
} as const satisfies Call;

export const comment = {
  name: 'works.comment',
  method: 'POST',
  path: '/works/{work_id}/comments',
  access: 'guest',
} as const satisfies Call;

export const readers = {
  name: 'works.readers',
  method: 'GET',
  path: '/works/{work_id}/readers',
  access: 'viewer',
} as const satisfies Call;

export const mentions = {
  name: 'works.mentions',
  method: 'GET',
  path: '/works/mentions',
  access: 'viewer',
} as const satisfies Call;

export const seeMentions = {
  name: 'works.seeMentions',
  method: 'POST',
  path: '/works/{work_id}/mentions/seen',
  access: 'viewer',
} as const satisfies Call;

export const resolveComment = {
  name: 'works.resolveComment',
  method: 'POST',
  path: '/works/{work_id}/comments/{comment_id}/resolved',
  access: 'viewer',
} as const satisfies Call;

export const removeComment = {
  name: 'works.removeComment',
  method: 'DELETE',
  path: '/works/{work_id}/comments/{comment_id}',
  access: 'viewer',
} as const satisfies Call;

export const suggestions = {
  name: 'works.suggestions',
  method: 'GET',
  path: '/works/{work_id}/suggestions',
  access: 'guest',
} as const satisfies Call;

export const suggest = {
  name: 'works.suggest',
  method: 'POST',
  path: '/works/{work_id}/suggestions',
  access: 'viewer',
} as const satisfies Call;

export const decide = {
  name: 'works.decide',
  method: 'POST',
  path: '/works/{work_id}/suggestions/{suggestion_id}/decision',
  access: 'viewer',
  errors: ['conflict'],
} as const satisfies Call;
