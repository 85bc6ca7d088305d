import { describeCalls } from './call.ts';
import type { seekSchemas } from './seek.schemas.ts';

export const seekCalls = describeCalls<typeof seekSchemas>()({
  'seek.init': {
    method: 'POST',
    path: '/seek/init',
    access: 'member',
    feature: 'tech_seek',
    errors: ['overLimit', 'conflict'],
  },
  'seek.page': {
    method: 'GET',
    path: '/seek/{seek_id}',
    access: 'guest',
  },
  'seek.stream': {
    method: 'POST',
    path: '/seek/stream',
    access: 'guest',
    replies: 'stream',
    errors: ['gone'],
  },
  'seek.poll': {
    method: 'POST',
    path: '/seek/poll-messages',
    access: 'guest',
  },
  'seek.module': {
    method: 'POST',
    path: '/seek/module/{question_id}/{module_name}',
    access: 'guest',
    replies: 'stream',
  },
  'seek.stopEvent': {
    method: 'GET',
    path: '/seek/stop-event',
    access: 'member',
  },
  'seek.regenerate': {
    method: 'POST',
    path: '/seek/regenerate',
    access: 'member',
    errors: ['conflict'],
  },
  'seek.rewrite': {
    method: 'POST',
    path: '/seek/rewrite',
    access: 'member',
    feature: 'tech_seek',
    errors: ['overLimit'],
  },
  'seek.versions': {
    method: 'GET',
    path: '/seek/versions/{question_id}/{module_name}',
    access: 'guest',
  },
  'seek.export': {
    method: 'POST',
    path: '/seek/export',
    access: 'guest',
    replies: 'file',
    errors: ['conflict'],
  },
  'seek.copy': {
    method: 'POST',
    path: '/seek/copy/{question_id}',
    access: 'guest',
    errors: ['conflict'],
  },
  'seek.feedback': {
    method: 'POST',
    path: '/seek/feedback',
    access: 'viewer',
  },
});
