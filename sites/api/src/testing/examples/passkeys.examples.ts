import { randomUUID } from 'node:crypto';
import type { NameIn } from '@assay/contract';
import type * as passkeysCalls from '@assay/contract/calls/passkeys';
import type { CallExample } from '../call-example.ts';
import { registerByMail } from '../people.ts';
import { createAuthenticator, type SoftwareAuthenticator } from '../software-authenticator.ts';
import type { TestClient } from '../test-client.ts';

async function made(by: TestClient, authenticator: SoftwareAuthenticator = createAuthenticator(by)) {
  const { data } = await by.call('passkeys.begin');
  return { passkey: authenticator.create(data) };
}

async function added(by: TestClient): Promise<{ passkey_id: string }> {
  const { data } = await by.call('passkeys.add', { body: await made(by) });
  return { passkey_id: data.passkey_id };
}

/** Registers, adds a passkey, leaves, and signs what is asked of whoever signs in. */
async function signedToSignIn(by: TestClient) {
  await registerByMail(by, { account: `${randomUUID()}@example.com`, full_name: 'Pia Passkey' });
  const authenticator = createAuthenticator(by);
  await by.call('passkeys.add', { body: await made(by, authenticator) });
  await by.call('account.signOut');
  const { data } = await by.call('passkeys.signInOptions');
  return { body: { passkey: authenticator.get(data) } };
}

export const passkeysExamples: Record<NameIn<typeof passkeysCalls>, CallExample> = {
  'passkeys.list': { elsewhere: 'own' },
  'passkeys.begin': { as: 'newcomer', elsewhere: 'own' },
  'passkeys.add': { as: 'newcomer', input: async (_, by) => ({ body: await made(by) }), elsewhere: 'refused' },
  'passkeys.rename': {
    as: 'newcomer',
    input: async (_, by) => ({ params: await added(by), body: { name: 'Office key' } }),
    elsewhere: 'refused',
  },
  'passkeys.remove': {
    as: 'newcomer',
    input: async (_, by) => ({ params: await added(by) }),
    elsewhere: 'refused',
  },
  'passkeys.proofOptions': { as: 'newcomer', elsewhere: 'own' },
  'passkeys.signInOptions': { elsewhere: 'public' },
  'passkeys.signIn': { as: 'visitor', input: (_, by) => signedToSignIn(by), elsewhere: 'public' },
};
