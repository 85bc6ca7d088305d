import type { IncomingMessage } from 'node:http';
import { fallbackLocale, ownAddress } from '@assay/domain';
import type { Kysely } from 'kysely';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { ServiceContext } from '../../ground/application/service.types.ts';
import { type Cookies, cookiesOf } from '../../ground/http/cookies.ts';
import { isSecure } from '../../ground/http/request-origin.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import { addressIn } from '../mail/link-mails.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { createAccountStore } from './account.store.ts';
import type { AccountPost } from './account-post.ts';
import { proveAddress } from './address-proof.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { mayRegister } from './registration.ts';
import { longestSession } from './session-limits.ts';
import { findSession, sessionCookie } from './sessions.ts';
import { createSignIn } from './sign-in.ts';

/** Where the browser is sent to sign in, and where the provider sends it back. */
export const openIdPaths = { start: '/auth/oidc', back: '/auth/oidc/return' } as const;

const flowCookie = 'assay_oidc';
/** Seconds a person has at the provider. */
const flowLife = 600;

/** What one sign-in remembers between going to the provider and coming back. */
interface Flow {
  state: string;
  nonce: string;
  verifier: string;
  target: string;
}

/** Set where whoever comes has to prove to the provider again who they are. */
const anewParameter = 'anew';
/** Seconds ago that a session of the provider may have begun; asked for, since a provider then tells when it did. */
const longestAtProvider = longestSession;

export interface OpenId {
  start(request: Request, incoming: IncomingMessage): Promise<Response>;
  finish(request: Request, incoming: IncomingMessage): Promise<Response>;
}

/**
 * Sign-in by OpenID Connect: authorization code with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 7636). A person
 * is known by issuer and subject; an address that the provider has verified joins an account that has it and is nobody's of
 * this provider yet, or anybody's while the operator lets subjects take the place of former ones.
 */
