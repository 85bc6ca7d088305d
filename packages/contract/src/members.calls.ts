import { describeCalls } from './call.ts';
import type { membersSchemas } from './members.schemas.ts';

export const membersCalls = describeCalls<typeof membersSchemas>()({
  'members.list': { method: 'GET', path: '/{service}/members', access: 'admin' },
  'members.administrators': { method: 'GET', path: '/{service}/members/administrators', access: 'viewer' },
  'members.changeRole': {
    method: 'POST',
    path: '/{service}/members/{user_id}/role',
    access: 'admin',
    errors: ['notFound', 'conflict', 'forbidden'],
  },
  'members.remove': {
    method: 'DELETE',
    path: '/{service}/members/{user_id}',
    access: 'admin',
    errors: ['notFound', 'conflict', 'forbidden'],
  },
  'members.endSessions': {
    method: 'DELETE',
    path: '/{service}/members/{user_id}/sessions',
    access: 'admin',
    errors: ['notFound', 'forbidden'],
  },
  'members.resetFactor': {
    method: 'DELETE',
    path: '/{service}/members/{user_id}/factor',
    access: 'admin',
    errors: ['notFound', 'conflict', 'forbidden'],
  },
  'members.rename': { method: 'POST', path: '/{service}/tenant/name', access: 'owner' },
  'members.invitations': { method: 'GET', path: '/{service}/invitations', access: 'admin' },
  'members.invite': { method: 'POST', path: '/{service}/invitations', access: 'admin', errors: ['conflict'] },
  'members.revokeInvitation': {
    method: 'DELETE',
    path: '/{service}/invitations/{invitation_id}',
    access: 'admin',
    errors: ['notFound'],
  },
  'members.invitation': {
    method: 'POST',
    path: '/{service}/invitation/open',
    access: 'anonymous',
    errors: ['gone'],
  },
  'members.accept': {
    method: 'POST',
    path: '/{service}/invitation/accept',
    access: 'viewer',
    errors: ['gone', 'conflict'],
  },
  'members.join': {
    method: 'POST',
    path: '/{service}/invitation/join',
    access: 'anonymous',
    errors: ['gone', 'conflict'],
  },
});
