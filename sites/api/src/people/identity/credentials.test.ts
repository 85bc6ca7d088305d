import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByMail, registerByPhone, sealNumber } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
});
afterAll(() => installation.remove());

const password = 'correct horse battery';
const tokenOf = (link: string | undefined) => link?.split('=')[1] ?? '';

async function registered(account: string): Promise<TestClient> {
  const client = await service.client();
  await registerByMail(client, { account, password, company_name: 'New Cells' });
  return client;
}

describe('registration by mail', () => {
  it('A8: makes the account only when the address is confirmed, and signs it in', async () => {
    const client = await service.client();
    const body = { account: 'Nora@Example.com', full_name: 'Nora New', company_name: 'New Cells' };
    const { data } = await client.call('credentials.register', { body });
    const early = await client.call('account.signIn', { body: { account: body.account, password } });
    expect(early.status).toBe(401);
    const token = tokenOf(data.development_link);
    const confirmed = await client.call('credentials.confirm', { body: { token, password } });
    expect(confirmed.data).toMatchObject({
      isLogin: true,
      user: { email: 'nora@example.com', role: 'owner', edition: 'freemium' },
      tenant: { name: 'New Cells' },
    });
    expect((await client.call('credentials.confirm', { body: { token, password } })).status).toBe(410);
    const later = await (await service.client()).call('account.signIn', { body: { account: body.account, password } });
    expect(later.status).toBe(200);
  });

  it('answers alike for an address that is known, and mails that person instead', async () => {
    await registered('known@example.com');
    const { status, data } = await (await service.client()).call('credentials.register', {
      body: { account: 'known@example.com', full_name: 'Somebody' },
    });
    expect([status, data]).toEqual([200, { sent: true }]);
    await expect
      .poll(async () => {
        const folder = join(installation.environment['ASSAY_DATA'] ?? '', 'outbox');
        const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
        return mails.filter((mail) => mail.includes('known@example.com')).length;
      })
      .toBe(2);
    const signedIn = await (await service.client()).call('account.signIn', {
      body: { account: 'known@example.com', password: 'another password' },
    });
    expect(signedIn.status).toBe(401);
  });
});

describe('passwords', () => {
  it('A8: a mailed link sets a new password once and ends every session', async () => {
    const before = await registered('reset@example.com');
    const client = await service.client();
    const { data } = await client.call('credentials.forgot', { body: { account: 'reset@example.com' } });
    const token = tokenOf(data.development_link);
    const body = { token, password: 'a quite new one' };
    expect((await client.call('credentials.reset', { body })).data).toMatchObject({ isLogin: true });
    expect((await client.call('credentials.reset', { body })).status).toBe(410);
    expect((await before.call('account.info')).status).toBe(401);
    const old = await (await service.client()).call('account.signIn', {
      body: { account: 'reset@example.com', password },
    });
    expect(old.status).toBe(401);
  });

  it('tells nobody whether an account exists', async () => {
    const { status, data } = await (await service.client()).call('credentials.forgot', {
      body: { account: 'nobody@example.com' },
    });
    expect([status, data]).toEqual([200, { sent: true }]);
  });

  it('A8: a code of PASSWORD_FORGOT sets a new password; a code of another purpose does not', async () => {
    const number = '13512340001';
    await registerByPhone(await service.client(), number);
    const client = await service.client();
    const sealed = await sealNumber(client, number);
    const wrong = await client.call('account.verifyCode', { body: { ...sealed, purpose: 'LOGIN' } });
    const refused = await client.call('credentials.resetByCode', {
      body: { ...sealed, code: wrong.data.development_code ?? '', password },
    });
    expect([refused.status, refused.failure?.error_code]).toEqual([400, 9030119]);
    const sent = await client.call('account.verifyCode', { body: { ...sealed, purpose: 'PASSWORD_FORGOT' } });
    const reset = await client.call('credentials.resetByCode', {
      body: { ...sealed, code: sent.data.development_code ?? '', password },
    });
    expect(reset.data).toMatchObject({ isLogin: true });
  });

  it('is changed: the other sessions end, this one stays', async () => {
    const here = await registered('change@example.com');
    const there = await service.client();
    await there.call('account.signIn', { body: { account: 'change@example.com', password } });
    await here.call('credentials.prove', { body: { current: password } });
    const changed = await here.call('credentials.changePassword', { body: { password: 'next password' } });
    expect(changed.data).toEqual({ saved: true });
    expect((await here.call('account.info')).status).toBe(200);
    expect((await there.call('account.info')).status).toBe(401);
  });
});