export function createOpenId(
  { settings, database, keys, log, egress, audit }: ServiceContext,
  limiter: RateLimiter,
  post: AccountPost,
): OpenId {
  const db = database.tables<IdentityTables & TenancyTables>();
  const store = createAccountStore(db);
  const { open } = createSignIn({ settings, database, keys }, limiter, post);
  let asked: Promise<Configuration> | undefined;

  /** The provider's own description, asked for once; a failure is forgotten, so that the next sign-in asks again. */
  function configuration(): Promise<Configuration> {
    const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET } = settings;
    asked ??= discovery(new URL(OIDC_ISSUER), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      timeout: 10,
      [customFetch]: egress.fetch('sign_in') as CustomFetch,
      execute: [
        // The signature of an ID token is checked too, not only the connection that it came over.
        enableNonRepudiationChecks,
        // An operator may run the provider on the same machine without TLS; production may not.
        ...(OIDC_ISSUER.startsWith('http:') && settings.NODE_ENV !== 'production' ? [allowInsecureRequests] : []),
      ],
    }).catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  }

  async function accountOf(claims: IDToken): Promise<string> {
    if (claims.sub.trim() === '') throw new Error('The provider named nobody.');
    const identity = { issuer: claims.iss, subject: claims.sub };
    const known = await store.byIdentity(identity);
    if (known) return known.id;
    const { email: told, email_verified: isVerified } = claims;
    const email = isVerified === true && typeof told === 'string' ? told : undefined;
    const holder = email === undefined ? undefined : await store.byEmail(email);
    if (holder && !holder.is_demo) {
      let isRebound = false;
      await db.transaction().execute(async (trx: Kysely<IdentityTables & TenancyTables>) => {
        const accounts = createAccountStore(trx);
        await accounts.lock(holder.id);
        // The provider's word is a proof of the address: what somebody set before the first one goes.
        await proveAddress(trx, holder.id);
        const subjects = await accounts.subjectsOf(holder.id, identity.issuer);
        // A person is known there by their subject: a provider may have given the address to somebody else since.
        isRebound = subjects.length > 0 && !subjects.includes(identity.subject);
        if (isRebound && !settings.OIDC_REBIND)
          throw new Error('The account is that of another person of this provider.');
        if (isRebound) await accounts.dropIdentities(holder.id, identity.issuer);
        await accounts.addIdentity(holder.id, identity);
      });
      if (isRebound)
        await audit.recordClaim({ userId: holder.id }, { action: 'proved', detail: 'single_sign_on rebound' });
      return holder.id;
    }
    if (!mayRegister(settings, { way: 'provider', email })) throw new Error('Registration is not open to this person.');
    const fullName = nameIn(claims);
    const account = { fullName, identity, ...(email && !holder ? { email } : {}) };
    const registered = await store.register(account, fullName);
    // Who signs in twice at once for the first time has one account.
    return registered?.userId ?? accountOf(claims);
  }

  const cookiesIn = (request: Request, incoming: IncomingMessage) =>
    cookiesOf(
      request.headers.get('cookie'),
      isSecure(incoming, { trustProxy: settings.TRUST_PROXY, publicUrl: settings.ASSAY_PUBLIC_URL }),
    );

  return {
    async start(request, incoming) {
      const cookies = cookiesIn(request, incoming);
      const { searchParams: asked } = new URL(request.url);
      const target = ownAddress(asked.get('target')) ?? '/home';
      // Nobody is signed in by what another site does: whoever comes from there is led to the button.
      if (isFromElsewhere(request)) return redirect(target, cookies);
      try {
        const site = addressIn(settings, incoming);
        const provider = await configuration();
        const flow: Flow = {
          state: randomState(),
          nonce: randomNonce(),
          verifier: randomPKCECodeVerifier(),
          target,
        };
        cookies.set(flowCookie, Buffer.from(JSON.stringify(flow)).toString('base64url'), flowLife);
        const address = buildAuthorizationUrl(provider, {
          redirect_uri: `${site}${openIdPaths.back}`,
          scope: 'openid email profile',
          code_challenge: await calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: 'S256',
          state: flow.state,
          nonce: flow.nonce,
          ...(asked.has(anewParameter) ? { prompt: 'login', max_age: '0' } : { max_age: String(longestAtProvider) }),
        });
        return redirect(address.href, cookies);
      } catch (error) {
        log.error('openid-not-started', error);
        return redirect(failedAddress, cookies);
      }
    },

    async finish(request, incoming) {
      const cookies = cookiesIn(request, incoming);
      const flow = flowOf(cookies.get(flowCookie));
      cookies.set(flowCookie, '', 0);
      try {
        if (!flow) throw new Error('The sign-in was not begun here, or it took too long.');
        const back = new URL(`${addressIn(settings, incoming)}${openIdPaths.back}`);
        back.search = new URL(request.url).search;
        const tokens = await authorizationCodeGrant(await configuration(), back, {
          pkceCodeVerifier: flow.verifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The provider gave no ID token.');
        const former = cookies.get(sessionCookie);
        const session = former === undefined ? undefined : await findSession(db, former);
        const opened = await open(await accountOf(claims), {
          cookies,
          former: session?.id,
          request,
          locale: fallbackLocale,
          provedAt: provedAtProvider(claims),
        });
        if (opened === 'code') return redirect(`${flow.target.split('#')[0]}#signin=code`, cookies);
        const { userId, tenantId } = opened;
        await audit.record({ action: 'signed_in', userId, tenantId, detail: 'single_sign_on' });
        return redirect(flow.target, cookies);
      } catch (error) {
        log.error('openid-not-finished', error);
        return redirect(failedAddress, cookies);
      }
    },
  };
}

/** The site says there that the sign-in did not succeed. */
const failedAddress = '/home#signin=failed';

/** Whether a page of another site brought the browser here (Fetch Metadata); one that tells nothing is believed. */
const isFromElsewhere = (request: Request) =>
  ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '');

/**
 * When a person last proved to the provider who they are; where it does not tell, so long ago that it counts for nothing. It
 * was asked to tell by an address that went through the browser, where whoever holds it may have changed that.
 */
const provedAtProvider = ({ auth_time: seconds }: IDToken): Date =>
  new Date(typeof seconds === 'number' ? seconds * 1000 : 0);

function nameIn(claims: IDToken): string {
  const names = [claims['name'], claims['preferred_username'], claims['email'], claims.sub];
  const name = names.find((each): each is string => typeof each === 'string' && each.trim() !== '') ?? claims.sub;
  return name
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 100);
}

function flowOf(cookie: string | undefined): Flow | undefined {
  try {
    const flow = JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()) as Partial<Flow>;
    const { state, nonce, verifier, target } = flow;
    if (!state || !nonce || !verifier) return undefined;
    return { state, nonce, verifier, target: ownAddress(target) ?? '/home' };
  } catch {
    return undefined;
  }
}

function redirect(address: string, cookies: Cookies): Response {
  const reply = new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } });
  for (const line of cookies.lines()) reply.headers.append('set-cookie', line);
  return reply;
}
