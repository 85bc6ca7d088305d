import * as passkeysCalls from '@assay/contract/calls/passkeys';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { createAccountStore } from './account.store.ts';
import type { AccountPost } from './account-post.ts';
import { assertPasskeyShown } from './demanded-factor.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { knownDevice } from './known-devices.ts';
import { noticeOf } from './notices.ts';
import { createPasskeyProofs } from './passkey-proofs.ts';
import { createPasskeys, type PasskeySession, passkeyLimit, passkeysOf, shownPasskey } from './passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';
import { endSessionsOf, endWaiting } from './sessions.ts';
import { createSignIn, pendingCookie } from './sign-in.ts';
import { maskMobileNumber } from './transport-key.ts';

/** Passkeys of the own account, and the sign-in with one. */
export function passkeysArea(context: ServiceContext, limiter: RateLimiter, post: AccountPost): ServiceArea {
  const { settings, database } = context;
  const db = database.tables<IdentityTables & TenancyTables>();
  const store = createAccountStore(db);
  const passkeys = createPasskeys(db);
  const proofs = createPasskeyProofs(db, limiter);
  const { openProved, view } = createSignIn(context, limiter, post);

  /** Only a session makes passkeys and proves with them. */
  function inSession(scope: { userId: string }, sessionId: string | undefined, request: Request): PasskeySession {
    if (sessionId === undefined) throw new CallError('forbidden');
    return { userId: scope.userId, sessionId, party: relyingPartyOf(settings, request) };
  }

  return {
    bindings: bind(passkeysCalls, {
      'passkeys.list': async ({ scope }) => ({
        passkeys: (await passkeysOf(db, scope.userId)).map(shownPasskey),
        limit: passkeyLimit,
      }),

      'passkeys.begin': async ({ scope, sessionId, request }) => {
        const session = inSession(scope, sessionId, request);
        await assertPasskeyShown(db, session.sessionId);
        const { email, mobile_number: phone, full_name: displayName } = await store.own(scope);
        const name = email ?? (phone === null ? displayName : maskMobileNumber(phone));
        return passkeys.optionsToAdd(session, { name, displayName });
      },

      'passkeys.add': async ({ scope, sessionId, body, locale, request }) => {
        const session = inSession(scope, sessionId, request);
        await assertPasskeyShown(db, session.sessionId);
        const added = await passkeys.add(body.passkey, session);
        await post.tell({ userId: scope.userId, locale, notice: noticeOf('passkey_added', request) });
        return shownPasskey(added);
      },

      'passkeys.rename': async ({ scope, params, body }) =>
        shownPasskey(await passkeys.rename(scope.userId, params.passkey_id, body.name)),

      'passkeys.remove': async ({ scope, params, sessionId, locale, request }) => {
        await assertPasskeyShown(db, inSession(scope, sessionId, request).sessionId);
        await passkeys.remove(scope.userId, params.passkey_id);
        await endSessionsOf(db, scope.userId, sessionId);
        await post.tell({ userId: scope.userId, locale, notice: noticeOf('passkey_removed', request) });
        return { removed: true as const };
      },

      'passkeys.proofOptions': ({ scope, sessionId, request }) => {
        const session = inSession(scope, sessionId, request);
        return proofs.optionsToProve(session.userId, session.sessionId, session.party);
      },

      'passkeys.signInOptions': ({ device, request }) =>
        proofs.optionsToSignIn(device, relyingPartyOf(settings, request)),

      'passkeys.signIn': async ({ body, cookies, device, sessionId, locale, request }) => {
        const party = relyingPartyOf(settings, request);
        const { user_id: userId } = await proofs.accept(
          body.passkey,
          { purpose: 'sign_in', device, rpId: party.id },
          { party, knownTo: (id) => knownDevice(db, cookies, { id }) },
        );
        const opened = await openProved(userId, { cookies, former: sessionId, request, locale, isByPasskey: true });
        await endWaiting(db, userId);
        cookies.set(pendingCookie, '', 0);
        return view(opened, { locale });
      },
    }),
  };
}
