import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { includesRole, type MemberScope, type Role } from '../../ground/scope/tenant-scope.ts';
import type { IdentityTables } from '../identity/identity.migrations.ts';
import { issueLink } from '../identity/one-time-links.ts';
import { forgetFactor } from '../identity/second-factor.ts';
import { endSessionsIn, endSessionsOf, hashToken } from '../identity/sessions.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import type { MembersTables } from './members.migrations.ts';

/** Days that an invitation is open. */
const invitationDays = 7;

export type MemberTables = MembersTables & IdentityTables & TenancyTables;
type Scope = Pick<MemberScope, 'tenantId'>;

/** People of a tenant and its invitations. Every query names the tenant of its caller. */
export function createMemberStore(database: Database) {
  const db = database.tables<MemberTables>();
  const openInvitations = () =>
    db
      .selectFrom('invitation')
      .innerJoin('user_account', 'user_account.id', 'invitation.invited_by')
      .innerJoin('tenant', 'tenant.id', 'invitation.tenant_id')
      .select([
        'invitation.id',
        'invitation.tenant_id',
        'tenant.name as tenant',
        'invitation.email',
        'invitation.role',
        'invitation.created_at',
        'invitation.expires_at',
        'user_account.full_name as invited_by',
      ])
      .where('invitation.expires_at', '>', new Date());

  /** The invitation that a token opens: by its own link, or by one that was mailed to an address, which it proves. */
  async function opened(
    executor: Kysely<MemberTables>,
    token: string,
  ): Promise<{ hash: string; proved: string | null }> {
    const mailed = await executor
      .selectFrom('one_time_link')
      .select(['email', 'details'])
      .where('id', '=', hashToken(token))
      .where('purpose', '=', 'join')
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
    return { hash: mailed?.details['invitation'] ?? hashToken(token), proved: mailed?.email ?? null };
  }

  /** @throws CallError notFound for somebody of another tenant; forbidden when an administrator means an owner */
  async function assertReach(scope: MemberScope, userId: string): Promise<void> {
    const member = await db
      .selectFrom('tenant_member')
      .innerJoin('user_account', 'user_account.id', 'tenant_member.user_id')
      .select('role')
      .where('tenant_id', '=', scope.tenantId)
      .where('user_id', '=', userId)
      .where('service_of', 'is', null)
      .executeTakeFirst();
    if (!member) throw new CallError('notFound');
    if (scope.role !== 'owner' && member.role === 'owner') throw new CallError('forbidden');
  }

  return {
    async members({ tenantId }: Scope) {
      return db
        .selectFrom('tenant_member')
        .innerJoin('user_account', 'user_account.id', 'tenant_member.user_id')
        .leftJoin('second_factor', 'second_factor.user_id', 'user_account.id')
        .select((row) => [
          'second_factor.confirmed_at as factor_since',
          row
            .selectFrom('passkey')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('passkey.user_id', '=', 'user_account.id')
            .as('passkeys'),
          'user_account.id',
          'user_account.full_name',
          'user_account.email',
          'user_account.mobile_number',
          'user_account.last_login_at',
          'tenant_member.role',
          'tenant_member.joined_at',
        ])
        .where('tenant_member.tenant_id', '=', tenantId)
        .where('user_account.service_of', 'is', null)
        .orderBy('tenant_member.joined_at')
        .orderBy('user_account.id')
        .execute();
    },

    /** Live packages by person, with those that everybody of the tenant holds. */
    async packagesOf({ tenantId }: Scope): Promise<Map<string, string[]>> {
      const { rows } = await sql<{ user_id: string; package: string }>`
        select user_id, package from package_grant
        where tenant_id = ${tenantId} and (ends_at is null or ends_at > now())
        union
        select m.user_id, p.package from tenant_package p join tenant_member m on m.tenant_id = p.tenant_id
        where p.tenant_id = ${tenantId} and (p.ends_at is null or p.ends_at > now())
        order by package
      `.execute(db);
      const held = new Map<string, string[]>();
      for (const row of rows) held.set(row.user_id, [...(held.get(row.user_id) ?? []), row.package]);
      return held;
    },

    /**
     * Changes a role, or takes a person out (`null`). The rows of the tenant are locked, so that two changes at once
     * cannot take away its last owner.
     *
     * @throws CallError notFound for somebody of another tenant; forbidden when an administrator touches an owner or
     * makes one; conflict for the last owner.
     */
    async change(scope: MemberScope, userId: string, role: Role | null): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const members = await trx
          .selectFrom('tenant_member')
          .select(['user_id', 'role'])
          .where('tenant_id', '=', scope.tenantId)
          .where('user_id', 'not in', (services) =>
            services.selectFrom('user_account').select('id').where('service_of', 'is not', null),
          )
          .forUpdate()
          .execute();
        const member = members.find((each) => each.user_id === userId);
        if (!member) throw new CallError('notFound');
        if (scope.role !== 'owner' && (member.role === 'owner' || role === 'owner')) throw new CallError('forbidden');
        const owners = members.filter((each) => each.role === 'owner').length;
        if (member.role === 'owner' && role !== 'owner' && owners === 1) throw new CallError('conflict');
        const one = { tenant_id: scope.tenantId, user_id: userId };
        if (role === null) return remove(trx, one);
        await trx
          .updateTable('tenant_member')
          .set({ role })
          .where((row) => row.and(one))
          .execute();
        if (!includesRole(role, 'admin')) await withdrawInvitationsOf(trx, one);
      });
    },

    /**
     * Ends the sessions of a person that act in the tenant of the scope; those that act in another go on there, and do not
     * come back by a switch.
     *
     * @throws CallError notFound for somebody of another tenant; forbidden when an administrator means an owner
     */
    async endSessions(scope: MemberScope, userId: string): Promise<number> {
      await assertReach(scope, userId);
      return endSessionsIn(db, { tenantId: scope.tenantId, userId });
    },

    /**
     * Turns off the second factor of a person and ends their sessions, so that they can sign in without it.
     *
     * @throws CallError as `endSessions`; conflict when the person belongs to another organisation with other people,
     * whose protection is not this one's to take
     */
    async resetFactor(scope: MemberScope, userId: string): Promise<void> {
      await assertReach(scope, userId);
      const elsewhere = await db
        .selectFrom('tenant_member as own')
        .innerJoin('tenant_member as other', 'other.tenant_id', 'own.tenant_id')
        .select('other.user_id')
        .where('own.user_id', '=', userId)
        .where('own.tenant_id', '!=', scope.tenantId)
        .where('other.user_id', '!=', userId)
        .where('other.user_id', 'not in', (services) =>
          services.selectFrom('user_account').select('id').where('service_of', 'is not', null),
        )
        .executeTakeFirst();
      if (elsewhere) throw new CallError('conflict');
      await forgetFactor(db, userId);
      await db.deleteFrom('passkey').where('user_id', '=', userId).execute();
      await endSessionsOf(db, userId);
    },

    async rename({ tenantId }: Scope, name: string): Promise<void> {
      await db.updateTable('tenant').set({ name }).where('id', '=', tenantId).execute();
    },

    async nameOf({ tenantId }: Scope): Promise<string> {
      const row = await db.selectFrom('tenant').select('name').where('id', '=', tenantId).executeTakeFirstOrThrow();
      return row.name;
    },

    async isMember({ tenantId }: Scope, email: string): Promise<boolean> {
      const row = await db
        .selectFrom('tenant_member')
        .innerJoin('user_account', 'user_account.id', 'tenant_member.user_id')
        .select('user_account.id')
        .where('tenant_member.tenant_id', '=', tenantId)
        .where('user_account.email', '=', email)
        .executeTakeFirst();
      return row !== undefined;
    },

    async invitations({ tenantId }: Scope) {
      return openInvitations().where('invitation.tenant_id', '=', tenantId).orderBy('invitation.created_at').execute();
    },

    /**
     * Makes an invitation; one that was open for the same address ends. Gives the token, which is not kept.
     *
     * @throws CallError forbidden where the inviter may not invite any more
     */
    async invite(scope: MemberScope, { email, role }: { email: string | null; role: Exclude<Role, 'owner'> }) {
      const token = randomBytes(32).toString('base64url');
      const id = randomUUID();
      await db.transaction().execute(async (trx) => {
        // Held until the invitation is there: whoever is taken out or lowered meanwhile ends it, or is refused here.
        const seat = await trx
          .selectFrom('tenant_member')
          .select('role')
          .where('tenant_id', '=', scope.tenantId)
          .where('user_id', '=', scope.userId)
          .forShare()
          .executeTakeFirst();
        if (!seat || !includesRole(seat.role, 'admin')) throw new CallError('forbidden');
        if (email !== null) {
          await trx
            .deleteFrom('invitation')
            .where('tenant_id', '=', scope.tenantId)
            .where('email', '=', email)
            .execute();
        }
        await trx
          .insertInto('invitation')
          .values({
            id,
            token_hash: hashToken(token),
            tenant_id: scope.tenantId,
            email,
            role,
            invited_by: scope.userId,
            expires_at: sql<Date>`now() + make_interval(days => ${invitationDays})`,
          })
          .execute();
      });
      return {
        token,
        key: hashToken(token),
        ...(await openInvitations().where('invitation.id', '=', id).executeTakeFirstOrThrow()),
      };
    },

    async revoke({ tenantId }: Scope, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('invitation')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /**
     * What a link leads to; `proved` is the address that it was mailed to, and `key` what names it in other links.
     *
     * @throws CallError gone when it was used, withdrawn or has run out
     */
    async invitation(token: string) {
      const { hash, proved } = await opened(db, token);
      const found = await openInvitations().where('invitation.token_hash', '=', hash).executeTakeFirst();
      if (!found) throw new CallError('gone');
      return { ...found, email: proved ?? found.email, proved, key: hash };
    },

    /** A link to an invitation that is mailed to an address and shown to nobody else: whoever has it reads that mail. */
    async issueMailedLink(invitation: string, email: string): Promise<string> {
      return issueLink(db, { purpose: 'join', email, details: { invitation } });
    },

    /**
     * Takes an invitation and lets `join` add the person, both or neither.
     *
     * @throws CallError gone when somebody else was faster; forbidden for another address than the invited one
     */
    async take<T>(
      token: string,
      email: string | null,
      join: (trx: Kysely<MemberTables>, invitation: { tenantId: string; role: Role }) => Promise<T>,
    ): Promise<T> {
      return db.transaction().execute(async (trx) => {
        const { hash, proved } = await opened(trx, token);
        const taken = await trx
          .deleteFrom('invitation')
          .where('token_hash', '=', hash)
          .where('expires_at', '>', new Date())
          .returning(['tenant_id', 'role', 'email'])
          .executeTakeFirst();
        if (!taken) throw new CallError('gone');
        if (taken.email !== null && taken.email !== email) throw new CallError('forbidden');
        if (proved !== null && proved !== email) throw new CallError('forbidden');
        await trx
          .deleteFrom('one_time_link')
          .where('purpose', '=', 'join')
          .where(sql<boolean>`details ->> 'invitation' = ${hash}`)
          .execute();
        return join(trx, { tenantId: taken.tenant_id, role: taken.role });
      });
    },
  };
}

interface Seat {
  tenant_id: string;
  user_id: string;
}

/** Ends what somebody handed out who may invite no more. */
async function withdrawInvitationsOf(trx: Kysely<MemberTables>, { tenant_id, user_id }: Seat): Promise<void> {
  await trx.deleteFrom('invitation').where('tenant_id', '=', tenant_id).where('invited_by', '=', user_id).execute();
}

/** Takes a person out. What stands by their seat ends with it: packages, grants, links and invitations of theirs. */
async function remove(trx: Kysely<MemberTables>, one: Seat): Promise<void> {
  await trx.deleteFrom('session').where('tenant_id', '=', one.tenant_id).where('user_id', '=', one.user_id).execute();
  await trx
    .deleteFrom('tenant_member')
    .where((row) => row.and(one))
    .execute();
}
