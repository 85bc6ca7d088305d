import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByMail, registerByPhone, sealNumber } from '../../testing/people.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import type { TestClient } from '../../testing/test-client.ts';

// Point 7 of the trust review: what strangers cause costs them, and neither the operator nor the owner of an account.

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
});
afterAll(() => installation.remove());

const query = (text: string) => service.database.pool.query(text);
/** A new code to a number within the minute of the last, and the hour's bound begun anew. */
const forgetWaits = async () => {
  await query(`update verification_code set sent_at = now() - interval '2 minutes'`);
  await query(`delete from rate_window where key like 'code:%' or key like 'account.%'`);
};

async function ask(client: TestClient, number: string, captcha?: string) {
  const sealed = await sealNumber(client, number);
  const purpose = 'LOGIN_REGISTER' as const;
  const sent = await client.call('account.verifyCode', {
    body: { ...sealed, purpose, ...(captcha === undefined ? {} : { captcha }) },
  });
  const bring = async (code: string) =>
    (await client.call('account.signInByCode', { body: { ...sealed, purpose, code } })).status;
  return { status: sent.status, code: sent.data?.development_code ?? '', bring };
}
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('7: a code', () => {
  it('P15: that its owner waits for stays good, whoever else asks for one', async () => {
    const owner = await ask(await service.client(), '13512360001');
    await forgetWaits();
    const stranger = await ask(await service.client(), '13512360001');
    expect(stranger.status).toBe(200);
    expect(await stranger.bring(owner.code === stranger.code ? wrongOf(owner.code) : owner.code)).toBe(400);
    expect(await owner.bring(owner.code)).toBe(200);
  });

  it('P15: no more does a link that its owner waits for, whoever else has one mailed to the address', async () => {
    const account = 'awaited@example.com';
    const owner = await service.client();
    await registerByMail(owner, { account });
    await owner.call('account.signOut');
    const tokenOf = (link: string | undefined) => link?.split('=')[1] ?? '';
    const { data } = await owner.call('credentials.forgot', { body: { account } });
    for (let asked = 0; asked < 3; asked += 1) {
      const stranger = await service.client();
      await stranger.call('credentials.forgot', { body: { account } });
      await stranger.call('credentials.reset', { body: { token: 'x'.repeat(43), password: 'of the stranger' } });
      await stranger.call('account.signIn', { body: { account, password: 'of the stranger' } });
    }
    const body = { token: tokenOf(data.development_link), password: 'a password of the owner' };
    expect((await owner.call('credentials.reset', { body })).status).toBe(200);
  });

  it('is guessed at twenty times in a day, however many are sent; a browser that the account knows goes on', async () => {
    const number = '13512360002';
    const owner = await registerByPhone(await service.client(), number);
    await owner.call('account.signOut');
    const statuses: number[] = [];
    for (let sent = 0; sent < 5; sent += 1) {
      await forgetWaits();
      const stranger = await ask(await service.client(), number);
      for (let guess = 0; guess < 5; guess += 1) statuses.push(await stranger.bring(wrongOf(stranger.code)));
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual(Array(5).fill(429));
    await forgetWaits();
    const lucky = await ask(await service.client(), number);
    expect(await lucky.bring(lucky.code), 'the right one, too late').toBe(429);
    await forgetWaits();
    const own = await ask(owner, number);
    expect(await own.bring(own.code)).toBe(200);
  });
});

describe('7: a lockout that strangers cause', () => {
  it('does not keep out a browser that signed in to the account before', async () => {
    const body = { account: 'locked@example.com', password: 'a-long-password' };
    const owner = await service.client();
    await registerByMail(owner, body);
    await owner.call('account.signOut');
    const guess = { ...body, password: 'guess' };
    for (let tries = 0; tries < 11; tries += 1) await (await service.client()).call('account.signIn', { body: guess });
    expect((await (await service.client()).call('account.signIn', { body })).status, 'elsewhere').toBe(429);
    expect((await owner.call('account.signIn', { body })).status, 'at home').toBe(200);
    await owner.call('account.signOut');
    for (let tries = 0; tries < 10; tries += 1) await owner.call('account.signIn', { body: guess });
    expect((await owner.call('account.signIn', { body })).status, 'its own wrong ones count').toBe(429);
  });
});

describe('7: what leaves the machine', () => {
  let provider: Server;
  let sending: RunningService;
  let own: Installation;
  const texts: string[] = [];
  beforeAll(async () => {
    provider = createServer((request, reply) => {
      texts.push(request.url ?? '');
      request.resume();
      reply.end('{}');
    });
    await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
    const address = provider.address();
    own = await withPostgres({ ROLE: 'web', ASSAY_CODES_AN_HOUR: '2' });
    sending = await own.start({
      SMS_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/sms`,
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
  });
  afterAll(async () => {
    await own.remove();
    await new Promise<void>((done) => provider.close(() => done()));
  });

  it('is paid for with work: no message and no registration without a proof, which counts once', async () => {
    const client = await sending.client();
    expect((await ask(client, '13512360003')).status).toBe(400);
    expect(texts).toEqual([]);
    const proof = await solveCaptcha(client);
    expect((await ask(client, '13512360003', proof)).status).toBe(200);
    expect((await ask(client, '13512360004', proof)).status, 'the same proof').toBe(400);
    const body = { account: 'paid@example.com', full_name: 'Nora' };
    expect((await client.call('credentials.register', { body })).status).toBe(400);
    expect((await client.call('credentials.forgot', { body: { account: 'paid@example.com' } })).status).toBe(400);
    const paid = { ...body, captcha: await solveCaptcha(client) };
    expect((await client.call('credentials.register', { body: paid })).status).toBe(200);
    expect(texts).toHaveLength(1);
  });

  it('is bounded for the installation, over all numbers and devices', async () => {
    const statuses: number[] = [];
    for (const number of ['13512360005', '13512360006', '13512360007']) {
      const client = await sending.client();
      statuses.push((await ask(client, number, await solveCaptcha(client))).status);
    }
    expect(statuses).toEqual([200, 429, 429]);
    expect(texts).toHaveLength(2);
  });

  it('12, P8: does the same work for a known and an unknown address before it replies', async () => {
    const { pool } = sending.database;
    await pool.query(
      `insert into user_account (id, email, email_verified_at) values ('k', 'known@example.com', now())`,
    );
    const client = await sending.client();
    const left = async (ask: () => Promise<{ status: number; data: unknown }>) => {
      await pool.query('delete from job');
      const { status, data } = await ask();
      const { rows } = await pool.query(
        `select (select count(*)::int from one_time_link) as links, (select count(*)::int from job) as jobs`,
      );
      return [status, data, rows[0]];
    };
    const ways = {
      forgot: async (account: string) =>
        client.call('credentials.forgot', { body: { account, captcha: await solveCaptcha(client) } }),
      register: async (account: string) =>
        client.call('credentials.register', {
          body: { account, full_name: 'Nora', captcha: await solveCaptcha(client) },
        }),
    };
    for (const way of Object.values(ways)) {
      const known = await left(() => way('known@example.com'));
      expect(known).toEqual([200, { sent: true }, { links: 0, jobs: 1 }]);
      expect(await left(() => way('unknown@example.com'))).toEqual(known);
    }
  });
});

describe('3: registration', () => {
  it.each([
    ['closed', '13512360011', [403, 403, 403]],
    ['invitation', '13512360012', [403, 403, 403]],
    ['domain', '13512360013', [200, 403, 403]],
  ] as const)('%s takes only whom it names', async (mode, number, expected) => {
    await service.stop();
    service = await installation.start({
      ASSAY_REGISTRATION: mode,
      ...(mode === 'domain' ? { ASSAY_REGISTRATION_DOMAINS: 'corp.example' } : {}),
    });
    const client = await service.client();
    const register = async (account: string) =>
      (await client.call('credentials.register', { body: { account, full_name: 'Nora' } })).status;
    const phone = await ask(client, number);
    expect([
      await register(`${mode}@corp.example`),
      await register(`${mode}@sub.corp.example.org`),
      await phone.bring(phone.code),
    ]).toEqual(expected);
    expect((await client.call('account.session')).data.installation.registration).toBe(mode);
  });
});
