import { createHmac } from 'node:crypto';
import { errors, headers, signedText } from '@assay/contract';
import { verificationPurposes } from '@assay/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../ground/http/messages.ts';
import { fixedKeys } from '../../ground/keys/testing/fixed-keys.ts';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByPhone, sealNumber, signInAs } from '../../testing/people.ts';
import { demoPassword } from './demo-tenant.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { sessionCookie } from './sessions.ts';
import { issueCode } from './verification-codes.ts';

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
});
afterAll(() => installation.remove());

const signIn = { account: 'free@demo.assay', password: demoPassword };
let last = 13_700_000_000;
const newNumber = () => String((last += 1));

describe('signing in with a password', () => {
  it('opens a session in a cookie that scripts cannot read and that the database keeps only as a hash', async () => {
    const client = await service.client();
    const reply = await client.open('account.signIn', { body: signIn });
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
    const token = new RegExp(`${sessionCookie}=([^;]+)`).exec(cookie)?.[1] ?? '';
    expect(token.length).toBeGreaterThanOrEqual(43);
    const { rows } = await service.database.pool.query(
      'select count(*)::int as found from session where token_hash = $1',
      [token],
    );
    expect(rows).toEqual([{ found: 0 }]);
    const { data } = await client.call('account.session');
    expect(data).toMatchObject({
      isLogin: true,
      user: { edition: 'freemium', role: 'member' },
      tenant: { name: 'Assay Demo' },
    });
  });

  it.each([
    ['a wrong password', { ...signIn, password: 'wrong' }],
    ['an unknown account', { ...signIn, account: 'nobody@demo.assay' }],
  ])('answers %s alike', async (_, body) => {
    const { status, failure } = await (await service.client()).call('account.signIn', { body });
    expect([status, failure?.error_code, failure?.message]).toEqual([401, 4012, messages.en.wrongCredentials]);
  });

  it('stops guessing after ten wrong passwords, whoever sends them', async () => {
    const body = { account: 'trial@demo.assay', password: 'guess' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await (await service.client()).call('account.signIn', { body })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const { status, headers: sent } = await (await service.client()).call('account.signIn', {
      body: { ...body, password: demoPassword },
    });
    expect(status).toBe(429);
    expect(Number(sent.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('signing in with a phone code', () => {
  it('A9: registers a person who owns a tenant, while the number travels only encrypted', async () => {
    const number = newNumber();
    const client = await service.client();
    const sealed = await sealNumber(client, number);
    expect(JSON.stringify(sealed)).not.toContain(number);
    const sent = await client.call('account.verifyCode', { body: { ...sealed, purpose: 'LOGIN_REGISTER' } });
    expect(sent.data).toMatchObject({
      mobile_number: `${number.slice(0, 3)}****${number.slice(-4)}`,
      expires_in: 600,
      resend_after: 60,
    });
    const body = { ...sealed, purpose: 'LOGIN_REGISTER' as const, code: sent.data.development_code ?? '' };
    const { data } = await client.call('account.signInByCode', { body });
    expect(data).toMatchObject({ isLogin: true, user: { role: 'owner', edition: 'freemium' } });
    expect(JSON.stringify(data)).not.toContain(number);
    const again = await client.call('account.signInByCode', { body });
    expect(again.failure?.error_code).toBe(9030119);
  });

  it.each([
    ['cn', '验证码错误或已超时。'],
    ['en', 'The verification code is wrong or timed out.'],
    ['jp', '認証コードが正しくないか、有効期限が切れています。'],
    ['tw', '驗證碼錯誤或已逾時。'],
  ] as const)('Z4: says in %s that a code is wrong or timed out', async (locale, words) => {
    const client = await service.client();
    client.locale = locale;
    const body = { ...(await sealNumber(client, newNumber())), purpose: 'LOGIN_REGISTER' as const, code: '000000' };
    const { failure } = await client.call('account.signInByCode', { body });
    expect(failure).toMatchObject({ error_code: 9030119, message: words });
  });

  it('Z4: refuses the right code after five wrong ones', async () => {
    const client = await service.client();
    const sealed = await sealNumber(client, newNumber());
    const purpose = 'LOGIN_REGISTER' as const;
    const { data } = await client.call('account.verifyCode', { body: { ...sealed, purpose } });
    const right = data.development_code ?? '';
    const wrong = right === '000000' ? '000001' : '000000';
    for (const code of [wrong, wrong, wrong, wrong, wrong, right]) {
      const { status, failure } = await client.call('account.signInByCode', { body: { ...sealed, purpose, code } });
      expect([status, failure?.error_code]).toEqual([400, 9030119]);
    }
  });

  it('takes a code once under parallel attempts', async () => {
    const client = await service.client();
    const sealed = await sealNumber(client, newNumber());
    const purpose = 'LOGIN_REGISTER' as const;
    const { data } = await client.call('account.verifyCode', { body: { ...sealed, purpose } });
    const body = { ...sealed, purpose, code: data.development_code ?? '' };
    const replies = await Promise.all([1, 2, 3].map(() => client.call('account.signInByCode', { body })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses a second code within a minute', async () => {
    const client = await service.client();
    const body = { ...(await sealNumber(client, newNumber())), purpose: 'SMS_SALES_LEAD' as const };
    const replies = await Promise.all([1, 2].map(() => client.call('account.verifyCode', { body })));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 429]);
  });

  it('refuses it also to a transaction that began before the first was sent', async () => {
    const { database } = service;
    const addressee = { mobileNumber: newNumber(), purpose: 'LOGIN', device: undefined };
    const db = database.tables<IdentityTables>();
    await db.transaction().execute(async (earlier) => {
      await sql`select now()`.execute(earlier);
      const { engine } = database;
      const keys = fixedKeys('key');
      await issueCode({ db, engine, keys }, addressee);
      await expect(issueCode({ db: earlier, engine, keys }, addressee)).rejects.toMatchObject({ error: 'tooMany' });
    });
  });

  it.each(verificationPurposes)('A8: sends a code for %s', async (purpose) => {
    const client = await service.client();
    const body = { ...(await sealNumber(client, newNumber())), purpose };
    expect((await client.call('account.verifyCode', { body })).data.development_code).toMatch(/^\d{6}$/);
  });

  it('A8: refuses an unknown purpose', async () => {
    const client = await service.client();
    const body = { ...(await sealNumber(client, newNumber())), purpose: 'LOTTERY' };
    const { status, failure } = await client.send('account.verifyCode', { body });
    expect([status, Object.keys(failure?.fields ?? {})]).toEqual([400, ['purpose']]);
  });

  it('signs nobody in who has no account when the purpose is LOGIN', async () => {
    const client = await service.client();
    const sealed = await sealNumber(client, newNumber());
    const { data } = await client.call('account.verifyCode', { body: { ...sealed, purpose: 'LOGIN' } });
    const body = { ...sealed, purpose: 'LOGIN' as const, code: data.development_code ?? '' };
    expect((await client.call('account.signInByCode', { body })).failure?.error_code).toBe(9030119);
  });

  it.each(['1380013800', '23800138000', 'abc'])('refuses %s inside the envelope', async (number) => {
    const client = await service.client();
    const body = { ...(await sealNumber(client, number)), purpose: 'LOGIN' as const };
    const { status, failure } = await client.call('account.verifyCode', { body });
    expect([status, Object.keys(failure?.fields ?? {})]).toEqual([400, ['mobile_number']]);
  });
});

describe('the account', () => {
  it('A3: takes the company as manual_company and gives it as company_name', async () => {
    const client = await registerByPhone(await service.client(), newNumber());
    const refused = await client.send('account.saveInformation', { body: { company_name: 'Acme' } });
    expect(refused.status).toBe(400);
    await client.call('account.saveInformation', { body: { manual_company: 'Acme Cells', job_role: 'Chemist' } });
    const { data } = await client.call('account.info');
    expect(data).toMatchObject({ company_name: 'Acme Cells', job_role: 'Chemist', granted_product_ids: ['air_free'] });
  });

  it('AA3: keeps the locale across devices', async () => {
    const number = newNumber();
    const first = await registerByPhone(await service.client(), number);
    await first.call('settings.save', { body: { locale: 'jp' } });
    await service.database.pool.query("update verification_code set sent_at = now() - interval '2 minutes'");
    const second = await registerByPhone(await service.client(), number);
    expect((await second.call('settings.read')).data).toEqual({ locale: 'jp' });
  });

  it('A10: signing out ends the session everywhere its cookie was kept and says where to go', async () => {
    const client = await signInAs(await service.client(), 'viewer');
    const reply = await client.call('account.signOut');
    expect(reply.data).toEqual({ redirect_url: '/' });
    expect(reply.headers.getSetCookie()[0]).toMatch(/Max-Age=0/);
    expect((await client.call('account.info')).status).toBe(401);
  });

  it('A10: switches to a tenant one belongs to, and to no other', async () => {
    const client = await registerByPhone(await service.client(), newNumber());
    const { data } = await client.call('account.session');
    const { pool } = service.database;
    await pool.query("insert into tenant (id, name) values ('guild', 'Guild') on conflict do nothing");
    const refused = await client.call('account.switchTenant', { body: { tenant_id: 'guild' } });
    expect(refused.status).toBe(403);
    await pool.query("insert into tenant_member (tenant_id, user_id, role) values ('guild', $1, 'viewer')", [
      data.user?.user_id,
    ]);
    const switched = await client.call('account.switchTenant', { body: { tenant_id: 'guild' } });
    expect(switched.data).toMatchObject({
      tenant: { tenant_id: 'guild' },
      user: { role: 'viewer', edition: 'freemium' },
    });
    expect((await client.call('seek.init', { body: { input: 'x' } })).status).toBe(403);
  });

  it('flags the first login after a trial has ended, and not the next', async () => {
    const { pool } = service.database;
    const number = newNumber();
    const client = await registerByPhone(await service.client(), number);
    const { data } = await client.call('account.session');
    await pool.query(
      "insert into package_grant select tenant_id, user_id, 'air_trial', now() - interval '1 hour' from session where user_id = $1",
      [data.user?.user_id],
    );
    await pool.query("update user_account set last_login_at = now() - interval '2 hours' where id = $1", [
      data.user?.user_id,
    ]);
    const flags: (boolean | undefined)[] = [];
    for (let login = 0; login < 2; login += 1) {
      await pool.query("update verification_code set sent_at = now() - interval '2 minutes'");
      const again = await registerByPhone(await service.client(), number);
      flags.push((await again.call('editions.control')).data.is_first_login_after_try_end);
    }
    expect(flags).toEqual([true, false]);
  });
});

describe('the headers of section 7', () => {
  it.each(['cn', 'en', 'jp', 'tw'] as const)('X3: answers in the language of X-Site-Lang: %s', async (locale) => {
    const client = await service.client();
    client.locale = locale;
    expect((await client.call('account.info')).failure?.message).toBe(messages[locale].unauthenticated);
  });

  it('AA1: refuses a signature of another path, another method, another device or another time', async () => {
    const device = 'headers-device-00001';
    const client = await service.client();
    const { data } = await client.call('operations.registerDevice', { body: { device } });
    const path = '/api/assay/account/session';
    const now = Date.now();
    const attempt = async (method: string, signedPath: string, time: number, id: string) => {
      const mac = createHmac('sha256', data.key)
        .update(signedText(method, signedPath, time, id))
        .digest('hex');
      const sent = { [headers.device]: id, [headers.signature]: `${time}.${mac}`, [headers.apiVersion]: '1.0' };
      return (await client.fetch(path, { headers: sent })).status;
    };
    expect(await attempt('GET', path, now, device)).toBe(200);
    expect(await attempt('GET', path, now - 4 * 60_000, device)).toBe(200);
    expect(await attempt('GET', path, now - 6 * 60_000, device)).toBe(errors.badSignature.status);
    expect(await attempt('GET', path, now + 6 * 60_000, device)).toBe(401);
    expect(await attempt('POST', path, now, device)).toBe(401);
    expect(await attempt('GET', `${path}?debug_region=us`, now, device)).toBe(401);
    expect(await attempt('GET', path, now, 'headers-device-00002')).toBe(401);
  });

  it.each([
    ['origin', 'https://elsewhere.example'],
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'null'],
  ])('refuses a change asked for by another site: %s %s', async (header, value) => {
    const client = await service.client();
    const { status, failure } = await client.call('account.signIn', { body: signIn }, { [header]: value });
    expect([status, failure?.error_code]).toEqual([403, 403]);
  });
});

describe('a production installation', () => {
  it('AA4: has no demo accounts, no code sink and no debug region', async () => {
    const production = await withPostgres({ ROLE: 'web' });
    try {
      const development = await production.start();
      await signInAs(await development.client(), 'owner');
      const trying = await (await development.client()).call('account.session', { query: { debug_region: 'us' } });
      expect(trying.data.installation).toMatchObject({ region: 'us', development: true });
      await development.stop();

      const hardened = await production.start({ NODE_ENV: 'production' });
      const client = await hardened.client();
      expect((await client.call('account.demoAccounts')).status).toBe(404);
      const owner = await client.call('account.signIn', {
        body: { account: 'owner@demo.assay', password: demoPassword },
      });
      expect(owner.failure?.error_code).toBe(4012);
      const body = { ...(await sealNumber(client, newNumber())), purpose: 'LOGIN' as const };
      expect((await client.call('account.verifyCode', { body })).status).toBe(503);
      const { data } = await client.call('account.session', { query: { debug_region: 'us' } });
      expect(data.installation, 'AA4').toMatchObject({ region: 'other', development: false });
    } finally {
      await production.remove();
    }
  });
});
