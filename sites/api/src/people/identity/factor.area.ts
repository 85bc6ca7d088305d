import * as factorCalls from '@assay/contract/calls/factor';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { createAccountStore } from './account.store.ts';
import type { AccountPost } from './account-post.ts';
import { assertPasskeyShown, factorDemandOf } from './demanded-factor.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { knownDevice } from './known-devices.ts';
import { noticeOf } from './notices.ts';
import { passkeysOf } from './passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';
import { createSecondFactor } from './second-factor.ts';
import { endSessionsOf, endWaiting } from './sessions.ts';
import { createSignIn, pendingCookie } from './sign-in.ts';
import { base32, totpAddress } from './totp.ts';

/** The second factor: turned on and off by its person, and asked for at the sign-in. */
export function factorArea(context: ServiceContext, limiter: RateLimiter, post: AccountPost): ServiceArea {
  const { settings, database, keys } = context;
  const db = database.tables<IdentityTables & TenancyTables>();
  const store = createAccountStore(db);
  const factor = createSecondFactor(db, { keys, limiter });
  const { openProved, view } = createSignIn(context, limiter, post);

  return {
    bindings: bind(factorCalls, {
      'factor.state': async ({ scope, request }) => {
        const [{ since, codesLeft }, { isDemanded }, passkeys] = await Promise.all([
          factor.state(scope.userId),
          factorDemandOf(db, scope.tenantId),
          passkeysOf(db, scope.userId, relyingPartyOf(settings, request).id),
        ]);
        return {
          since: since?.toISOString() ?? null,
          recovery_codes_left: codesLeft,
          is_demanded: isDemanded,
          has_passkey: passkeys.length > 0,
        };
      },

      'factor.begin': async ({ scope, sessionId }) => {
        if (sessionId !== undefined) await assertPasskeyShown(db, sessionId);
        // Everybody knows the password of a demo account: a factor would keep all others out.
        if ((await store.secretsOf(scope.userId)).is_demo) throw new CallError('conflict');
        const bytes = await factor.begin(scope.userId);
        const { email, full_name } = await store.own(scope);
        return { secret: base32(bytes), uri: totpAddress(bytes, { issuer: 'Assay', account: email ?? full_name }) };
      },

      'factor.confirm': async ({ scope, sessionId, body, locale, request }) => {
        const codes = await factor.confirm(scope.userId, body.code);
        await endSessionsOf(db, scope.userId, sessionId);
        await post.tell({ userId: scope.userId, locale, notice: noticeOf('factor_on', request) });
        return { recovery_codes: [...codes] };
      },

      'factor.turnOff': async ({ scope, sessionId, body, locale, request }) => {
        await factor.assert(scope.userId, body.code, 'session');
        await factor.turnOff(scope.userId);
        await endSessionsOf(db, scope.userId, sessionId);
        await post.tell({ userId: scope.userId, locale, notice: noticeOf('factor_off', request) });
        return { is_on: false as const };
      },

      'factor.signIn': async ({ body, cookies, sessionId, locale, request }) => {
        const { userId, tenantId, provedAt, beganAt } = await factor.pending(cookies.get(pendingCookie));
        await factor.assert(userId, body.code, (await knownDevice(db, cookies, { id: userId })) ?? 'strangers');
        await endWaiting(db, userId);
        cookies.set(pendingCookie, '', 0);
        const opening = {
          cookies,
          former: sessionId,
          request,
          locale,
          beganAt,
          ...(tenantId === undefined ? {} : { tenantId }),
          ...(provedAt && { provedAt }),
        };
        return view(await openProved(userId, opening), { locale });
      },
    }),
  };
}
