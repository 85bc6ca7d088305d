import type { CallName } from '@assay/contract';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import type { IdentityTables } from './identity.migrations.ts';

/** What a person may do while the second factor that their organisation demands is still to be set up. */
const opens: ReadonlySet<CallName> = new Set([
  'account.session',
  'account.signOut',
  'account.switchTenant',
  'credentials.proof',
  'credentials.prove',
  'credentials.sendOwnCode',
  'factor.state',
  'factor.begin',
  'factor.confirm',
]);

export const opensBeforeFactor = (name: CallName): boolean => opens.has(name);

/**
 * Whether a member `m` of a tenant `t` still has to set up what it demands. Demo accounts and services cannot have a
 * factor, and are spared.
 */
export const lacksFactor = sql<boolean>`(t.demands_factor
  and not exists (select from second_factor f where f.user_id = m.user_id and f.confirmed_at is not null)
  and not exists (select from user_account a where a.id = m.user_id and (a.is_demo or a.service_of is not null)))`;

/** Whether the person may do nothing in the tenant before they have set up a second factor. */
export async function isFactorAwaited(
  db: Kysely<IdentityTables & TenancyTables>,
  { tenantId, userId }: Pick<MemberScope, 'tenantId' | 'userId'>,
): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select ${lacksFactor} as lacks from tenant_member m join tenant t on t.id = m.tenant_id
    where m.tenant_id = ${tenantId} and m.user_id = ${userId}
  `.execute(db);
  return rows[0]?.lacks === true;
}

/** Whether a member `m` is a person, and no service of the tenant. */
export const isPerson = sql<SqlBool>`not exists (select from user_account a where a.id = m.user_id and a.service_of is not null)`;

/** What the tenant demands, and how many of its people have yet to do it. */
export async function factorDemandOf(
  db: Kysely<IdentityTables & TenancyTables>,
  tenantId: string,
): Promise<{ isDemanded: boolean; without: number }> {
  const { rows } = await sql<{ demanded: boolean; without: number }>`
    select t.demands_factor as demanded, (
      select count(*)::int from tenant_member m
      where m.tenant_id = t.id and ${isPerson}
        and not exists (select from second_factor f where f.user_id = m.user_id and f.confirmed_at is not null)
    ) as without
    from tenant t where t.id = ${tenantId}
  `.execute(db);
  return { isDemanded: rows[0]?.demanded === true, without: rows[0]?.without ?? 0 };
}
