import type { Call } from './call-description.ts';

export const scoreboard = {
  name: 'quality.scoreboard',
  method: 'GET',
  path: '/{service}/quality/scoreboard',
  access: 'anonymous',
  errors: ['notFound'],
} as const satisfies Call;

export const answers = {
  name: 'quality.answers',
  method: 'GET',
  path: '/{service}/quality/answers',
  access: 'anonymous',
  errors: ['notFound'],
} as const satisfies Call;

export const feedback = {
  name: 'quality.feedback',
  method: 'GET',
  path: '/{service}/quality/feedback',
  access: 'admin',
} as const satisfies Call;
