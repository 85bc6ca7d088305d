import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { TestClient } from './test-client.ts';

/** An OpenID provider: whoever comes is let in as `claims` say. */
export interface OpenIdProvider {
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

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const { privateKey: anotherKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { nonce: string; challenge: string }>();
  let given = 0;
  const provider: OpenIdProvider = {
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
      const code = `code-${given++}`;
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

/** Goes the way of a browser; gives the address it ends at. */
export async function signInAtProvider(client: TestClient, target = '/history?x=1', besides = ''): Promise<string> {
  const start = await client.fetch(`/auth/oidc?target=${encodeURIComponent(target)}${besides}`);
  const there = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(there.headers.get('location') ?? '');
  const end = await client.fetch(back.pathname + back.search);
  return end.headers.get('location') ?? '';
}
