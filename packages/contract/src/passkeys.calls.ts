import type { Call } from './call-description.ts';

export const list = {
  name: 'passkeys.list',
  method: 'GET',
  path: '/{service}/account/passkeys',
  access: 'viewer',
} as const satisfies Call;

export const begin = {
  name: 'passkeys.begin',
  method: 'POST',
  path: '/{service}/account/passkeys/options',
  access: 'viewer',
  stepUp: true,
  errors: ['passkeysFull', 'passkeyDemanded'],
} as const satisfies Call;

export const add = {
  name: 'passkeys.add',
  method: 'POST',
  path: '/{service}/account/passkeys',
  access: 'viewer',
  stepUp: true,
  errors: ['passkeyRefused', 'passkeysFull', 'conflict', 'passkeyDemanded'],
} as const satisfies Call;

export const rename = {
  name: 'passkeys.rename',
  method: 'POST',
  path: '/{service}/account/passkeys/{passkey_id}',
  access: 'viewer',
  errors: ['notFound'],
} as const satisfies Call;

export const remove = {
  name: 'passkeys.remove',
  method: 'DELETE',
  path: '/{service}/account/passkeys/{passkey_id}',
  access: 'viewer',
  stepUp: true,
  errors: ['notFound', 'passkeyDemanded'],
} as const satisfies Call;

export const proofOptions = {
  name: 'passkeys.proofOptions',
  method: 'POST',
  path: '/{service}/account/proof/passkey',
  access: 'viewer',
  errors: ['tooMany'],
} as const satisfies Call;

export const signInOptions = {
  name: 'passkeys.signInOptions',
  method: 'POST',
  path: '/{service}/account/sign-in-passkey/options',
  access: 'anonymous',
  errors: ['tooMany'],
} as const satisfies Call;

export const signIn = {
  name: 'passkeys.signIn',
  method: 'POST',
  path: '/{service}/account/sign-in-passkey',
  access: 'anonymous',
  errors: ['passkeyRefused', 'passkeyCopied', 'tooMany'],
} as const satisfies Call;
