import { describeCalls } from './call.ts';
import type { embedSchemas } from './embed.schemas.ts';

export const embedCalls = describeCalls<typeof embedSchemas>()({
  'embed.session': {
    method: 'POST',
    path: '/{service}/embed/session',
    access: 'anonymous',
    // It hands out the key with which everything after it is signed.
    unsigned: true,
    fromOtherPages: true,
    errors: ['forbidden', 'tooMany'],
  },
  'embed.sites': {
    method: 'GET',
    path: '/{service}/embed/sites',
    access: 'admin',
  },
  'embed.addSite': {
    method: 'POST',
    path: '/{service}/embed/add-site',
    access: 'admin',
    errors: ['conflict'],
  },
  'embed.removeSite': {
    method: 'POST',
    path: '/{service}/embed/remove-site',
    access: 'admin',
    errors: ['notFound'],
  },
  'captcha.challenge': {
    method: 'GET',
    path: '/{service}/captcha/challenge',
    access: 'anonymous',
    errors: ['tooMany'],
  },
});
