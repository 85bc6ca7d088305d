import type { AssayCalls } from '@assay/contract';
import { editionOf, globalControl, type Locale } from '@assay/domain';
import type { Settings } from '../../ground/configuration/settings.ts';
import type { Database } from '../../ground/database/database.types.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import { packageGrants } from '../tenancy/package-grants.ts';
import { permissionsOf } from '../tenancy/permissions.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { createAccountStore } from './account.store.ts';
import { isFactorAwaited } from './demanded-factor.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { hasOpenId } from './open-id-settings.ts';
import { maskMobileNumber } from './transport-key.ts';

export type SessionView = AssayCalls['account.session']['response'];
type Region = SessionView['installation']['region'];

/** The region that counts: outside production a developer may try another one. */
export function regionOf(settings: Pick<Settings, 'REGION' | 'NODE_ENV'>, debugRegion: string | undefined): Region {
  const wanted = debugRegion?.toLowerCase();
  if (settings.NODE_ENV === 'production') return settings.REGION;
  return (['cn', 'us', 'eu', 'other'] as const).find((region) => region === wanted) ?? settings.REGION;
}

export interface SessionViewOptions {
  settings: Settings;
  database: Pick<Database, 'tables'>;
  locale: Locale;
  debugRegion?: string | undefined;
  needsCode?: boolean;
  /** The limit that ended the session of a visitor. */
  endedBy?: SessionView['ended_by'];
}

/** What the application knows about its visitor. */
export async function sessionView(
  scope: (MemberScope & { sessionId?: string | undefined }) | undefined,
  { settings, database, locale, debugRegion, needsCode = false, endedBy = null }: SessionViewOptions,
): Promise<SessionView> {
  const installation = {
    region: regionOf(settings, debugRegion),
    development: settings.NODE_ENV !== 'production',
    stream_timeout_seconds: settings.ASSAY_STREAM_TIMEOUT,
    single_sign_on: hasOpenId(settings) ? settings.OIDC_LABEL : null,
    registration: settings.ASSAY_REGISTRATION,
  };
  if (!scope || scope.role === 'widget') {
    return {
      isLogin: false,
      needs_code: needsCode,
      needs_factor: false,
      is_first_login_after_try_end: false,
      user: null,
      tenant: null,
      tenants: [],
      ended_by: endedBy,
      installation,
    };
  }
  const db = database.tables<IdentityTables & TenancyTables>();
  const store = createAccountStore(db);
  const [account, grants, tenants, isAwaited] = await Promise.all([
    store.own(scope),
    packageGrants(database, scope, settings),
    store.tenantsOf(scope.userId),
    isFactorAwaited(db, scope),
  ]);
  const now = new Date();
  const edition = editionOf(grants, now);
  const control = globalControl(grants, account.previous_login_at ?? undefined, now);
  return {
    isLogin: !isAwaited,
    needs_code: false,
    needs_factor: isAwaited,
    is_first_login_after_try_end: control.is_first_login_after_try_end,
    user: {
      user_id: account.id,
      full_name: account.full_name,
      email: account.email,
      mobile_number: account.mobile_number === null ? null : maskMobileNumber(account.mobile_number),
      role: scope.role,
      edition,
      permissions: permissionsOf(scope.role, edition),
      locale: account.locale ?? locale,
      homepage_type: account.homepage_type,
      has_listed_password: account.has_listed_password,
    },
    tenant: tenants.find(({ tenant_id }) => tenant_id === scope.tenantId) ?? null,
    tenants,
    ended_by: null,
    installation,
  };
}
