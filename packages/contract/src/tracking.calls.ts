import { describeCalls } from './call.ts';
import type { trackingSchemas } from './tracking.schemas.ts';

export const trackingCalls = describeCalls<typeof trackingSchemas>()({
  'tracking.add': { method: 'POST', path: '/{service}/tracking/add', access: 'anonymous' },
  'tracking.choice': { method: 'GET', path: '/{service}/tracking/choice', access: 'viewer' },
  'tracking.saveChoice': { method: 'POST', path: '/{service}/tracking/choice', access: 'viewer' },
  'tracking.guide': { method: 'GET', path: '/{service}/tracking/guide', access: 'viewer' },
  'tracking.saveGuideAlert': { method: 'POST', path: '/{service}/save-guide-alert/{id}', access: 'viewer' },
});
