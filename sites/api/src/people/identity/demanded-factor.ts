import type { CallName } from '@assay/contract';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
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
  'passkeys.begin',
  'passkeys.add',
  'passkeys.proofOptions',
]);

export const opensBeforeFactor = (name: CallName): boolean => opens.has(name);

const hasApp = sql<boolean>`exists (
  select from second_factor f where f.user_id = m.user_id and f.confirmed_at is not null)`;
const hasPasskey = sql<boolean>`exists (select from passkey p where p.user_id = m.user_id)`;
/** Demo accounts cannot have the factor of an app, since everybody knows their password, and services have none. */
const isSpared = sql<boolean>`exists (
  select from user_account a where a.id = m.user_id and (a.is_demo or a.service_of is not null))`;

/** Whether a member `m` of a tenant `t` still has to set up what it demands: an app, or a passkey. */
export const lacksFactor = sql<boolean>`(t.demands_factor and not ${hasApp} and not ${hasPasskey} and not ${isSpared})`;

/** Whether a session `s` of the same member was opened or proved with a factor. */
const showsFactor = sql<boolean>`(${hasApp} or (s.by_passkey and ${hasPasskey}))`;

/**
 * Whether a session `s` of the same member shows nothing of what the tenant demands. An app was asked for at its
 * sign-in; a passkey counts where it was used, since a password alone opens a session too.
 */
export const owesFactor = sql<boolean>`(t.demands_factor and not ${showsFactor} and not ${isSpared})`;

/** Whether the person of a session has a factor and has shown it there. */
export async function isFactorShown(db: Kysely<IdentityTables & TenancyTables>, sessionId: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select ${showsFactor} as shown from session s
    join tenant_member m on m.tenant_id = s.tenant_id and m.user_id = s.user_id where s.id = ${sessionId}
  `.execute(db);
  return rows[0]?.shown === true;
}

/** Whether the person may do nothing in the tenant before they have set up a second factor, or used their passkey. */
export async function isFactorAwaited(
  db: Kysely<IdentityTables & TenancyTables>,
  { tenantId, userId, sessionId }: Pick<MemberScope, 'tenantId' | 'userId'> & { sessionId?: string | undefined },
): Promise<boolean> {
  const { rows } = await (sessionId === undefined
    ? sql<{ awaited: boolean }>`
        select ${lacksFactor} as awaited from tenant_member m join tenant t on t.id = m.tenant_id
        where m.tenant_id = ${tenantId} and m.user_id = ${userId}`
    : sql<{ awaited: boolean }>`
        select ${owesFactor} as awaited from tenant_member m join tenant t on t.id = m.tenant_id
        join session s on s.id = ${sessionId} and s.user_id = m.user_id
        where m.tenant_id = ${tenantId} and m.user_id = ${userId}`
  ).execute(db);
  return rows[0]?.awaited === true;
}

/**
 * Refuses to change the factors of an account in a session that has yet to show the passkey its person has, where any of
 * their organisations demands a factor: whoever knows the password alone would else put a factor of their own in its
 * place, in an organisation that demands none.
 *
 * @throws CallError passkeyDemanded
 */
export async function assertPasskeyShown(db: Kysely<IdentityTables & TenancyTables>, sessionId: string): Promise<void> {
  const { rows } = await sql<{ owed: boolean }>`
    select ${hasPasskey} and not ${showsFactor} and exists (
      select from tenant_member o join tenant d on d.id = o.tenant_id where o.user_id = s.user_id and d.demands_factor
    ) as owed
    from session s join tenant_member m on m.tenant_id = s.tenant_id and m.user_id = s.user_id
    where s.id = ${sessionId}
  `.execute(db);
  if (rows[0]?.owed === true) throw new CallError('passkeyDemanded');
}

/** Whether an organisation of a person demands a factor, and they have nothing but passkeys to show. */
export async function showsPasskeysAlone(db: Kysely<IdentityTables & TenancyTables>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select exists (
      select from tenant_member m join tenant t on t.id = m.tenant_id
      where m.user_id = ${userId} and t.demands_factor and not ${hasApp}
    ) as alone
  `.execute(db);
  return rows[0]?.alone === true;
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
      where m.tenant_id = t.id and ${isPerson} and not ${hasApp} and not ${hasPasskey}
    ) as without
    from tenant t where t.id = ${tenantId}
  `.execute(db);
  return { isDemanded: rows[0]?.demanded === true, without: rows[0]?.without ?? 0 };
}
