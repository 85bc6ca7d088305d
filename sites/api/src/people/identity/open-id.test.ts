import { createServer, type Server } from 'node:http';
import { errors } from '@assay/contract';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { base32Bytes, registerByMail } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { codeAt, stepAt } from './totp.ts';

/** An OpenID provider: whoever comes is let in as `claims` say. */
interface Provider {
  issuer: string;
  claims: Record<string, unknown>;
  /** Answers the token request with another nonce than was asked for. */
  isForging: boolean;
  /** How it signs: with its key, one that it does not publish, the client's secret, or not at all. */
  signing: 'own' | 'another' | 'secret' | 'none';
  /** For whom its tokens are. */
  audience: string;
  /** What it was asked at its page, the last time. */
  asked: URLSearchParams;
  close(): Promise<void>;
}

async function startProvider(): Promise<Provider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const { privateKey: anotherKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { nonce: string; challenge: string }>();
  const provider: Provider = {
    issuer: '',
    claims: {},
    isForging: false,
    signing: 'own',
    audience: 'assay',
    asked: new URLSearchParams(),
    close: () => closed(server),
  };
  const signed = async (told: Record<string, unknown>): Promise<string> => {
    const { issuer, audience, signing } = provider;
    if (signing === 'none')
      return new UnsecuredJWT(told)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('5m')
        .encode();
    const alg = signing === 'secret' ? 'HS256' : 'RS256';
    const keys = { own: privateKey, another: anotherKey, secret: Buffer.from('secret') };
    return new SignJWT(told)
      .setProtectedHeader({ alg, kid: 'k' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(keys[signing]);
  };
  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', provider.issuer);
    const answer = (body: unknown, status = 200) => {
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (url.pathname === '/.well-known/openid-configuration') {
      answer({
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      });
    } else if (url.pathname === '/jwks') {
      answer({ keys: [jwk] });
    } else if (url.pathname === '/authorize') {
      provider.asked = url.searchParams;
      const code = `code-${codes.size}`;
      codes.set(code, {
        nonce: url.searchParams.get('nonce') ?? '',
        challenge: url.searchParams.get('code_challenge') ?? '',
      });
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      reply.writeHead(302, { location: back.href }).end();
    } else if (url.pathname === '/token') {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const form = new URLSearchParams(body);
      const held = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const digest = await crypto.subtle.digest('SHA-256', Buffer.from(form.get('code_verifier') ?? ''));
      if (!held || Buffer.from(digest).toString('base64url') !== held.challenge) {
        answer({ error: 'invalid_grant' }, 400);
        return;
      }
      const told = { nonce: provider.isForging ? 'another' : held.nonce, ...provider.claims };
      const token = await signed(told);
      answer({ access_token: 'a', token_type: 'Bearer', id_token: token });
    } else answer({}, 404);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  provider.issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return provider;
}

const closed = (server: Server) => new Promise<void>((done) => server.close(() => done()));

let provider: Provider;
let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  provider = await startProvider();
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

/** Goes the way of a browser; gives the address it ends at. */
async function signIn(client: TestClient, target = '/history?x=1', besides = ''): Promise<string> {
  const start = await client.fetch(`/auth/oidc?target=${encodeURIComponent(target)}${besides}`);
  const there = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(there.headers.get('location') ?? '');
  const end = await client.fetch(back.pathname + back.search);
  return end.headers.get('location') ?? '';
}

describe('A8: signing in by OpenID Connect', () => {
  it('makes an account at the first time and finds it at the second', async () => {
    provider.claims = { sub: 'u1', name: 'Ona Open', email: 'ona@example.com', email_verified: true };
    const client = await service.client();
    expect(await signIn(client)).toBe('/history?x=1');
    const { data } = await client.call('account.session');
    expect(data).toMatchObject({
      isLogin: true,
      user: { full_name: 'Ona Open', email: 'ona@example.com', role: 'owner' },
    });
    expect(data.installation.single_sign_on).toBe('Acme ID');
    provider.claims = { sub: 'u1', name: 'Renamed' };
    const again = await service.client();
    await signIn(again);
    expect((await again.call('account.session')).data.user?.user_id).toBe(data.user?.user_id);
  });

  it('joins an account by an address only when the provider has verified it', async () => {
    const own = await service.client();
    const data = await registerByMail(own, { account: 'vera@example.com', full_name: 'Vera' });
    provider.claims = { sub: 'mallory', email: 'vera@example.com', email_verified: false };
    const mallory = await service.client();
    await signIn(mallory);
    expect((await mallory.call('account.session')).data.user?.user_id).not.toBe(data.user?.user_id);
    provider.claims = { sub: 'vera', email: 'vera@example.com', email_verified: true };
    const vera = await service.client();
    await signIn(vera);
    expect((await vera.call('account.session')).data.user?.user_id).toBe(data.user?.user_id);
  });

  it('1: takes over no account that somebody made on the address: with this first proof all of theirs goes', async () => {
    const stranger = await service.client();
    const { user } = await registerByMail(stranger, { account: 'hijacked@example.com', password: 'of the stranger' });
    await service.database.pool.query('update user_account set email_verified_at = null where id = $1', [
      user?.user_id,
    ]);
    provider.claims = { sub: 'owner', email: 'hijacked@example.com', email_verified: true };
    const owner = await service.client();
    expect(await signIn(owner)).toBe('/history?x=1');
    expect((await owner.call('account.session')).data.user?.user_id).toBe(user?.user_id);
    expect((await stranger.call('account.info')).status).toBe(401);
    const body = { account: 'hijacked@example.com', password: 'of the stranger' };
    expect((await stranger.call('account.signIn', { body })).status).toBe(401);
  });

  it('refuses a forged nonce, a state that is not its own, and a way back to another site', async () => {
    provider.claims = { sub: 'u2' };
    provider.isForging = true;
    const client = await service.client();
    expect(await signIn(client)).toBe('/home#signin=failed');
    provider.isForging = false;
    const start = await client.fetch('/auth/oidc');
    const there = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
    const back = new URL(there.headers.get('location') ?? '');
    const elsewhere = await service.client();
    const stolen = await elsewhere.fetch(back.pathname + back.search);
    expect(stolen.headers.get('location')).toBe('/home#signin=failed');
    expect((await elsewhere.call('account.session')).data.isLogin).toBe(false);
    expect(await signIn(client, 'https://evil.example/')).toBe('/home');
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
    expect(await signIn(client)).toBe('/home#signin=failed');
    expect((await client.call('account.session')).data.isLogin).toBe(false);
    Object.assign(provider, { signing: 'own', audience: 'assay' });
    expect(await signIn(client)).toBe('/history?x=1');
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

  it('P19: proves a person as of when they last proved it to the provider, and again where that is asked for', async () => {
    const demands = async (client: TestClient) => (await client.send('factor.begin', {})).failure?.error_code;
    const now = () => Math.floor(Date.now() / 1000);
    for (const [at, told] of [
      ['an hour ago', { auth_time: now() - 3_600 }],
      ['at no time that is told', {}],
    ] as const) {
      provider.claims = { sub: 'u4', ...told };
      const client = await service.client();
      await signIn(client);
      expect(provider.asked.get('max_age'), 'so that it tells when').toBe('7776000');
      expect(provider.asked.get('prompt')).toBeNull();
      expect(await demands(client), at).toBe(errors.proofDemanded.code);
      expect((await client.call('credentials.proof')).data.needs).toBe('sign_in');
      provider.claims = { sub: 'u4', auth_time: now() - 3_600 };
      await signIn(client, '/profile', '&anew=1');
      expect(await demands(client), 'a provider that did not ask').toBe(errors.proofDemanded.code);
      provider.claims = { sub: 'u4' };
      await signIn(client, '/profile', '&anew=1');
      expect(await demands(client), 'one that does not tell').toBe(errors.proofDemanded.code);
      provider.claims = { sub: 'u4', auth_time: now() };
      await signIn(client, '/profile', '&anew=1');
      expect([provider.asked.get('prompt'), provider.asked.get('max_age')]).toEqual(['login', '0']);
      expect(await demands(client)).toBeUndefined();
    }
  });

  it('A8: asks for the code of a second factor that is on, and signs nobody in before it', async () => {
    provider.claims = { sub: 'u5', auth_time: Math.floor(Date.now() / 1000) };
    const first = await service.client();
    await signIn(first);
    const { data } = await first.call('factor.begin');
    const code = codeAt(base32Bytes(data.secret), stepAt(Date.now()));
    const { data: confirmed } = await first.call('factor.confirm', { body: { code } });
    const client = await service.client();
    expect(await signIn(client, '/library')).toBe('/library#signin=code');
    expect((await client.call('account.session')).data.isLogin).toBe(false);
    const body = { code: confirmed.recovery_codes[0] ?? '' };
    expect((await client.call('factor.signIn', { body })).data).toMatchObject({ isLogin: true });
    expect((await client.send('privacy.export', {})).status).toBe(200);
    // The code makes what was proved at the provider an hour ago no younger.
    provider.claims = { sub: 'u5', auth_time: Math.floor(Date.now() / 1000) - 3_600 };
    const later = await service.client();
    await signIn(later);
    await later.call('factor.signIn', { body: { code: confirmed.recovery_codes[1] ?? '' } });
    expect((await later.send('privacy.export', {})).failure?.error_code).toBe(errors.proofDemanded.code);
  });
});
