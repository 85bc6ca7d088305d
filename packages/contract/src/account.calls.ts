import type { Call } from './call-description.ts';

export const session = {
  name: 'account.session',
  method: 'GET',
  path: '/{service}/account/session',
  access: 'anonymous',
} as const satisfies Call;

export const signIn = {
  name: 'account.signIn',
  method: 'POST',
  path: '/{service}/account/sign-in',
  access: 'anonymous',
  errors: ['wrongCredentials', 'tooMany'],
} as const satisfies Call;

export const signInByCode = {
  name: 'account.signInByCode',
  method: 'POST',
  path: '/{service}/account/sign-in-code',
  access: 'anonymous',
  errors: ['verificationCode', 'registrationClosed', 'forbidden', 'tooMany'],
} as const satisfies Call;

export const signOut = {
  name: 'account.signOut',
  method: 'POST',
  path: '/{service}/account/sign-out',
  access: 'anonymous',
} as const satisfies Call;

export const switchTenant = {
  name: 'account.switchTenant',
  method: 'POST',
  path: '/{service}/account/switch-tenant',
  access: 'viewer',
  errors: ['forbidden', 'sessionTooOld'],
} as const satisfies Call;

export const demoAccounts = {
  name: 'account.demoAccounts',
  method: 'GET',
  path: '/{service}/account/demo-accounts',
  access: 'anonymous',
  errors: ['notFound'],
} as const satisfies Call;

export const publicKey = {
  name: 'account.publicKey',
  method: 'GET',
  path: '/passport/public/request_public_key',
  access: 'anonymous',
} as const satisfies Call;

export const verifyCode = {
  name: 'account.verifyCode',
  method: 'POST',
  path: '/passport/public/mobile-number/verify-code',
  access: 'anonymous',
  encoding: 'form',
  errors: ['tooMany'],
} as const satisfies Call;

export const info = {
  name: 'account.info',
  method: 'GET',
  path: '/{service}/account-info',
  access: 'viewer',
} as const satisfies Call;

export const saveInformation = {
  name: 'account.saveInformation',
  method: 'POST',
  path: '/{service}/save-user-information',
  access: 'viewer',
} as const satisfies Call;
