import { errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { type OpenIdProvider, signInAtProvider, startOpenIdProvider } from '../../testing/open-id-provider.ts';
import { base32Bytes, registerByMail } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { codeAt, stepAt } from './totp.ts';

let provider: OpenIdProvider;
let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  installation = await withPostgres({
    ROLE: 'web',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'assay',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_LABEL: 'Acme ID',
  });
  service = await installation.start();
});
afterAll(async () => {
  await installation.remove();
  await provider.close();
});

describe('A8: signing in by OpenID Connect', () => {
  it('P6: makes an account at the first time and finds it at the second', async () => {
    provider.claims = { sub: 'u1', name: 'Ona Open', email: 'ona@example.com', email_verified: true };
    const client = await service.client();
    expect(await signInAtProvider(client)).toBe('/history?x=1');
    const { data } = await client.call('account.session');
    expect(data).toMatchObject({
      isLogin: true,
      user: { full_name: 'Ona Open', email: 'ona@example.com', role: 'owner' },
    });
    expect(data.installation.single_sign_on).toBe('Acme ID');
    provider.claims = { sub: 'u1', name: 'Renamed' };
    const again = await service.client();
    await signInAtProvider(again);
    expect((await again.call('account.session')).data.user?.user_id).toBe(data.user?.user_id);
  });

  it('P6: knows a person by issuer and subject, whatever address they bring later', async () => {
    const other = await service.client();
    const { user: owner } = await registerByMail(other, { account: 'other@example.com' });
    provider.claims = { sub: 'moved', email: 'first@example.com', email_verified: true };
    const first = await service.client();
    await signInAtProvider(first);
    const own = (await first.call('account.session')).data.user?.user_id;
    provider.claims = { sub: 'moved', email: 'other@example.com', email_verified: true };
    const moved = await service.client();
    await signInAtProvider(moved);
    expect((await moved.call('account.session')).data.user?.user_id).toBe(own);
    expect(own).not.toBe(owner?.user_id);
    // The same subject of another issuer is somebody else.
    await service.database.pool.query(
      `update user_identity set issuer = 'https://former.example' where subject = 'moved'`,
    );
    provider.claims = { sub: 'moved' };
    const namesake = await service.client();
    await signInAtProvider(namesake);
    const { data } = await namesake.call('account.session');
    expect(data.isLogin).toBe(true);
    expect(data.user?.user_id).not.toBe(own);
  });

  it('P6: joins an account by an address only when the provider has verified it', async () => {
    const own = await service.client();
    const data = await registerByMail(own, { account: 'vera@example.com', full_name: 'Vera' });
    provider.claims = { sub: 'mallory', email: 'vera@example.com', email_verified: false };
    const mallory = await service.client();
    await signInAtProvider(mallory);
    expect((await mallory.call('account.session')).data.user?.user_id).not.toBe(data.user?.user_id);
    provider.claims = { sub: 'vera', email: 'vera@example.com', email_verified: true };
    const vera = await service.client();
    await signInAtProvider(vera);
    expect((await vera.call('account.session')).data.user?.user_id).toBe(data.user?.user_id);
  });

  it('P6: opens no account that is bound to one person of the provider to another one by its address, and writes that down', async () => {
    const told = { email: 'reused@example.com', email_verified: true };
    provider.claims = { sub: 'left', ...told };
    const first = await service.client();
    await signInAtProvider(first);
    const refusals = async () => {
      const { rows } = await service.database.pool.query<{ times: number }>(
        `select count(*)::int as times from audit_event where action = 'sign_in_refused' and detail = 'single_sign_on'`,
      );
      return rows[0]?.times ?? 0;
    };
    const before = await refusals();
    provider.claims = { sub: 'came', ...told };
    const second = await service.client();
    expect(await signInAtProvider(second)).toBe('/home#signin=failed');
    expect((await second.call('account.session')).data.isLogin).toBe(false);
    expect(await refusals()).toBe(before + 1);
    provider.claims = { sub: 'left', ...told };
    const again = await service.client();
    await signInAtProvider(again);
    const own = (await first.call('account.session')).data.user?.user_id;
    expect((await again.call('account.session')).data.user?.user_id).toBe(own);
  });

  it('P6: lets a new subject take the place of the former by a verified address while the operator says so, and writes that down', async () => {
    const email = 'rebound@example.com';
    provider.claims = { sub: 'former', email, email_verified: true };
    const first = await service.client();
    await signInAtProvider(first);
    const own = (await first.call('account.session')).data.user?.user_id;
    const moving = await installation.start({ OIDC_REBIND: 'true' });
    provider.claims = { sub: 'new', email, email_verified: false };
    const unverified = await moving.client();
    await signInAtProvider(unverified);
    expect((await unverified.call('account.session')).data.user?.user_id).not.toBe(own);
    provider.claims = { sub: 'renewed', email, email_verified: true };
    const second = await moving.client();
    expect(await signInAtProvider(second)).toBe('/history?x=1');
    expect((await second.call('account.session')).data.user?.user_id).toBe(own);
    await moving.stop();
    const { rows } = await service.database.pool.query(
      `select user_id, detail from audit_event where detail = 'single_sign_on rebound'`,
    );
    expect(rows).toEqual([{ user_id: own, detail: 'single_sign_on rebound' }]);
    const opened = async (sub: string) => {
      provider.claims = { sub, email, email_verified: true };
      const client = await service.client();
      await signInAtProvider(client);
      return (await client.call('account.session')).data.user?.user_id;
    };
    expect([await opened('renewed'), await opened('former')]).toEqual([own, undefined]);
  });

  it('P6: binds an account once, whoever comes at the same moment', async () => {
    const { user } = await registerByMail(await service.client(), { account: 'raced@example.com' });
    const subjects = ['raced-1', 'raced-2', 'raced-3'];
    provider.claims = {
      get sub() {
        return subjects.pop();
      },
      email: 'raced@example.com',
      email_verified: true,
    };
    const { pool } = service.database;
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from user_account where id = $1 for update', [user?.user_id]);
    const signingIn = Promise.all(Array.from({ length: 3 }, async () => signInAtProvider(await service.client())));
    const waits = `select from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())`;
    try {
      await expect.poll(async () => (await pool.query(waits)).rowCount).toBeGreaterThanOrEqual(2);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect((await signingIn).filter((address) => address === '/home#signin=failed')).toHaveLength(2);
    const { rows } = await service.database.pool.query('select subject from user_identity where user_id = $1', [
      user?.user_id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it.each(['', ' '])('P6: refuses a person whom the provider names %j', async (sub) => {
    provider.claims = { sub };
    const client = await service.client();
    expect(await signInAtProvider(client)).toBe('/home#signin=failed');
    expect((await client.call('account.session')).data.isLogin).toBe(false);
  });

  it('P6, point 1: takes over no account that somebody made on the address: with this first proof all of theirs goes', async () => {
    const stranger = await service.client();
    const { user } = await registerByMail(stranger, { account: 'hijacked@example.com', password: 'of the stranger' });
    await service.database.pool.query('update user_account set email_verified_at = null where id = $1', [
      user?.user_id,
    ]);
    provider.claims = { sub: 'owner', email: 'hijacked@example.com', email_verified: true };
    const owner = await service.client();
    expect(await signInAtProvider(owner)).toBe('/history?x=1');
    expect((await owner.call('account.session')).data.user?.user_id).toBe(user?.user_id);
    expect((await stranger.call('account.info')).status).toBe(401);
    const body = { account: 'hijacked@example.com', password: 'of the stranger' };
    expect((await stranger.call('account.signIn', { body })).status).toBe(401);
  });

  it('P86: refuses a forged nonce, a state that is not its own, and a way back to another site', async () => {
    provider.claims = { sub: 'u2' };
    provider.isForging = true;
    const client = await service.client();
    expect(await signInAtProvider(client)).toBe('/home#signin=failed');
    provider.isForging = false;
    const start = await client.fetch('/auth/oidc');
    const there = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
    const back = new URL(there.headers.get('location') ?? '');
    const elsewhere = await service.client();
    const stolen = await elsewhere.fetch(back.pathname + back.search);
    expect(stolen.headers.get('location')).toBe('/home#signin=failed');
    expect((await elsewhere.call('account.session')).data.isLogin).toBe(false);
    expect(await signInAtProvider(client, 'https://evil.example/')).toBe('/home');
  });

  it.each([
    ['with a key that is not published', { signing: 'another' }],
    ["with the client's secret", { signing: 'secret' }],
    ['by nobody', { signing: 'none' }],
    ['for another client', { audience: 'somebody-else' }],
  ] as const)('refuses a token that is signed %s', async (_, change) => {
    provider.claims = { sub: 'u3' };
    Object.assign(provider, change);
    const client = await service.client();
    expect(await signInAtProvider(client)).toBe('/home#signin=failed');
    expect((await client.call('account.session')).data.isLogin).toBe(false);
    Object.assign(provider, { signing: 'own', audience: 'assay' });
    expect(await signInAtProvider(client)).toBe('/history?x=1');
  });

  it('begins by a press of the button: another site leads to the page, and signs nobody in', async () => {
    const client = await service.client();
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site };
      const start = await client.fetch('/auth/oidc?target=%2Flibrary', { headers });
      expect([start.status, start.headers.get('location')], site).toEqual([302, '/library']);
    }
    for (const site of ['same-origin', 'none'])
      expect(
        (await client.fetch('/auth/oidc', { headers: { 'sec-fetch-site': site } })).headers.get('location'),
      ).toContain(`${provider.issuer}/authorize`);
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', '/.//evil.example/'])(
    'P86: begins with no way to a third site, from another one or from here: %s',
    async (target) => {
      const client = await service.client();
      const query = `?target=${encodeURIComponent(target)}`;
      const elsewhere = await client.fetch(`/auth/oidc${query}`, { headers: { 'sec-fetch-site': 'cross-site' } });
      expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, '/home']);
      provider.claims = { sub: 'u5' };
      expect(await signInAtProvider(client, target)).toBe('/home');
    },
  );

  it('P19: proves a person as of when they last proved it to the provider, and again where that is asked for', async () => {
    const demands = async (client: TestClient) => (await client.send('factor.begin', {})).failure?.error_code;
    const now = () => Math.floor(Date.now() / 1000);
    for (const [at, told] of [
      ['an hour ago', { auth_time: now() - 3_600 }],
      ['at no time that is told', {}],
    ] as const) {
      provider.claims = { sub: 'u4', ...told };
      const client = await service.client();
      await signInAtProvider(client);
      expect(provider.asked.get('max_age'), 'so that it tells when').toBe('7776000');
      expect(provider.asked.get('prompt')).toBeNull();
      expect(await demands(client), at).toBe(errors.proofDemanded.code);
      expect((await client.call('credentials.proof')).data.needs).toBe('sign_in');
      provider.claims = { sub: 'u4', auth_time: now() - 3_600 };
      await signInAtProvider(client, '/profile', '&anew=1');
      expect(await demands(client), 'a provider that did not ask').toBe(errors.proofDemanded.code);
      provider.claims = { sub: 'u4' };
      await signInAtProvider(client, '/profile', '&anew=1');
      expect(await demands(client), 'one that does not tell').toBe(errors.proofDemanded.code);
      provider.claims = { sub: 'u4', auth_time: now() };
      await signInAtProvider(client, '/profile', '&anew=1');
      expect([provider.asked.get('prompt'), provider.asked.get('max_age')]).toEqual(['login', '0']);
      expect(await demands(client)).toBeUndefined();
    }
  });

  it('A8: asks for the code of a second factor that is on, and signs nobody in before it', async () => {
    provider.claims = { sub: 'u5', auth_time: Math.floor(Date.now() / 1000) };
    const first = await service.client();
    await signInAtProvider(first);
    const { data } = await first.call('factor.begin');
    const code = codeAt(base32Bytes(data.secret), stepAt(Date.now()));
    const { data: confirmed } = await first.call('factor.confirm', { body: { code } });
    const client = await service.client();
    expect(await signInAtProvider(client, '/library')).toBe('/library#signin=code');
    expect((await client.call('account.session')).data.isLogin).toBe(false);
    const body = { code: confirmed.recovery_codes[0] ?? '' };
    expect((await client.call('factor.signIn', { body })).data).toMatchObject({ isLogin: true });
    expect((await client.send('privacy.export', {})).status).toBe(200);
    // The code makes what was proved at the provider an hour ago no younger.
    provider.claims = { sub: 'u5', auth_time: Math.floor(Date.now() / 1000) - 3_600 };
    const later = await service.client();
    await signInAtProvider(later);
    await later.call('factor.signIn', { body: { code: confirmed.recovery_codes[1] ?? '' } });
    expect((await later.send('privacy.export', {})).failure?.error_code).toBe(errors.proofDemanded.code);
  });
});
