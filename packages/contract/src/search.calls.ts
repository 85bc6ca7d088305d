import type { Call } from './call-description.ts';

export const everything = {
  name: 'search.everything',
  method: 'POST',
  path: '/search/everything',
  access: 'viewer',
} as const satisfies Call;
