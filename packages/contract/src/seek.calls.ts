import { describeCalls } from './call.ts';
import type { seekSchemas } from './seek.schemas.ts';

export const seekCalls = describeCalls<typeof seekSchemas>()({
  'seek.init': {
    method: 'POST',
    path: '/seek/init',
    access: 'member',
    summary: 'Ask a question',
    errors: ['overLimit', 'conflict'],
  },
  'seek.page': {
    method: 'GET',
    path: '/seek/{seek_id}',
    access: 'guest',
    summary: 'A page with its questions and module data',
  },
  'seek.stream': {
    method: 'POST',
    path: '/seek/stream',
    access: 'guest',
    summary: 'All modules of a question as one stream',
    replies: 'stream',
    errors: ['gone'],
  },
  'seek.poll': {
    method: 'POST',
    path: '/seek/poll-messages',
    access: 'guest',
    summary: 'What the stream of a question has after a cursor, for readers that cannot hold a connection',
  },
  'seek.module': {
    method: 'POST',
    path: '/seek/module/{question_id}/{module_name}',
    access: 'guest',
    summary: 'One module, as JSON or as a stream',
    replies: 'stream',
  },
  'seek.stopEvent': {
    method: 'GET',
    path: '/seek/stop-event',
    access: 'member',
    summary: 'Stop a question; what is written stays',
  },
  'seek.regenerate': {
    method: 'POST',
    path: '/seek/regenerate',
    access: 'member',
    summary: 'Write chosen modules again, keeping the former version',
    errors: ['conflict'],
  },
  'seek.rewrite': {
    method: 'POST',
    path: '/seek/rewrite',
    access: 'member',
    summary: 'Ask again with a deeper input, in the same thread',
    errors: ['overLimit'],
  },
  'seek.versions': {
    method: 'GET',
    path: '/seek/versions/{question_id}/{module_name}',
    access: 'guest',
    summary: 'Versions of a module',
  },
});
