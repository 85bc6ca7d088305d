import { randomUUID } from 'node:crypto';
import type { NameIn } from '@assay/contract';
import type * as membersCalls from '@assay/contract/calls/members';
import type { CallExample, ExampleWorld } from '../call-example.ts';
import { createTestClient } from '../test-client.ts';

const tokenOf = (link: string) => link.split('=')[1] ?? '';

async function invite(world: ExampleWorld): Promise<{ id: string; token: string }> {
  const { data } = await world.admin.call('members.invite', { body: { role: 'viewer' } });
  return { id: data.invitation_id, token: tokenOf(data.link) };
}

async function newcomer(world: ExampleWorld) {
  const { token } = await invite(world);
  return { token, account: `${randomUUID()}@demo.assay`, password: 'a-long-password', full_name: 'Ines Invited' };
}

async function viewerId(world: ExampleWorld): Promise<string> {
  const { data } = await world.viewer.call('account.session');
  return data.user?.user_id ?? '';
}

export const membersExamples: Record<NameIn<typeof membersCalls>, CallExample> = {
  'members.list': { elsewhere: 'own' },
  'members.administrators': { elsewhere: 'own' },
  'members.changeRole': {
    input: async (world) => ({ params: { user_id: await viewerId(world) }, body: { role: 'viewer' } }),
    elsewhere: 'refused',
  },
  'members.remove': {
    input: async (world) => {
      const person = await createTestClient(world.admin.address);
      const { data } = await person.call('members.join', { body: await newcomer(world) });
      return { params: { user_id: data.user?.user_id ?? '' } };
    },
    elsewhere: 'refused',
  },
  'members.endSessions': {
    input: async (world) => {
      const person = await createTestClient(world.admin.address);
      const { data } = await person.call('members.join', { body: await newcomer(world) });
      return { params: { user_id: data.user?.user_id ?? '' } };
    },
    elsewhere: 'refused',
  },
  'members.resetFactor': {
    input: async (world) => {
      const person = await createTestClient(world.admin.address);
      const { data } = await person.call('members.join', { body: await newcomer(world) });
      return { params: { user_id: data.user?.user_id ?? '' } };
    },
    elsewhere: 'refused',
  },
  'members.rename': { input: () => ({ body: { name: 'Assay Demo' } }), elsewhere: 'own' },
  'members.invitations': { elsewhere: 'own' },
  'members.invite': { input: () => ({ body: { role: 'member' } }), elsewhere: 'own' },
  'members.revokeInvitation': {
    input: async (world) => ({ params: { invitation_id: (await invite(world)).id } }),
    elsewhere: 'refused',
  },
  'members.invitation': {
    input: async (world) => ({ body: { token: (await invite(world)).token } }),
    elsewhere: 'public',
  },
  'members.accept': {
    as: 'newcomer',
    input: async (world, by) => {
      const email = `${randomUUID()}@example.com`;
      const { data: asked } = await by.call('credentials.register', {
        body: { account: email, password: 'a-long-password', full_name: 'Ada Accepting' },
      });
      await by.call('credentials.confirm', { body: { token: tokenOf(asked.development_link ?? '') } });
      const { data } = await world.stranger.call('members.invite', { body: { role: 'viewer', email } });
      return { body: { token: tokenOf(data.link) } };
    },
    elsewhere: 'refused',
  },
  'members.join': { input: async (world) => ({ body: await newcomer(world) }), elsewhere: 'public' },
};
