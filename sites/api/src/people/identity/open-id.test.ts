import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByMail } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

/** An OpenID provider: whoever comes is let in as `claims` say. */
interface Provider {
  issuer: string;
  claims: Record<string, unknown>;
  /** Answers the token request with another nonce than was asked for. */
  isForging: boolean;
  /** Signs with a key that it does not publish. */
  signsWithAnotherKey: boolean;
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
    signsWithAnotherKey: false,
    close: () => closed(server),
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
      const token = await new SignJWT({ nonce: provider.isForging ? 'another' : held.nonce, ...provider.claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k' })
        .setIssuer(provider.issuer)
        .setAudience('assay')
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(provider.signsWithAnotherKey ? anotherKey : privateKey);
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
async function signIn(client: TestClient, target = '/history?x=1'): Promise<string> {
  const start = await client.fetch(`/auth/oidc?target=${encodeURIComponent(target)}`);
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
    provider.signsWithAnotherKey = true;
    expect(await signIn(client), 'a signature of somebody else').toBe('/home#signin=failed');
    provider.signsWithAnotherKey = false;
    const start = await client.fetch('/auth/oidc');
    const there = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
    const back = new URL(there.headers.get('location') ?? '');
    const elsewhere = await service.client();
    const stolen = await elsewhere.fetch(back.pathname + back.search);
    expect(stolen.headers.get('location')).toBe('/home#signin=failed');
    expect((await elsewhere.call('account.session')).data.isLogin).toBe(false);
    expect(await signIn(client, 'https://evil.example/')).toBe('/home');
  });
});
