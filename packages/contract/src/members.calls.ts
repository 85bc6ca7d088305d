import type { Call } from './call-description.ts';

export const list = {
  name: 'members.list',
  method: 'GET',
  path: '/{service}/members',
  access: 'admin',
} as const satisfies Call;

export const administrators = {
  name: 'members.administrators',
  method: 'GET',
  path: '/{service}/members/administrators',
  access: 'viewer',
} as const satisfies Call;

export const changeRole = {
  name: 'members.changeRole',
  method: 'POST',
  path: '/{service}/members/{user_id}/role',
  access: 'admin',
  stepUp: true,
  errors: ['notFound', 'conflict', 'forbidden'],
} as const satisfies Call;

export const remove = {
  name: 'members.remove',
  method: 'DELETE',
  path: '/{service}/members/{user_id}',
  access: 'admin',
  stepUp: true,
  errors: ['notFound', 'conflict', 'forbidden'],
} as const satisfies Call;

export const endSessions = {
  name: 'members.endSessions',
  method: 'DELETE',
  path: '/{service}/members/{user_id}/sessions',
  access: 'admin',
  errors: ['notFound', 'forbidden'],
} as const satisfies Call;

export const resetFactor = {
  name: 'members.resetFactor',
  method: 'DELETE',
  path: '/{service}/members/{user_id}/factor',
  access: 'admin',
  stepUp: true,
  errors: ['notFound', 'conflict', 'forbidden'],
} as const satisfies Call;

export const rename = {
  name: 'members.rename',
  method: 'POST',
  path: '/{service}/tenant/name',
  access: 'admin',
} as const satisfies Call;

export const invitations = {
  name: 'members.invitations',
  method: 'GET',
  path: '/{service}/invitations',
  access: 'admin',
} as const satisfies Call;

export const invite = {
  name: 'members.invite',
  method: 'POST',
  path: '/{service}/invitations',
  access: 'admin',
  stepUp: true,
  errors: ['conflict'],
} as const satisfies Call;

export const revokeInvitation = {
  name: 'members.revokeInvitation',
  method: 'DELETE',
  path: '/{service}/invitations/{invitation_id}',
  access: 'admin',
  errors: ['notFound'],
} as const satisfies Call;

export const invitation = {
  name: 'members.invitation',
  method: 'POST',
  path: '/{service}/invitation/open',
  access: 'anonymous',
  errors: ['gone'],
} as const satisfies Call;

export const accept = {
  name: 'members.accept',
  method: 'POST',
  path: '/{service}/invitation/accept',
  access: 'viewer',
  errors: ['gone', 'conflict'],
} as const satisfies Call;

export const askToJoin = {
  name: 'members.askToJoin',
  method: 'POST',
  path: '/{service}/invitation/ask',
  access: 'anonymous',
  errors: ['gone', 'forbidden', 'tooMany', 'unavailable'],
} as const satisfies Call;

export const join = {
  name: 'members.join',
  method: 'POST',
  path: '/{service}/invitation/join',
  access: 'anonymous',
  errors: ['gone', 'conflict', 'forbidden', 'registrationClosed', 'listedPassword', 'guessablePassword'],
} as const satisfies Call;