describe('P112: the present password', () => {
  const change = (client: TestClient) =>
    client.call('credentials.changePassword', { body: { password: 'next password' } });

  it('is asked for before another takes its place, however fresh the session', async () => {
    const client = await registered('fresh@example.com');
    expect((await change(client)).failure?.error_code).toBe(errors.proofDemanded.code);
    expect((await client.call('credentials.prove', { body: { current: 'guess' } })).status).toBe(401);
    expect((await change(client)).failure?.error_code).toBe(errors.proofDemanded.code);
    const again = await service.client();
    const body = { account: 'fresh@example.com', password };
    expect((await again.call('account.signIn', { body })).status, 'the former one holds').toBe(200);
    await client.call('credentials.prove', { body: { current: password } });
    expect((await change(client)).status).toBe(200);
  });

  it('is not asked for where there is none', async () => {
    const client = await registerByPhone(await service.client(), '13700137099');
    expect((await change(client)).status).toBe(200);
  });
});

describe('a password that is tried first', () => {
  it('is refused wherever one is set, and costs neither link nor code', async () => {
    const weak = 'Password1';
    const client = await service.client();
    const { data: sent } = await client.call('credentials.register', {
      body: { account: 'weak@example.com', full_name: 'Wanda' },
    });
    const asked = await client.call('credentials.confirm', {
      body: { token: tokenOf(sent.development_link), password: weak },
    });
    expect([asked.status, Object.keys(asked.failure?.fields ?? {})]).toEqual([400, ['password']]);
    const here = await registered('weak@example.com');
    const changed = await here.call('credentials.changePassword', { body: { password: weak } });
    expect([changed.status, Object.keys(changed.failure?.fields ?? {})]).toEqual([400, ['password']]);
    const { data } = await client.call('credentials.forgot', { body: { account: 'weak@example.com' } });
    const token = tokenOf(data.development_link);
    for (const password of [weak, 'Weak@example.com'])
      expect((await client.call('credentials.reset', { body: { token, password } })).status, password).toBe(400);
    expect((await client.call('credentials.reset', { body: { token, password: 'a quite new one' } })).status).toBe(200);
  });
});

/** A new code to a number within the minute of the last. */
const forgetWait = () =>
  service.database.pool.query(`update verification_code set sent_at = now() - interval '2 minutes'`);

async function bind(client: TestClient, number: string) {
  const sealed = await sealNumber(client, number);
  const purpose = 'MOBILE_NUMBER_BINDING' as const;
  await forgetWait();
  const sent = await client.call('account.verifyCode', { body: { ...sealed, purpose } });
  return client.call('credentials.bindPhone', {
    body: { ...sealed, purpose, code: sent.data?.development_code ?? '' },
  });
}

describe('a phone', () => {
  it('A8: is bound with its own purpose, ends the other sessions, and belongs to one account', async () => {
    const first = await registered('phone@example.com');
    expect((await bind(first, '13512340002')).data).toEqual({ mobile_number: '135****0002' });
    expect((await first.call('account.info')).data.mobile_number).toBe('135****0002');
    const second = await registered('phone2@example.com');
    expect((await bind(second, '13512340003')).status).toBe(200);
    const elsewhere = await service.client();
    await elsewhere.call('account.signIn', { body: { account: 'phone@example.com', password } });
    expect((await bind(first, '13512340004')).status).toBe(200);
    expect((await first.call('account.info')).status, 'the session that bound it').toBe(200);
    expect((await elsewhere.call('account.info')).status, 'every other one').toBe(401);
    await bind(first, '13512340002');
    const third = await registered('phone3@example.com');
    expect((await bind(third, '13512340002')).status).toBe(409);
  });
});
