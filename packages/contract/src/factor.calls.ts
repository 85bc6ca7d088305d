import type { Call } from './call-description.ts';

export const state = {
  name: 'factor.state',
  method: 'GET',
  path: '/{service}/account/factor',
  access: 'viewer',
} as const satisfies Call;

export const begin = {
  name: 'factor.begin',
  method: 'POST',
  path: '/{service}/account/factor',
  access: 'viewer',
  stepUp: true,
  errors: ['conflict', 'passkeyDemanded'],
} as const satisfies Call;

export const confirm = {
  name: 'factor.confirm',
  method: 'POST',
  path: '/{service}/account/factor/confirm',
  access: 'viewer',
  errors: ['verificationCode', 'notFound', 'conflict', 'tooMany'],
} as const satisfies Call;

export const turnOff = {
  name: 'factor.turnOff',
  method: 'POST',
  path: '/{service}/account/factor/off',
  access: 'viewer',
  stepUp: true,
  errors: ['verificationCode', 'notFound', 'tooMany'],
} as const satisfies Call;

export const signIn = {
  name: 'factor.signIn',
  method: 'POST',
  path: '/{service}/account/sign-in-factor',
  access: 'anonymous',
  errors: ['verificationCode', 'gone', 'tooMany'],
} as const satisfies Call;
