import { randomUUID } from 'node:crypto';
import type { NameIn } from '@assay/contract';
import type * as membersCalls from '@assay/contract/calls/members';
import type { CallExample, ExampleWorld } from '../call-example.ts';
import { registerByMail } from '../people.ts';
import { createTestClient, type TestClient } from '../test-client.ts';

const tokenOf = (link: string) => link.split('=')[1] ?? '';

async function invite(world: ExampleWorld): Promise<{ id: string; token: string }> {
  const { data } = await world.admin.call('members.invite', { body: { role: 'viewer' } });
  return { id: data.invitation_id, token: tokenOf(data.link) };
}

/** An invitation that was mailed to an address nobody has an account with. */
async function mailed(world: ExampleWorld, by: TestClient) {
  const { token } = await invite(world);
  const { data } = await by.call('members.askToJoin', { body: { token, account: `${randomUUID()}@demo.assay` } });
  return { token: tokenOf(data.development_link ?? ''), password: 'a-long-password', full_name: 'Ines Invited' };
}

async function newcomer(world: ExampleWorld): Promise<{ params: { user_id: string } }> {
  const person = await createTestClient(world.admin.address);
  const { data } = await person.call('members.join', { body: await mailed(world, person) });
  return { params: { user_id: data.user?.user_id ?? '' } };
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
    input: newcomer,
    elsewhere: 'refused',
  },
  'members.endSessions': {
    input: newcomer,
    elsewhere: 'refused',
  },
  'members.resetFactor': {
    input: newcomer,
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
      await registerByMail(by, { account: email, full_name: 'Ada Accepting' });
      const { data } = await world.stranger.call('members.invite', { body: { role: 'viewer', email } });
      return { body: { token: tokenOf(data.link) } };
    },
    elsewhere: 'refused',
  },
  'members.askToJoin': {
    input: async (world) => ({
      body: { token: (await invite(world)).token, account: `${randomUUID()}@example.com` },
    }),
    elsewhere: 'public',
  },
  'members.join': { input: async (world, by) => ({ body: await mailed(world, by) }), elsewhere: 'public' },
};
