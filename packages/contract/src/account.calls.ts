import type { accountSchemas } from './account.schemas.ts';
import { describeCalls } from './call.ts';

export const accountCalls = describeCalls<typeof accountSchemas>()({
  'account.session': {
    method: 'GET',
    path: '/{service}/account/session',
    access: 'anonymous',
    summary: 'Who is signed in, and what the installation offers',
  },
  'account.signIn': {
    method: 'POST',
    path: '/{service}/account/sign-in',
    access: 'anonymous',
    summary: 'Sign in with an e-mail address and a password',
    errors: ['wrongCredentials', 'tooMany'],
  },
  'account.signInByCode': {
    method: 'POST',
    path: '/{service}/account/sign-in-code',
    access: 'anonymous',
    summary: 'Sign in, or register, with a code sent to a phone',
    errors: ['verificationCode', 'tooMany'],
  },
  'account.signOut': {
    method: 'POST',
    path: '/{service}/account/sign-out',
    access: 'viewer',
    summary: 'End the session',
  },
  'account.switchTenant': {
    method: 'POST',
    path: '/{service}/account/switch-tenant',
    access: 'viewer',
    summary: 'Act in another tenant one belongs to',
  },
  'account.demoAccounts': {
    method: 'GET',
    path: '/{service}/account/demo-accounts',
    access: 'anonymous',
    summary: 'Accounts of the demo tenant; a production installation has none and answers 404',
    errors: ['notFound'],
  },
  'account.publicKey': {
    method: 'GET',
    path: '/passport/public/request_public_key',
    access: 'anonymous',
    summary: 'The key under which phone numbers travel; its id rotates',
  },
  'account.verifyCode': {
    method: 'POST',
    path: '/passport/public/mobile-number/verify-code',
    access: 'anonymous',
    encoding: 'form',
    summary: 'Send a verification code to a phone',
    errors: ['tooMany'],
  },
  'account.info': {
    method: 'GET',
    path: '/{service}/account-info',
    access: 'viewer',
    summary: 'The account of the caller',
  },
  'account.saveInformation': {
    method: 'POST',
    path: '/{service}/save-user-information',
    access: 'viewer',
    summary: 'Change the account of the caller',
  },
  'account.control': {
    method: 'GET',
    path: '/{service}/amounts/control',
    access: 'viewer',
    summary: 'Tabs and edition flags that follow from the packages held',
  },
  'account.packages': {
    method: 'GET',
    path: '/{service}/package-info',
    access: 'viewer',
    summary: 'Packages held, with the days left of trials',
  },
});
