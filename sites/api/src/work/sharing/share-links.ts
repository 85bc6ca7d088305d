import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { LinkRole, ShareDataType, ShareRole } from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import type { MemberScope, ShareGrant } from '../../ground/scope/tenant-scope.ts';
import type { SharingTables } from './sharing.migrations.ts';

export interface SharedItem {
  dataType: ShareDataType;
  dataId: string;
}

export interface LinkRow {
  id: string;
  created_at: Date;
  expires_at: Date | null;
  opened: number;
  role: LinkRole;
}

const columnsOfLink = ['id', 'created_at', 'expires_at', 'opened', 'role'] as const;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Rows of share links and tenant grants, always within the tenant of the scope. */
export function createShareLinks(db: Kysely<SharingTables>) {
  const live = (tenantId: string, { dataType, dataId }: SharedItem) =>
    db
      .selectFrom('share_link')
      .where('tenant_id', '=', tenantId)
      .where('data_type', '=', dataType)
      .where('data_id', '=', dataId)
      .where('revoked_at', 'is', null)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date())]));

  return {
    /** What a live token opens; a revoked or expired one opens nothing from that moment on. */
    async open(token: string): Promise<ShareGrant | undefined> {
      const row = await db
        .selectFrom('share_link')
        .select(['id', 'tenant_id', 'data_type', 'data_id'])
        .where('token_hash', '=', hashOf(token))
        .where('revoked_at', 'is', null)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date())]))
        .executeTakeFirst();
      return row && { linkId: row.id, tenantId: row.tenant_id, dataType: row.data_type, dataId: row.data_id };
    },
    /** What a link that was opened still lets in to, and since when there is such a link. */
    async liveLink(linkId: string): Promise<{ role: LinkRole; since: Date } | undefined> {
      return db
        .selectFrom('share_link')
        .select(['role', 'created_at as since'])
        .where('id', '=', linkId)
        .where('revoked_at', 'is', null)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date())]))
        .executeTakeFirst();
    },
    async countOpening(linkId: string): Promise<void> {
      await db.updateTable('share_link').set({ opened: sql<number>`opened + 1` }).where('id', '=', linkId).execute();
    },
    async create(
      scope: MemberScope,
      { dataType, dataId }: SharedItem,
      { expiresAt, role }: { expiresAt: Date | null; role: LinkRole },
    ): Promise<LinkRow & { token: string }> {
      const token = randomBytes(24).toString('base64url');
      const row = await db
        .insertInto('share_link')
        .values({
          id: randomUUID(),
          token_hash: hashOf(token),
          tenant_id: scope.tenantId,
          created_by: scope.userId,
          data_type: dataType,
          data_id: dataId,
          expires_at: expiresAt,
          role,
        })
        .returning(columnsOfLink)
        .executeTakeFirstOrThrow();
      return { ...row, token };
    },
    async list(scope: MemberScope, item: SharedItem): Promise<LinkRow[]> {
      return live(scope.tenantId, item).select(columnsOfLink).orderBy('created_at', 'desc').execute();
    },
    /** @returns the item of the link, or undefined when it is not one of the tenant. */
    async find(scope: MemberScope, linkId: string): Promise<SharedItem | undefined> {
      const row = await db
        .selectFrom('share_link')
        .select(['data_type', 'data_id'])
        .where('id', '=', linkId)
        .where('tenant_id', '=', scope.tenantId)
        .executeTakeFirst();
      return row && { dataType: row.data_type, dataId: row.data_id };
    },
    async revoke(scope: MemberScope, linkId: string): Promise<void> {
      await db
        .updateTable('share_link')
        .set({ revoked_at: new Date() })
        .where('id', '=', linkId)
        .where('tenant_id', '=', scope.tenantId)
        .where('revoked_at', 'is', null)
        .execute();
    },
    /** What everybody of a tenant may do with an item of theirs; undefined where it is not opened to them. */
    async tenantRole(tenantId: string, { dataType, dataId }: SharedItem): Promise<ShareRole | undefined> {
      const row = await db
        .selectFrom('tenant_grant')
        .select('role')
        .where('tenant_id', '=', tenantId)
        .where('data_type', '=', dataType)
        .where('data_id', '=', dataId)
        .executeTakeFirst();
      return row?.role;
    },
    async grant(scope: MemberScope, { dataType, dataId }: SharedItem, role: ShareRole): Promise<void> {
      await db
        .insertInto('tenant_grant')
        .values({ tenant_id: scope.tenantId, data_type: dataType, data_id: dataId, granted_by: scope.userId, role })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'data_type', 'data_id']).doUpdateSet({ role }))
        .execute();
    },
    async withdraw(scope: MemberScope, { dataType, dataId }: SharedItem): Promise<void> {
      await db
        .deleteFrom('tenant_grant')
        .where('tenant_id', '=', scope.tenantId)
        .where('data_type', '=', dataType)
        .where('data_id', '=', dataId)
        .execute();
    },
  };
}

export type ShareLinks = ReturnType<typeof createShareLinks>;
