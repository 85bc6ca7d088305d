import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { type OpenIdProvider, signInAtProvider, startOpenIdProvider } from '../../testing/open-id-provider.ts';
import { registerByMail, sealNumber } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

// Point 3 of the trust review: the operator's choice of who may make an account holds on every way that makes one.

let provider: OpenIdProvider;
let installation: Installation;
let service: RunningService;
/** Somebody who may invite, from before the choice was made. */
let inviter: TestClient;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  installation = await withPostgres({
    ROLE: 'web',
    ASSAY_RATE_LIMITS: '0',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'assay',
    OIDC_CLIENT_SECRET: 'secret',
  });
  service = await installation.start();
  inviter = await service.client();
  await registerByMail(inviter, { account: 'inviter@elsewhere.example' });
  await byProvider({ sub: 'known', email: 'known@elsewhere.example', email_verified: true });
  for (const choice of Object.keys(choices))
    await registerByMail(await service.client(), { account: `local-${choice}@elsewhere.example` });
});
afterAll(async () => {
  await installation.remove();
  await provider.close();
});

const tokenOf = (link: string | undefined) => link?.split('=')[1] ?? '';

async function accounts(): Promise<number> {
  const { rows } = await service.database.pool.query('select count(*)::int as accounts from user_account');
  return (rows[0] as { accounts: number }).accounts;
}

/** Whether a way in has made an account. */
async function made(arrive: () => Promise<unknown>): Promise<boolean> {
  const before = await accounts();
  await arrive();
  return (await accounts()) > before;
}

async function isSignedIn(client: TestClient): Promise<boolean> {
  return (await client.call('account.session')).data.isLogin;
}

async function byMail(account: string): Promise<TestClient> {
  const client = await service.client();
  const { data } = await client.call('credentials.register', { body: { account, full_name: 'Mia Mail' } });
  const body = { token: tokenOf(data?.development_link), password: 'a-long-password' };
  await client.call('credentials.confirm', { body });
  return client;
}

async function byPhone(number: string): Promise<TestClient> {
  const client = await service.client();
  const sealed = { ...(await sealNumber(client, number)), purpose: 'LOGIN_REGISTER' as const };
  const { data } = await client.call('account.verifyCode', { body: sealed });
  await client.call('account.signInByCode', { body: { ...sealed, code: data.development_code ?? '' } });
  return client;
}

async function byProvider(claims: OpenIdProvider['claims']): Promise<TestClient> {
  provider.claims = claims;
  const client = await service.client();
  await signInAtProvider(client);
  return client;
}

async function byInvitation(account: string): Promise<TestClient> {
  inviter.address = service.address;
  const { data } = await inviter.call('members.invite', { body: { role: 'member' } });
  const client = await service.client();
  const asked = await client.call('members.askToJoin', { body: { token: tokenOf(data.link), account } });
  const body = { token: tokenOf(asked.data.development_link), password: 'a-long-password', full_name: 'Ines Invited' };
  await client.call('members.join', { body });
  return client;
}

const ways = ['mail', 'mail of the domain', 'phone', 'provider', 'provider of the domain', 'invitation'] as const;
const choices = {
  open: ['mail', 'mail of the domain', 'phone', 'provider', 'provider of the domain', 'invitation'],
  closed: [],
  invitation: ['invitation'],
  domain: ['mail of the domain', 'provider of the domain', 'invitation'],
} as const satisfies Record<string, readonly (typeof ways)[number][]>;
const numbers = { open: '13612380001', closed: '13612380002', invitation: '13612380003', domain: '13612380004' };

describe.each(Object.keys(choices) as (keyof typeof choices)[])('P10: registration that is %s', (choice) => {
  beforeAll(async () => {
    await service.stop();
    service = await installation.start({
      ASSAY_REGISTRATION: choice,
      ...(choice === 'domain' ? { ASSAY_REGISTRATION_DOMAINS: 'Corp.example,other.example' } : {}),
    });
  });

  it('P10: makes accounts on the ways it names, single sign-on and invitations among them, and on no other', async () => {
    const verified = (sub: string, domain: string) => ({
      sub: `${choice}-${sub}`,
      email: `${choice}-${sub}@${domain}`,
      email_verified: true,
    });
    const arrivals: Record<(typeof ways)[number], () => Promise<TestClient>> = {
      mail: () => byMail(`${choice}@elsewhere.example`),
      'mail of the domain': () => byMail(`${choice}@CORP.example`),
      phone: () => byPhone(numbers[choice]),
      provider: () => byProvider(verified('sso', 'elsewhere.example')),
      'provider of the domain': () => byProvider(verified('ssocorp', 'corp.example')),
      invitation: () => byInvitation(`${choice}-invited@elsewhere.example`),
    };
    const made = [];
    for (const way of ways) {
      const before = await accounts();
      const isIn = await isSignedIn(await arrivals[way]());
      expect([way, isIn], 'whoever has an account is in, and nobody else').toEqual([way, (await accounts()) > before]);
      if (isIn) made.push(way);
    }
    expect(made).toEqual(choices[choice]);
  });

  it('P10: believes a provider an address that it has verified, and none below or beside the domain', async () => {
    const isMade = (claims: OpenIdProvider['claims']) =>
      made(() => byProvider({ ...claims, sub: `${choice}-${String(claims['email'])}` }));
    const doubtful = [
      { email: `unverified-${choice}@corp.example`, email_verified: false },
      { email: `untold-${choice}@corp.example` },
      { email: `texted-${choice}@corp.example`, email_verified: 'true' },
      { email: undefined, email_verified: true },
      { email: `${choice}@sub.corp.example`, email_verified: true },
      { email: `${choice}@corp.example.evil.example`, email_verified: true },
      { email: `${choice}@corp.example@evil.example`, email_verified: true },
    ];
    for (const claims of doubtful) expect([claims, await isMade(claims)]).toEqual([claims, choice === 'open']);
  });

  it('P10: asks nobody who has an account', async () => {
    expect(await made(() => byProvider({ sub: 'known' }))).toBe(false);
    expect(await isSignedIn(await byProvider({ sub: 'known' }))).toBe(true);
    // The provider's word joins the account that has the address.
    const claims = { sub: `local-${choice}`, email: `local-${choice}@elsewhere.example`, email_verified: true };
    const before = await accounts();
    expect(await isSignedIn(await byProvider(claims))).toBe(true);
    expect(await accounts()).toBe(before);
  });
});
