import { describeCalls } from './call.ts';
import type { factorSchemas } from './factor.schemas.ts';

export const factorCalls = describeCalls<typeof factorSchemas>()({
  'factor.state': { method: 'GET', path: '/{service}/account/factor', access: 'viewer' },
  'factor.begin': {
    method: 'POST',
    path: '/{service}/account/factor',
    access: 'viewer',
    errors: ['wrongCredentials', 'verificationCode', 'forbidden', 'conflict', 'tooMany'],
  },
  'factor.confirm': {
    method: 'POST',
    path: '/{service}/account/factor/confirm',
    access: 'viewer',
    errors: ['verificationCode', 'notFound', 'conflict', 'tooMany'],
  },
  'factor.turnOff': {
    method: 'POST',
    path: '/{service}/account/factor/off',
    access: 'viewer',
    errors: ['wrongCredentials', 'verificationCode', 'forbidden', 'notFound', 'tooMany'],
  },
  'factor.signIn': {
    method: 'POST',
    path: '/{service}/account/sign-in-factor',
    access: 'anonymous',
    errors: ['verificationCode', 'gone', 'tooMany'],
  },
});
