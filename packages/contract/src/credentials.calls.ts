import type { Call } from './call-description.ts';

export const register = {
  name: 'credentials.register',
  method: 'POST',
  path: '/{service}/account/register',
  access: 'anonymous',
  errors: ['registrationClosed', 'tooMany', 'unavailable'],
} as const satisfies Call;

export const confirm = {
  name: 'credentials.confirm',
  method: 'POST',
  path: '/{service}/account/confirm',
  access: 'anonymous',
  errors: ['gone', 'listedPassword', 'guessablePassword'],
} as const satisfies Call;

export const forgot = {
  name: 'credentials.forgot',
  method: 'POST',
  path: '/{service}/account/password-forgot',
  access: 'anonymous',
  errors: ['tooMany', 'unavailable'],
} as const satisfies Call;

export const reset = {
  name: 'credentials.reset',
  method: 'POST',
  path: '/{service}/account/password-reset',
  access: 'anonymous',
  errors: ['gone', 'listedPassword', 'guessablePassword'],
} as const satisfies Call;

export const resetByCode = {
  name: 'credentials.resetByCode',
  method: 'POST',
  path: '/{service}/account/password-reset-code',
  access: 'anonymous',
  errors: ['verificationCode', 'listedPassword', 'guessablePassword'],
} as const satisfies Call;

export const changePassword = {
  name: 'credentials.changePassword',
  method: 'POST',
  path: '/{service}/account/password',
  access: 'viewer',
  stepUp: true,
  errors: ['wrongCredentials', 'listedPassword', 'guessablePassword'],
} as const satisfies Call;

export const proof = {
  name: 'credentials.proof',
  method: 'GET',
  path: '/{service}/account/proof',
  access: 'viewer',
} as const satisfies Call;

export const prove = {
  name: 'credentials.prove',
  method: 'POST',
  path: '/{service}/account/proof',
  access: 'viewer',
  errors: ['wrongCredentials', 'verificationCode', 'passkeyRefused', 'passkeyCopied', 'forbidden', 'tooMany'],
} as const satisfies Call;

export const sendOwnCode = {
  name: 'credentials.sendOwnCode',
  method: 'POST',
  path: '/{service}/account/code',
  access: 'viewer',
  errors: ['conflict', 'tooMany', 'unavailable'],
} as const satisfies Call;

export const bindPhone = {
  name: 'credentials.bindPhone',
  method: 'POST',
  path: '/{service}/account/phone',
  access: 'viewer',
  stepUp: true,
  errors: ['verificationCode', 'conflict', 'tooMany'],
} as const satisfies Call;
