import { describeCalls } from './call.ts';
import type { privacySchemas } from './privacy.schemas.ts';

export const privacyCalls = describeCalls<typeof privacySchemas>()({
  'privacy.export': { method: 'GET', path: '/{service}/account/export', access: 'viewer', replies: 'file' },
  'privacy.deleteAccount': {
    method: 'POST',
    path: '/{service}/account/delete',
    access: 'viewer',
    errors: ['wrongCredentials', 'verificationCode', 'conflict', 'forbidden', 'badRequest', 'tooMany'],
  },
});
