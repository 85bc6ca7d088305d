import { describeCalls } from './call.ts';
import type { trialsSchemas } from './trials.schemas.ts';

export const trialsCalls = describeCalls<typeof trialsSchemas>()({
  'trials.need': { method: 'POST', path: '/{service}/account-privilege/need-add-trial', access: 'viewer' },
  'trials.add': {
    method: 'POST',
    path: '/{service}/account-privilege/add-trial',
    access: 'viewer',
    errors: ['conflict'],
  },
  'trials.endSeen': { method: 'POST', path: '/{service}/account-privilege/trial-end-seen', access: 'viewer' },
});
