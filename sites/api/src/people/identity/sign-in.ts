import { randomUUID } from 'node:crypto';
import type { Locale } from '@assay/domain';
import type { Settings } from '../../ground/configuration/settings.ts';
import type { Database } from '../../ground/database/database.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { Cookies } from '../../ground/http/cookies.ts';
import type { Keyring } from '../../ground/keys/keyring.types.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import type { MemberScope, TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { createAccountStore, join } from './account.store.ts';
import type { AccountPost } from './account-post.ts';
import { assertProved } from './address-proof.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { rememberDevice } from './known-devices.ts';
import { noticeOf } from './notices.ts';
import { createSecondFactor, pendingLife } from './second-factor.ts';
import { type SessionView, type SessionViewOptions, sessionView } from './session-view.ts';
import { endSession, handSession, sessionCookie, startSession } from './sessions.ts';
import { deviceOf } from './user-agent.ts';

export interface Opening {
  cookies: Cookies;
  /** Session of the browser until now, which ends. */
  former: string | undefined;
  /** What the browser calls itself is kept in words with the session. */
  request: Request;
  /** In what language a person with none of their own is told. */
  locale: Locale;
  /** Tenant to act in. @default the one joined first */
  tenantId?: string;
  /** A passkey proves the person: nothing more is asked. @default false */
  isByPasskey?: boolean;
  /** When the person proved who they are, where that was elsewhere and before. @default now */
  provedAt?: Date;
  /** When the sign-in was, where this goes on from one of before: it acts nowhere where it was ended since. @default now */
  beganAt?: Date;
}

/** Who acts in a session that was just opened. */
export interface Opened extends MemberScope {
  sessionId: string;
}

/** A cookie that stands for a right first proof, until the code of the second factor is given. */
export const pendingCookie = 'assay_pending';

export interface SignIn {
  /**
   * Opens a session for a person whose first proof has been checked, or waits for the code of their second factor.
   *
   * @throws CallError forbidden for a tenant not theirs, and for an account whose address nobody has proved; gone for a
   *   sign-in of before that was ended since
   */
  open(userId: string, opening: Opening): Promise<Opened | 'code'>;
  /** Opens a session for a person of whom nothing more is asked. @throws CallError as `open` */
  openProved(userId: string, opening: Opening): Promise<Opened>;
  view(
    scope: (TenantScope & { sessionId?: string | undefined }) | 'code' | undefined,
    rest: Pick<SessionViewOptions, 'locale' | 'debugRegion' | 'endedBy'>,
  ): Promise<SessionView>;
}

/** The one place where sessions begin, whatever way a person proved who they are. */
export function createSignIn(
  { settings, database, keys }: { settings: Settings; database: Database; keys: Keyring },
  limiter: RateLimiter,
  post: AccountPost,
): SignIn {
  const db = database.tables<IdentityTables & TenancyTables>();
  const store = createAccountStore(db);
  const factor = createSecondFactor(db, { keys, limiter });

  /** Whoever left their last tenant gets one of their own, so that nobody is locked out of their account. */
  async function ownTenant(userId: string) {
    const { full_name } = await store.own({ userId });
    const tenantId = randomUUID();
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('tenant').values({ id: tenantId, name: full_name }).execute();
      await join(trx, { tenantId, userId, role: 'owner' }, [{ package: 'air_free', endsAt: null }]);
    });
    return { tenant_id: tenantId, name: full_name, role: 'owner' as const };
  }

  async function openProved(
    userId: string,
    { cookies, former, request, locale, tenantId, isByPasskey = false, provedAt, beganAt }: Opening,
  ): Promise<Opened> {
    await assertProved(db, userId);
    const tenants = await store.tenantsOf(userId);
    const open = tenants.filter(({ ended_at }) => !beganAt || !ended_at || ended_at < beganAt);
    if (tenants.length > 0 && open.length === 0) throw new CallError('gone');
    const tenant =
      tenantId === undefined
        ? (open[0] ?? (await ownTenant(userId)))
        : open.find(({ tenant_id }) => tenant_id === tenantId);
    if (!tenant) throw new CallError('forbidden');
    if (former !== undefined) await endSession(db, former);
    await store.noteLogin(userId);
    const device = deviceOf(request.headers.get('user-agent'));
    const session = await startSession(db, {
      userId,
      tenantId: tenant.tenant_id,
      device,
      isByPasskey,
      provedAt,
      beganAt,
    });
    await handSession(db, cookies, session.token);
    const isNew = await rememberDevice(db, cookies, userId);
    if (isNew) await post.tell({ userId, locale, notice: noticeOf('new_device', request) });
    return { tenantId: tenant.tenant_id, userId, role: tenant.role, sessionId: session.id };
  }

  return {
    openProved,
    async open(userId, opening) {
      await assertProved(db, userId);
      if (!(await factor.isOn(userId))) return openProved(userId, opening);
      if (opening.former !== undefined) await endSession(db, opening.former);
      opening.cookies.set(sessionCookie, '', 0);
      opening.cookies.set(
        pendingCookie,
        await factor.wait({ userId, tenantId: opening.tenantId, provedAt: opening.provedAt }),
        pendingLife,
      );
      return 'code';
    },
    view: (scope, rest) =>
      sessionView(scope === undefined || scope === 'code' || scope.role === 'guest' ? undefined : scope, {
        needsCode: scope === 'code',
        settings,
        // Every page asks first who its visitor is, also while all other connections are taken.
        database: { tables: database.urgentTables },
        ...rest,
      }),
  };
}
