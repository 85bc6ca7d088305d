import type { ShareRole } from '@assay/domain';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { likeWithin } from '../../ground/database/like-pattern.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { SharedItem } from './share-links.ts';
import type { SharingTables } from './sharing.migrations.ts';

/** Somebody of the tenant as others of it know them. */
export interface Colleague {
  user_id: string;
  full_name: string;
  email: string | null;
}

/** People found at once. */
const mostFound = 20;

/** Items that are opened to people of their tenant by name. */
export function createPersonGrants(db: Kysely<SharingTables>) {
  return {
    async roleOf(
      { tenantId, userId }: Pick<MemberScope, 'tenantId' | 'userId'>,
      { dataType, dataId }: SharedItem,
    ): Promise<ShareRole | undefined> {
      const row = await db
        .selectFrom('person_grant')
        .select('role')
        .where('tenant_id', '=', tenantId)
        .where('data_type', '=', dataType)
        .where('data_id', '=', dataId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.role;
    },
    async list(
      { tenantId }: MemberScope,
      { dataType, dataId }: SharedItem,
    ): Promise<(Colleague & { role: ShareRole })[]> {
      const { rows } = await sql<Colleague & { role: ShareRole }>`
        select account.id as user_id, account.full_name, account.email, given.role
        from person_grant given join user_account account on account.id = given.user_id
        where given.tenant_id = ${tenantId} and given.data_type = ${dataType} and given.data_id = ${dataId}
        order by given.granted_at, account.id
      `.execute(db);
      return rows;
    },
    /** Opens an item to a person of the tenant; false where there is no such person. */
    async grant(
      scope: MemberScope,
      { dataType, dataId }: SharedItem,
      userId: string,
      role: ShareRole,
    ): Promise<boolean> {
      const { rows } = await sql`
        insert into person_grant (tenant_id, data_type, data_id, user_id, role, granted_by)
        select m.tenant_id, ${dataType}, ${dataId}, m.user_id, ${role}, ${scope.userId}
        from tenant_member m join user_account account on account.id = m.user_id
        where m.tenant_id = ${scope.tenantId} and m.user_id = ${userId} and account.service_of is null
        on conflict (tenant_id, data_type, data_id, user_id) do update set role = excluded.role
        returning user_id
      `.execute(db);
      return rows.length > 0;
    },
    /** False where it was not opened to them. */
    async withdraw({ tenantId }: MemberScope, { dataType, dataId }: SharedItem, userId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('person_grant')
        .where('tenant_id', '=', tenantId)
        .where('data_type', '=', dataType)
        .where('data_id', '=', dataId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    /** People of the tenant besides the caller whose name or address has these words. */
    async colleagues({ tenantId, userId }: MemberScope, words: string): Promise<Colleague[]> {
      const like = likeWithin(words);
      const matches = sql<SqlBool>`(account.full_name ilike ${like} or account.email ilike ${like})`;
      const { rows } = await sql<Colleague>`
        select account.id as user_id, account.full_name, account.email
        from tenant_member m join user_account account on account.id = m.user_id
        where m.tenant_id = ${tenantId} and m.user_id <> ${userId} and account.service_of is null and ${matches}
        order by account.full_name, account.id limit ${mostFound}
      `.execute(db);
      return rows;
    },
  };
}

export type PersonGrants = ReturnType<typeof createPersonGrants>;
