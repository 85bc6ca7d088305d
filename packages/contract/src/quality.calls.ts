import { describeCalls } from './call.ts';
import type { qualitySchemas } from './quality.schemas.ts';

export const qualityCalls = describeCalls<typeof qualitySchemas>()({
  'quality.scoreboard': {
    method: 'GET',
    path: '/{service}/quality/scoreboard',
    access: 'viewer',
    errors: ['notFound'],
  },
  'quality.answers': {
    method: 'GET',
    path: '/{service}/quality/answers',
    access: 'viewer',
    errors: ['notFound'],
  },
  'quality.feedback': {
    method: 'GET',
    path: '/{service}/quality/feedback',
    access: 'admin',
  },
});
