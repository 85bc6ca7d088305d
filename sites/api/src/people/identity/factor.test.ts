import { randomUUID } from 'node:crypto';
import { type Call, calls, errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import {
  base32Bytes,
  joinInvited,
  registerByMail,
  registerByPhone,
  sealNumber,
  signInAs,
} from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { codeAt, stepAt } from './totp.ts';

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
});
afterAll(() => installation.remove());

const password = 'correct horse battery';
const codeOf = (secret: string, away = 0) => codeAt(base32Bytes(secret), stepAt(Date.now()) + away);
const query = (text: string, values: unknown[] = []) => service.database.pool.query(text, values);
const statusOf = async (client: TestClient) => (await client.call('account.info')).status;

async function registered(): Promise<{ client: TestClient; account: string; userId: string }> {
  const client = await service.client();
  const account = `${randomUUID()}@example.com`;
  const { user } = await registerByMail(client, { account, password, full_name: 'Fay Factor' });
  return { client, account, userId: user?.user_id ?? '' };
}

/** Somebody whose factor is on; the step that turned it on is forgotten, so that a code need not be waited for. */
async function protectedPerson() {
  const person = await registered();
  const { data } = await person.client.call('factor.begin');
  const confirmed = await person.client.call('factor.confirm', { body: { code: codeOf(data.secret) } });
  await query('update second_factor set last_step = 0 where user_id = $1', [person.userId]);
  return { ...person, secret: data.secret, codes: confirmed.data.recovery_codes };
}

async function signIn(account: string): Promise<TestClient> {
  const client = await service.client();
  const { data } = await client.call('account.signIn', { body: { account, password } });
  expect(data).toMatchObject({ isLogin: false, needs_code: true, user: null });
  return client;
}

