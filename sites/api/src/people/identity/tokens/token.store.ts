import { randomUUID } from 'node:crypto';
import { type PackageName, type ServiceRole, type TokenKind, type TokenScope, tokenCounts } from '@assay/domain';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { CallError } from '../../../ground/http/call-error.ts';
import type { MemberScope, Role } from '../../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from '../../tenancy/tenancy.migrations.ts';
import { insertAccount, join } from '../account.store.ts';
import { lacksFactor } from '../demanded-factor.ts';
import { type GrantJson, heldGrants, holdingOf } from '../holding.ts';
import type { IdentityTables } from '../identity.migrations.ts';
import { hashToken } from '../sessions.ts';
import { endOfToken, newToken } from './token-format.ts';
import { longestTokenDays } from './token-limit.ts';
import type { TokenTables } from './tokens.migrations.ts';

type Tables = IdentityTables & TenancyTables & TokenTables;

/** Days for which an ended token is remembered, so that whoever still brings it is told of in the log. */
const rememberedDays = 30;

/** A token `k` of a member `m` in a tenant `t` that speaks for them now. Nobody has proved the address of an account that never signed in. */
const isLive = sql<SqlBool>`k.revoked_at is null and k.expires_at > now()`;
const isUnproved = sql<SqlBool>`(a.email is not null and a.email_verified_at is null)`;
const joined = sql`from access_token k
  join tenant_member m on m.tenant_id = k.tenant_id and m.user_id = k.user_id
  join tenant t on t.id = k.tenant_id
  join user_account a on a.id = k.user_id`;

/** Tokens by which something may be read at this moment; the select list and further conditions stand around it. */
export const liveToken = sql`${joined} where ${isLive} and not ${isUnproved} and not ${lacksFactor}`;

/** Why a token that was made by us speaks for nobody. */
export type TokenEnd = 'expired' | 'revoked' | 'unproved';

export interface FoundToken {
  scope: MemberScope & Required<Pick<MemberScope, 'token'>>;
  awaitsFactor: boolean;
  /** Undefined for a live one. */
  end: TokenEnd | undefined;
}

export interface NewToken {
  name: string;
  scopes: readonly TokenScope[];
  days: number;
}

interface FoundRow {
  id: string;
  user_id: string;
  tenant_id: string;
  scopes: TokenScope[];
  ends_with: string;
  role: Role;
  time_zone: string | null;
  end: TokenEnd | null;
  is_noted: boolean;
  awaits_factor: boolean;
  grants: readonly GrantJson[] | null;
}

/** A token as the database keeps it, with whose it is. */
export interface TokenRow {
  id: string;
  name: string;
  kind: TokenKind;
  scopes: TokenScope[];
  ends_with: string;
  created_at: Date;
  expires_at: Date;
  used_on: string | null;
  user_id: string;
  owner_name: string;
  role: Role;
  created_by: string | null;
  made_by: string | null;
}

/**
 * Whom a token speaks for, with the role, packages and time zone of today, in one statement; its use is written down once
 * a day. Undefined for one that was never made, or whose owner has left.
 */
export async function findToken(db: Kysely<Tables>, token: string): Promise<FoundToken | undefined> {
  const {
    rows: [row],
  } = await sql<FoundRow>`
    select k.id, k.user_id, k.tenant_id, k.scopes, k.ends_with, m.role, t.time_zone,
      case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired'
        when ${isUnproved} then 'unproved' end as end,
      k.used_on is not distinct from (now() at time zone 'utc')::date as is_noted,
      ${lacksFactor} as awaits_factor, ${heldGrants} as grants
    ${joined} where k.token_hash = ${hashToken(token)}
  `.execute(db);
  if (!row) return undefined;
  if (row.end === null && !row.is_noted) {
    await db
      .updateTable('access_token')
      .set({ used_on: sql<string>`(now() at time zone 'utc')::date` })
      .where('id', '=', row.id)
      .execute();
  }
  return {
    scope: {
      tenantId: row.tenant_id,
      userId: row.user_id,
      role: row.role,
      holding: holdingOf(row),
      token: { id: row.id, endsWith: row.ends_with, scopes: row.scopes },
    },
    awaitsFactor: row.awaits_factor,
    end: row.end ?? undefined,
  };
}

