import { describeCalls } from './call.ts';
import type { credentialsSchemas } from './credentials.schemas.ts';

export const credentialsCalls = describeCalls<typeof credentialsSchemas>()({
  'credentials.register': {
    method: 'POST',
    path: '/{service}/account/register',
    access: 'anonymous',
    errors: ['tooMany', 'unavailable'],
  },
  'credentials.confirm': {
    method: 'POST',
    path: '/{service}/account/confirm',
    access: 'anonymous',
    errors: ['gone'],
  },
  'credentials.forgot': {
    method: 'POST',
    path: '/{service}/account/password-forgot',
    access: 'anonymous',
    errors: ['tooMany', 'unavailable'],
  },
  'credentials.reset': {
    method: 'POST',
    path: '/{service}/account/password-reset',
    access: 'anonymous',
    errors: ['gone'],
  },
  'credentials.resetByCode': {
    method: 'POST',
    path: '/{service}/account/password-reset-code',
    access: 'anonymous',
    errors: ['verificationCode'],
  },
  'credentials.changePassword': {
    method: 'POST',
    path: '/{service}/account/password',
    access: 'viewer',
    errors: ['wrongCredentials', 'verificationCode', 'forbidden', 'tooMany'],
  },
  'credentials.proof': { method: 'GET', path: '/{service}/account/proof', access: 'viewer' },
  'credentials.sendOwnCode': {
    method: 'POST',
    path: '/{service}/account/code',
    access: 'viewer',
    errors: ['conflict', 'tooMany', 'unavailable'],
  },
  'credentials.bindPhone': {
    method: 'POST',
    path: '/{service}/account/phone',
    access: 'viewer',
    errors: ['wrongCredentials', 'verificationCode', 'forbidden', 'conflict', 'tooMany'],
  },
});