describe('a second factor', () => {
  it('A8: is turned on with a code of the app; other sessions end', async () => {
    const { client, account } = await registered();
    const there = await service.client();
    await there.call('account.signIn', { body: { account, password } });
    const { data } = await client.call('factor.begin');
    expect(data.uri).toContain(`otpauth://totp/Assay:${encodeURIComponent(account)}?secret=${data.secret}`);
    expect((await client.call('factor.confirm', { body: { code: codeOf(data.secret, 5) } })).status).toBe(400);
    expect((await client.call('factor.state')).data).toEqual({
      since: null,
      recovery_codes_left: 0,
      is_demanded: false,
      has_passkey: false,
    });
    const confirmed = await client.call('factor.confirm', { body: { code: codeOf(data.secret) } });
    expect(new Set(confirmed.data.recovery_codes).size).toBe(10);
    expect((await client.call('factor.state')).data).toMatchObject({ recovery_codes_left: 10 });
    expect([await statusOf(client), await statusOf(there)]).toEqual([200, 401]);
    expect((await client.call('factor.begin')).status, 'again').toBe(409);
  });

  it('A8: begun and not confirmed asks nobody for a code', async () => {
    const { client, account } = await registered();
    await client.call('factor.begin');
    const signedIn = await (await service.client()).call('account.signIn', { body: { account, password } });
    expect(signedIn.data).toMatchObject({ isLogin: true, needs_code: false });
  });

  it('A8: is asked for after the password; a code works once, and the next one after it', async () => {
    const { account, secret } = await protectedPerson();
    const client = await signIn(account);
    expect(await statusOf(client)).toBe(401);
    const body = { code: codeOf(secret) };
    expect((await client.call('factor.signIn', { body })).data).toMatchObject({ isLogin: true, needs_code: false });
    expect(await statusOf(client)).toBe(200);
    expect((await client.call('factor.signIn', { body })).status, 'nothing waits').toBe(410);
    const again = await signIn(account);
    expect((await again.call('factor.signIn', { body })).status, 'a spent code').toBe(400);
    expect((await again.call('factor.signIn', { body: { code: codeOf(secret, 1) } })).status).toBe(200);
  });

  it('A8: ends a sign-in after five wrong codes, and bears ten of an account in a quarter of an hour', async () => {
    const { account, secret } = await protectedPerson();
    const wrong = { body: { code: codeOf(secret, 9) } };
    const first = await signIn(account);
    const right = () => ({ body: { code: codeOf(secret) } });
    for (let tries = 0; tries < 5; tries += 1) expect((await first.call('factor.signIn', wrong)).status).toBe(400);
    expect((await first.call('factor.signIn', right())).status, 'the sixth').toBe(410);
    const second = await signIn(account);
    for (let tries = 0; tries < 5; tries += 1) expect((await second.call('factor.signIn', wrong)).status).toBe(400);
    const third = await signIn(account);
    expect((await third.call('factor.signIn', right())).status, 'the eleventh').toBe(429);
  });

  it('P13: bears sixty wrong codes in a month, however many quarters of an hour go by', async () => {
    const { account, secret } = await protectedPerson();
    const passed = (time: string) => query(`delete from rate_window where ends_at < now() + interval '${time}'`);
    for (let turn = 0; turn < 12; turn += 1) {
      await passed('20 minutes');
      const client = await signIn(account);
      const wrong = { body: { code: codeOf(secret, 9) } };
      for (let tries = 0; tries < 5; tries += 1) expect((await client.call('factor.signIn', wrong)).status).toBe(400);
    }
    await passed('20 minutes');
    const client = await signIn(account);
    expect((await client.call('factor.signIn', { body: { code: codeOf(secret) } })).status, 'the right one').toBe(429);
    await passed('40 days');
    // A process that refused remembers it for a second.
    const later = () => client.call('factor.signIn', { body: { code: codeOf(secret) } });
    await expect.poll(async () => (await later()).status, { message: 'a month later', interval: 500 }).toBe(200);
  });

  it('A8: a code is taken by one of two who bring it at once', async () => {
    const { account, secret } = await protectedPerson();
    const clients = [await signIn(account), await signIn(account)];
    const body = { code: codeOf(secret) };
    const statuses = await Promise.all(
      clients.map(async (each) => (await each.call('factor.signIn', { body })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('A8: a recovery code stands in once, however it is typed, and is kept only hashed', async () => {
    const { account, codes, userId } = await protectedPerson();
    const [code = ''] = codes;
    const client = await signIn(account);
    const body = { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` };
    expect((await client.call('factor.signIn', { body })).status).toBe(200);
    expect((await client.call('factor.state')).data.recovery_codes_left).toBe(9);
    expect((await (await signIn(account)).call('factor.signIn', { body })).status, 'a second time').toBe(400);
    const { rows } = await query('select * from recovery_code where user_id = $1', [userId]);
    for (const kept of codes) expect(JSON.stringify(rows)).not.toContain(kept.slice(0, 6));
  });

  it('A8: keeps its secret under a key of the installation, bound to its person', async () => {
    const one = await protectedPerson();
    const two = await protectedPerson();
    const { rows } = await query('select secret from second_factor where user_id = $1', [one.userId]);
    expect(rows[0]).toMatchObject({ secret: expect.not.stringContaining(one.secret) });
    await query('update second_factor set secret = $2 where user_id = $1', [
      two.userId,
      (rows[0] as { secret: string }).secret,
    ]);
    const moved = await signIn(two.account);
    expect((await moved.call('factor.signIn', { body: { code: codeOf(one.secret) } })).status).not.toBe(200);
  });

  it('A8: is not gone round by a new password', async () => {
    const { account, codes, userId } = await protectedPerson();
    const client = await service.client();
    const { data } = await client.call('credentials.forgot', { body: { account } });
    const token = data.development_link?.split('=')[1] ?? '';
    const reset = await client.call('credentials.reset', { body: { token, password: 'a quite new one' } });
    expect(reset.data).toMatchObject({ isLogin: false, needs_code: true });
    expect(await statusOf(client)).toBe(401);
    const { rows } = await query(`select detail from audit_event where action = 'password_changed' and user_id = $1`, [
      userId,
    ]);
    expect(rows).toEqual([{ detail: 'mail' }]);
    expect((await client.call('factor.signIn', { body: { code: codes[1] ?? '' } })).status).toBe(200);
  });

  it('A8: is not gone round by a code to the phone', async () => {
    const { client: owner, codes } = await protectedPerson();
    const number = '13512349876';
    const send = async (by: TestClient, purpose: 'MOBILE_NUMBER_BINDING' | 'LOGIN_REGISTER') => {
      const sealed = await sealNumber(by, number);
      const { data } = await by.call('account.verifyCode', { body: { ...sealed, purpose } });
      return { ...sealed, purpose, code: data.development_code ?? '' };
    };
    const bound = await owner.call('credentials.bindPhone', {
      body: (await send(owner, 'MOBILE_NUMBER_BINDING')) as never,
    });
    expect(bound.status).toBe(200);
    const client = await service.client();
    const { data } = await client.call('account.signInByCode', {
      body: (await send(client, 'LOGIN_REGISTER')) as never,
    });
    expect(data).toMatchObject({ isLogin: false, needs_code: true });
    expect(await statusOf(client)).toBe(401);
    expect((await client.call('factor.signIn', { body: { code: codes[2] ?? '' } })).status).toBe(200);
  });

  it('A8: a sign-in that waits ends when the password is changed meanwhile', async () => {
    const { account, client, codes } = await protectedPerson();
    const waiting = await signIn(account);
    await client.call('credentials.prove', { body: { current: password, factor_code: codes[1] ?? '' } });
    await client.call('credentials.changePassword', { body: { password: 'a quite new one' } });
    expect((await waiting.call('factor.signIn', { body: { code: codes[0] ?? '' } })).status).toBe(410);
  });

  it('A8: is turned off with a code, which ends the other sessions', async () => {
    const { account, client, secret, codes } = await protectedPerson();
    const there = await signIn(account);
    await there.call('factor.signIn', { body: { code: codes[0] ?? '' } });
    const wrong = { code: codeOf(secret, 9) };
    expect((await client.call('factor.turnOff', { body: wrong })).status, 'no code').toBe(400);
    const off = await client.call('factor.turnOff', { body: { code: codeOf(secret) } });
    expect(off.data).toEqual({ is_on: false });
    expect([await statusOf(client), await statusOf(there)]).toEqual([200, 401]);
    const signedIn = await (await service.client()).call('account.signIn', { body: { account, password } });
    expect(signedIn.data).toMatchObject({ isLogin: true });
  });
});

describe('an organisation that demands a second factor', () => {
  /** An owner who has one and demands it; with somebody whom they invited, of the role named. */
  async function demanding() {
    const owner = await protectedPerson();
    const invite = await owner.client.call('members.invite', { body: { role: 'admin' } });
    const member = await registered();
    await member.client.call('members.accept', { body: { token: invite.data.link.split('=')[1] ?? '' } });
    const demand = (demanded: boolean) => owner.client.call('administration.saveFactorDemand', { body: { demanded } });
    expect((await demand(true)).data).toEqual({ saved: true });
    return { owner, member, demand, tenantId: (await owner.client.call('account.session')).data.tenant?.tenant_id };
  }

  it('A10: opens nothing to who has none but what sets one up, from that moment and in sessions that are open', async () => {
    const { member, tenantId } = await demanding();
    const { client } = member;
    const session = await client.call('account.session');
    expect(session.data).toMatchObject({ isLogin: false, needs_factor: true, tenant: { tenant_id: tenantId } });
    const refused = await client.call('account.info');
    expect([refused.status, refused.failure?.error_code]).toEqual([401, errors.factorDemanded.code]);
    expect(refused.failure?.message).toContain('second factor');
    expect((await client.call('factor.state')).data).toMatchObject({ since: null, is_demanded: true });
    const { data } = await client.call('factor.begin');
    expect(await statusOf(client)).toBe(401);
    await client.call('factor.confirm', { body: { code: codeOf(data.secret) } });
    expect(await statusOf(client)).toBe(200);
    expect((await client.call('account.session')).data).toMatchObject({ isLogin: true, needs_factor: false });
  });

  it('A10: closes every call that a member may make, but for the few that lead out', async () => {
    const { member } = await demanding();
    const leadsOut = [
      'account.signOut',
      'account.switchTenant',
      'credentials.proof',
      'credentials.prove',
      'credentials.sendOwnCode',
      'factor.begin',
      'factor.confirm',
      'factor.state',
      'passkeys.add',
      'passkeys.begin',
      'passkeys.proofOptions',
    ];
    const entries = Object.entries(calls) as [keyof typeof calls, Call][];
    const closed = entries.filter(([name, { access }]) => access !== 'anonymous' && !leadsOut.includes(name));
    expect(closed.length).toBeGreaterThan(100);
    for (const [name, { path, unsigned }] of closed) {
      if (unsigned) continue;
      const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, 'x']));
      const { failure } = await member.client.send(name, { params });
      expect(failure?.error_code, name).toBe(errors.factorDemanded.code);
    }
  });

  it('A10: leads to it whatever way somebody signs in, and lets them act elsewhere', async () => {
    const { member, tenantId } = await demanding();
    const there = await service.client();
    const signedIn = await there.call('account.signIn', { body: { account: member.account, password } });
    const elsewhere = signedIn.data.tenants.find(({ tenant_id }) => tenant_id !== tenantId)?.tenant_id ?? '';
    expect(signedIn.data, 'the organisation of their own').toMatchObject({ isLogin: true });
    const back = await there.call('account.switchTenant', { body: { tenant_id: tenantId ?? '' } });
    expect(back.data).toMatchObject({ isLogin: false, needs_factor: true });
    expect(await statusOf(there)).toBe(401);
    const away = await there.call('account.switchTenant', { body: { tenant_id: elsewhere } });
    expect(away.data).toMatchObject({ isLogin: true, needs_factor: false });
    expect(await statusOf(there)).toBe(200);
  });

  it('A10: meets whoever joins, and whoever turns theirs off', async () => {
    const { owner } = await demanding();
    const newcomer = await service.client();
    const account = `${randomUUID()}@example.com`;
    expect(await joinInvited(owner.client, newcomer, { account, password, role: 'viewer' })).toMatchObject({
      isLogin: false,
      needs_factor: true,
    });
    expect(await statusOf(newcomer)).toBe(401);
    const body = { current: password, code: owner.codes[0] ?? '' };
    expect((await owner.client.call('factor.turnOff', { body })).status).toBe(200);
    expect(await statusOf(owner.client)).toBe(401);
  });

  it('A10: is demanded by an administrator who has one, told in the log, and lifted again', async () => {
    const plain = await registered();
    const refused = await plain.client.call('administration.saveFactorDemand', { body: { demanded: true } });
    expect(refused.status).toBe(409);
    expect(await statusOf(plain.client)).toBe(200);
    const { owner, member, demand } = await demanding();
    const { data } = await owner.client.call('administration.tenant');
    expect(data).toMatchObject({ demands_factor: true, members_without_factor: 1 });
    await demand(false);
    expect(await statusOf(member.client)).toBe(200);
    const log = await owner.client.call('audit.events', { query: { action: 'settings_changed' } });
    expect(log.data.events.map(({ detail }) => detail)).toEqual(['second_factor free', 'second_factor demanded']);
  });
});

describe('an administrator', () => {
  it('A10: resets the factor of a member, which the log tells, and of nobody who belongs elsewhere too', async () => {
    const admin = await signInAs(await service.client(), 'admin');
    const { account, client, userId } = await protectedPerson();
    const params = { user_id: userId };
    expect((await admin.call('members.resetFactor', { params })).status, 'of another tenant').toBe(404);
    const invite = await admin.call('members.invite', { body: { role: 'member' } });
    const token = invite.data.link.split('=')[1] ?? '';
    expect((await client.call('members.accept', { body: { token } })).status).toBe(200);
    const listed = (await admin.call('members.list')).data.find(({ user_id }) => user_id === userId);
    expect(listed).toMatchObject({ second_factor: true });
    const elsewhere = await registerByPhone(await service.client(), '13812340001');
    const second = await elsewhere.call('members.invite', { body: { role: 'member' } });
    await client.call('members.accept', { body: { token: second.data.link.split('=')[1] ?? '' } });
    expect((await admin.call('members.resetFactor', { params })).status, 'belongs elsewhere').toBe(409);
    await elsewhere.call('members.remove', { params });
    expect((await admin.call('members.resetFactor', { params })).data).toEqual({ reset: true });
    const { data } = await admin.call('audit.events', { query: { action: 'factor_off' } });
    expect(data.events[0]).toMatchObject({ actor: { name: 'Adil Admin' }, subject: { user_id: userId } });
    const signedIn = await (await service.client()).call('account.signIn', { body: { account, password } });
    expect(signedIn.data).toMatchObject({ isLogin: true });
  });
});