/** Ends every token of a person, in whatever tenant: whoever made them may have been somebody else. */
export async function endTokensOf(db: Kysely<TokenTables>, userId: string): Promise<void> {
  await db
    .updateTable('access_token')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Forgets tokens that ended long ago. */
export async function sweepTokens(db: Kysely<TokenTables>): Promise<void> {
  await sql`delete from access_token
    where least(revoked_at, expires_at) < now() - make_interval(days => ${rememberedDays})`.execute(db);
}

/** Tokens of the caller's tenant. */
export function createTokenStore(db: Kysely<Tables>) {
  async function live(
    { tenantId }: Pick<MemberScope, 'tenantId'>,
    { userId, id }: { userId?: string; id?: string } = {},
  ): Promise<TokenRow[]> {
    const { rows } = await sql<TokenRow>`
      select k.id, k.name, case when a.service_of is null then 'personal' else 'service' end as kind, k.scopes,
        k.ends_with, k.created_at, k.expires_at, k.used_on::text as used_on, k.user_id, a.full_name as owner_name, m.role,
        k.created_by, maker.full_name as made_by
      ${joined} left join user_account maker on maker.id = k.created_by
      where k.tenant_id = ${tenantId} and ${isLive}
        ${userId === undefined ? sql`` : sql`and k.user_id = ${userId}`}
        ${id === undefined ? sql`` : sql`and k.id = ${id}`}
      order by k.created_at desc, k.id
    `.execute(db);
    return rows;
  }

  async function insert(
    trx: Kysely<Tables>,
    kind: TokenKind,
    { tenantId, userId }: Pick<MemberScope, 'tenantId' | 'userId'>,
    { name, scopes, days }: NewToken,
    createdBy: string | null,
  ): Promise<{ id: string; token: string }> {
    // A limit that changes at this moment waits for this token, and counts for it.
    await sql`select from tenant where id = ${tenantId} for share`.execute(trx);
    const most = await longestTokenDays(trx, tenantId);
    if (days > most) throw new CallError('badRequest', { fields: { days: `At most ${most}.` } });
    const token = newToken(kind);
    const id = randomUUID();
    // The owner's row is held, so that two at once count each other.
    await sql`select from tenant_member where tenant_id = ${tenantId} and user_id = ${userId} for update`.execute(trx);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from access_token k
      where k.tenant_id = ${tenantId} and k.user_id = ${userId} and ${isLive}`.execute(trx);
    if ((rows[0]?.n ?? 0) >= tokenCounts.ofAccount) throw new CallError('conflict');
    await trx
      .insertInto('access_token')
      .values({
        id,
        token_hash: hashToken(token),
        ends_with: endOfToken(token),
        name,
        user_id: userId,
        tenant_id: tenantId,
        scopes: [...scopes],
        created_by: createdBy,
        expires_at: sql<Date>`now() + make_interval(days => ${days})`,
      })
      .execute();
    return { id, token };
  }

  async function shown(scope: Pick<MemberScope, 'tenantId'>, { id, token }: { id: string; token: string }) {
    const [row] = await live(scope, { id });
    if (!row) throw new CallError('notFound');
    return { row, token };
  }

  /** Services that have a seat: one that was removed keeps its account, which the audit log names. */
  const services = (of: Kysely<Tables>, tenantId: string) =>
    of
      .selectFrom('user_account as a')
      .innerJoin('tenant_member as m', (on) => on.onRef('m.user_id', '=', 'a.id').on('m.tenant_id', '=', tenantId))
      .select(['a.id as user_id', 'a.full_name as name', 'm.role', 'm.joined_at'])
      .where('a.service_of', '=', tenantId);

  async function serviceIn(trx: Kysely<Tables>, tenantId: string, userId: string): Promise<string> {
    const service = await services(trx, tenantId).where('a.id', '=', userId).executeTakeFirst();
    if (!service) throw new CallError('notFound');
    return service.name;
  }

  async function addService(trx: Kysely<Tables>, tenantId: string, name: string, role: ServiceRole): Promise<string> {
    // Administrators who add at once wait for each other.
    await sql`select from tenant where id = ${tenantId} for update`.execute(trx);
    const present = await services(trx, tenantId).execute();
    if (present.length >= tokenCounts.services) throw new CallError('conflict');
    const userId = await insertAccount(trx, { fullName: name, serviceOf: tenantId });
    const free: PackageName = 'air_free';
    await join(trx, { tenantId, userId, role }, [{ package: free, endsAt: null }]);
    return userId;
  }

  /** Ends a token and gives it as it was. @throws CallError notFound for one of others, and for one that has ended */
  async function revoke(rows: readonly TokenRow[]): Promise<TokenRow> {
    const [row] = rows;
    if (!row) throw new CallError('notFound');
    const { numUpdatedRows } = await db
      .updateTable('access_token')
      .set({ revoked_at: sql<Date>`now()` })
      .where('id', '=', row.id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new CallError('notFound');
    return row;
  }

  return {
    ofPerson: (scope: MemberScope) => live(scope, { userId: scope.userId }),
    ofTenant: (scope: MemberScope) => live(scope),
    services: ({ tenantId }: MemberScope) => services(db, tenantId).orderBy('m.joined_at').orderBy('a.id').execute(),

    /**
     * Takes its seat from a service: its tokens and what it reads end. What it made and what the audit log says of it stay.
     * Gives its name.
     *
     * @throws CallError notFound for somebody who is no service of this tenant
     */
    removeService: ({ tenantId }: MemberScope, userId: string) =>
      db.transaction().execute(async (trx) => {
        const name = await serviceIn(trx, tenantId, userId);
        const { numDeletedRows } = await trx
          .deleteFrom('tenant_member')
          .where('tenant_id', '=', tenantId)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new CallError('notFound');
        return name;
      }),

    /** @throws CallError conflict where there are as many as there may be */
    async create(scope: MemberScope, token: NewToken) {
      const made = await db.transaction().execute((trx) => insert(trx, 'personal', scope, token, null));
      return shown(scope, made);
    },

    /**
     * A token for a service of the tenant: one that is there, or a new one of that name.
     *
     * @throws CallError notFound for the service of another tenant, conflict where there are as many as there may be
     */
    async createService(
      scope: MemberScope,
      { service, role, ...token }: NewToken & { service: string | undefined; role: ServiceRole },
    ) {
      const { tenantId } = scope;
      const made = await db.transaction().execute(async (trx) => {
        if (service !== undefined) await serviceIn(trx, tenantId, service);
        const userId = service ?? (await addService(trx, tenantId, token.name, role));
        return insert(trx, 'service', { tenantId, userId }, token, scope.userId);
      });
      return shown(scope, made);
    },

    revokeOwn: async (scope: MemberScope, id: string) => revoke(await live(scope, { userId: scope.userId, id })),

    /** @throws CallError forbidden when an administrator means the token of an owner */
    async revokeOfTenant(scope: MemberScope, id: string) {
      const rows = await live(scope, { id });
      if (scope.role !== 'owner' && rows[0]?.role === 'owner') throw new CallError('forbidden');
      return revoke(rows);
    },
  };
}
