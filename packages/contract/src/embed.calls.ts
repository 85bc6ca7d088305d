import type { Call } from './call-description.ts';

export const session = {
  name: 'embed.session',
  method: 'POST',
  path: '/{service}/embed/session',
  access: 'anonymous',
  // It hands out the key with which everything after it is signed.
  unsigned: true,
  fromOtherPages: true,
  errors: ['forbidden', 'tooMany'],
} as const satisfies Call;

export const sites = {
  name: 'embed.sites',
  method: 'GET',
  path: '/{service}/embed/sites',
  access: 'admin',
} as const satisfies Call;

export const addSite = {
  name: 'embed.addSite',
  method: 'POST',
  path: '/{service}/embed/add-site',
  access: 'admin',
  stepUp: true,
  errors: ['conflict'],
} as const satisfies Call;

export const changeSite = {
  name: 'embed.changeSite',
  method: 'POST',
  path: '/{service}/embed/change-site',
  access: 'admin',
  stepUp: true,
  errors: ['notFound', 'conflict'],
} as const satisfies Call;

export const removeSite = {
  name: 'embed.removeSite',
  method: 'POST',
  path: '/{service}/embed/remove-site',
  access: 'admin',
  errors: ['notFound'],
} as const satisfies Call;

export const proveOrigin = {
  name: 'embed.proveOrigin',
  method: 'POST',
  path: '/{service}/embed/prove-origin',
  access: 'admin',
  stepUp: true,
  errors: ['notFound', 'conflict', 'tooMany'],
} as const satisfies Call;

export const challenge = {
  name: 'captcha.challenge',
  method: 'GET',
  path: '/{service}/captcha/challenge',
  access: 'anonymous',
  errors: ['tooMany'],
} as const satisfies Call;
