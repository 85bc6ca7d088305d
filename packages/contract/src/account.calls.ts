import type { accountSchemas } from './account.schemas.ts';
import { describeCalls } from './call.ts';

export const accountCalls = describeCalls<typeof accountSchemas>()({
  'account.session': {
    method: 'GET',
    path: '/{service}/account/session',
    access: 'anonymous',
  },
  'account.signIn': {
    method: 'POST',
    path: '/{service}/account/sign-in',
    access: 'anonymous',
    errors: ['wrongCredentials', 'tooMany'],
  },
  'account.signInByCode': {
    method: 'POST',
    path: '/{service}/account/sign-in-code',
    access: 'anonymous',
    errors: ['verificationCode', 'tooMany'],
  },
  'account.signOut': {
    method: 'POST',
    path: '/{service}/account/sign-out',
    access: 'viewer',
  },
  'account.switchTenant': {
    method: 'POST',
    path: '/{service}/account/switch-tenant',
    access: 'viewer',
  },
  'account.demoAccounts': {
    method: 'GET',
    path: '/{service}/account/demo-accounts',
    access: 'anonymous',
    errors: ['notFound'],
  },
  'account.publicKey': {
    method: 'GET',
    path: '/passport/public/request_public_key',
    access: 'anonymous',
  },
  'account.verifyCode': {
    method: 'POST',
    path: '/passport/public/mobile-number/verify-code',
    access: 'anonymous',
    encoding: 'form',
    errors: ['tooMany'],
  },
  'account.info': {
    method: 'GET',
    path: '/{service}/account-info',
    access: 'viewer',
  },
  'account.saveInformation': {
    method: 'POST',
    path: '/{service}/save-user-information',
    access: 'viewer',
  },
});
