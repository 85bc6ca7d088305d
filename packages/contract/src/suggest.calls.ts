import { describeCalls } from './call.ts';
import type { suggestSchemas } from './suggest.schemas.ts';

export const suggestCalls = describeCalls<typeof suggestSchemas>()({
  'suggest.fields': {
    method: 'POST',
    path: '/smart/suggest',
    access: 'viewer',
  },
  'suggest.field': {
    method: 'POST',
    path: '/smart/suggest/{field}',
    access: 'viewer',
  },
  'suggest.companyTopic': {
    method: 'GET',
    path: '/{service}/smart/suggest/company-topic',
    access: 'viewer',
  },
});
