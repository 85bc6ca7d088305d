import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withEmbedded } from '../../testing/installation.ts';
import { registerByMail, registerByPhone, sealNumber } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withEmbedded({ ROLE: 'web' });
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

  it('is changed by whoever knows the present one; the other sessions end, this one stays', async () => {
    const here = await registered('change@example.com');
    const there = await service.client();
    await there.call('account.signIn', { body: { account: 'change@example.com', password } });
    const wrong = await here.call('credentials.changePassword', {
      body: { current: 'wrong', password: 'next password' },
    });
    expect(wrong.status).toBe(401);
    const right = await here.call('credentials.changePassword', {
      body: { current: password, password: 'next password' },
    });
    expect(right.data).toEqual({ saved: true });
    expect((await here.call('account.info')).status).toBe(200);
    expect((await there.call('account.info')).status).toBe(401);
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
    const changed = await here.call('credentials.changePassword', { body: { current: password, password: weak } });
    expect([changed.status, Object.keys(changed.failure?.fields ?? {})]).toEqual([400, ['password']]);
    const { data } = await client.call('credentials.forgot', { body: { account: 'weak@example.com' } });
    const token = tokenOf(data.development_link);
    expect((await client.call('credentials.reset', { body: { token, password: weak } })).status).toBe(400);
    expect((await client.call('credentials.reset', { body: { token, password: 'a quite new one' } })).status).toBe(200);
  });
});

/** A new code to a number within the minute of the last. */
const forgetWait = () =>
  service.database.pool.query(`update verification_code set sent_at = now() - interval '2 minutes'`);

async function bind(client: TestClient, number: string, proof: { current?: string; own_code?: string } = {}) {
  const sealed = await sealNumber(client, number);
  const purpose = 'MOBILE_NUMBER_BINDING' as const;
  await forgetWait();
  const sent = await client.call('account.verifyCode', { body: { ...sealed, purpose } });
  return client.call('credentials.bindPhone', {
    body: { ...sealed, purpose, code: sent.data?.development_code ?? '', ...proof },
  });
}

/** As if the person had signed in long ago. */
async function age(client: TestClient): Promise<void> {
  const { data } = await client.call('account.session');
  await service.database.pool.query(`update session set proved_at = now() - interval '11 minutes' where user_id = $1`, [
    data.user?.user_id,
  ]);
}

describe('a phone', () => {
  it('A8: is bound with its own purpose, and belongs to one account', async () => {
    const first = await registered('phone@example.com');
    expect((await bind(first, '13512340002', { current: password })).data).toEqual({ mobile_number: '135****0002' });
    expect((await first.call('account.info')).data.mobile_number).toBe('135****0002');
    const second = await registered('phone2@example.com');
    expect((await bind(second, '13512340003', { current: password })).status).toBe(200);
    const third = await registered('phone3@example.com');
    expect((await bind(third, '13512340002', { current: password })).status).toBe(409);
  });

  it('A8: of an account with a password is bound only by whoever knows it, however fresh the session is', async () => {
    const client = await registered('phone4@example.com');
    expect((await client.call('credentials.proof')).data).toEqual({ needs: 'password', mobile_number: null });
    for (const proof of [{}, { current: 'wrong' }, { own_code: '123456' }])
      expect((await bind(client, '13512340004', proof)).status).toBe(401);
    expect((await client.call('account.info')).data.mobile_number).toBe('');
    for (let tries = 3; tries < 10; tries += 1)
      await client.call('credentials.changePassword', { body: { current: 'wrong', password: 'a quite new one' } });
    expect((await bind(client, '13512340004', { current: password })).status, 'the eleventh').toBe(429);
  });

  it('A8: of an account without a password is changed with a code to the former number', async () => {
    const client = await registerByPhone(await service.client(), '13512340005');
    expect((await client.call('credentials.proof')).data.needs).toBe('nothing');
    await age(client);
    expect((await client.call('credentials.proof')).data).toEqual({ needs: 'code', mobile_number: '135****0005' });
    const refused = await bind(client, '13512340006');
    expect([refused.status, refused.failure?.error_code]).toEqual([400, 9030119]);
    expect((await bind(client, '13512340006', { own_code: '000000' })).status).toBe(400);
    const { data: sent } = await client.call('credentials.sendOwnCode');
    expect(sent.mobile_number).toBe('135****0005');
    const own_code = sent.development_code ?? '';
    const bound = await bind(client, '13512340006', { own_code });
    expect(bound.data).toEqual({ mobile_number: '135****0006' });
    expect((await client.call('credentials.proof')).data.needs, 'proved by the code').toBe('nothing');
    await age(client);
    expect((await bind(client, '13512340007', { own_code })).status, 'a spent code').toBe(400);
  });

  it('A8: of an account with neither is bound after a fresh sign-in only', async () => {
    const client = await registerByPhone(await service.client(), '13512340008');
    const { data } = await client.call('account.session');
    await service.database.pool.query('update user_account set mobile_number = null where id = $1', [
      data.user?.user_id,
    ]);
    await age(client);
    expect((await client.call('credentials.proof')).data).toEqual({ needs: 'sign_in', mobile_number: null });
    expect((await client.call('credentials.sendOwnCode')).status).toBe(409);
    expect((await bind(client, '13512340009', { own_code: '000000' })).status).toBe(403);
    await service.database.pool.query('update session set proved_at = now() where user_id = $1', [data.user?.user_id]);
    expect((await bind(client, '13512340009')).status).toBe(200);
  });

  it('A8: a session alone sets no first password, which would then prove the person', async () => {
    const client = await registerByPhone(await service.client(), '13512340010');
    await age(client);
    const body = { current: '', password: 'a quite new one' };
    expect((await client.call('credentials.changePassword', { body })).status).toBe(400);
    const { data: sent } = await client.call('credentials.sendOwnCode');
    const proved = await client.call('credentials.changePassword', {
      body: { ...body, own_code: sent.development_code ?? '' },
    });
    expect(proved.data).toEqual({ saved: true });
    expect((await client.call('credentials.proof')).data.needs).toBe('password');
  });
});
