import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { AssayCalls } from '@assay/contract';
import { demoAccounts, demoPassword } from '../people/identity/demo-tenant.ts';
import type { TestClient } from './test-client.ts';

/** People of the demo tenant, by the first part of their account. */
export type DemoPerson = 'enterprise' | 'trial' | 'ending' | 'ended' | 'free' | 'new' | 'owner' | 'admin' | 'viewer';

/** Signs a caller in as somebody of the demo tenant. */
export async function signInAs(client: TestClient, person: DemoPerson): Promise<TestClient> {
  const account = demoAccounts.find((demo) => demo.account.startsWith(`${person}@`))?.account ?? person;
  const { status, failure } = await client.call('account.signIn', { body: { account, password: demoPassword } });
  if (status !== 200) throw new Error(`${person} could not sign in: ${failure?.message}`);
  return client;
}

/** A phone number as it travels: under the key that the service hands out. */
export async function sealNumber(
  client: TestClient,
  mobileNumber: string,
): Promise<{ mobile_number: string; key_id: string; country_code: '+86' }> {
  const { data } = await client.call('account.publicKey');
  const key = createPublicKey({ key: Buffer.from(data.public_key, 'base64'), format: 'der', type: 'spki' });
  const sealed = publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(mobileNumber),
  );
  return { mobile_number: sealed.toString('base64'), key_id: data.key_id, country_code: '+86' };
}

/** Registers with a phone; the person owns a tenant of their own. */
export async function registerByPhone(client: TestClient, mobileNumber: string): Promise<TestClient> {
  const sealed = await sealNumber(client, mobileNumber);
  const sent = await client.call('account.verifyCode', { body: { ...sealed, purpose: 'LOGIN_REGISTER' } });
  const signedIn = await client.call('account.signInByCode', {
    body: { ...sealed, purpose: 'LOGIN_REGISTER', code: sent.data?.development_code ?? '' },
  });
  if (signedIn.status !== 200) throw new Error(`No registration by phone: ${signedIn.failure?.message}`);
  return client;
}

const tokenOf = (link: string | undefined) => link?.split('=')[1] ?? '';

interface Newcomer {
  account: string;
  /** @default 'a-long-password' */
  password?: string;
  full_name?: string;
  company_name?: string;
}

/** Registers with an address, opens the link that is mailed to it and sets the password. */
export async function registerByMail(
  client: TestClient,
  { account, password = 'a-long-password', full_name = 'Nora New', company_name = '' }: Newcomer,
): Promise<AssayCalls['credentials.confirm']['response']> {
  const { data, failure } = await client.call('credentials.register', { body: { account, full_name, company_name } });
  if (failure) throw new Error(`No registration by mail: ${failure.message}`);
  const token = tokenOf(data.development_link);
  const confirmed = await client.call('credentials.confirm', { body: { token, password } });
  if (confirmed.status !== 200) throw new Error(`No registration by mail: ${confirmed.failure?.message}`);
  return confirmed.data;
}

/** Invites somebody new, who has the link mailed to an address of theirs and joins with it. */
export async function joinInvited(
  inviter: TestClient,
  client: TestClient,
  {
    account,
    password = 'a-long-password',
    full_name = 'Ines Invited',
    role,
  }: Newcomer & { role: 'admin' | 'member' | 'viewer' },
): Promise<AssayCalls['members.join']['response']> {
  const { data } = await inviter.call('members.invite', { body: { role } });
  const asked = await client.call('members.askToJoin', { body: { token: tokenOf(data.link), account } });
  const token = tokenOf(asked.data.development_link);
  const joined = await client.call('members.join', { body: { token, password, full_name } });
  if (joined.status !== 200) throw new Error(`${account} could not join: ${joined.failure?.message}`);
  return joined.data;
}

/** Reads what an authenticator app is given. */
export function base32Bytes(text: string): Buffer {
  const bits = [...text].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
