import { describeCalls } from './call.ts';
import type { suggestSchemas } from './suggest.schemas.ts';

export const suggestCalls = describeCalls<typeof suggestSchemas>()({
  'suggest.fields': {
    method: 'POST',
    path: '/smart/suggest',
    access: 'viewer',
    summary: 'Completions of what is typed, for several fields',
  },
  'suggest.field': {
    method: 'POST',
    path: '/smart/suggest/{field}',
    access: 'viewer',
    summary: 'Completions of what is typed, for one field',
  },
});
