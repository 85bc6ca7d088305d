import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ShareDataType } from '@assay/domain';
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
}

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
    /** Whether a link that was opened still opens its item. */
    async isLive(linkId: string): Promise<boolean> {
      const row = await db
        .selectFrom('share_link')
        .select('id')
        .where('id', '=', linkId)
        .where('revoked_at', 'is', null)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date())]))
        .executeTakeFirst();
      return row !== undefined;
    },
    async countOpening(linkId: string): Promise<void> {
      await db.updateTable('share_link').set({ opened: sql<number>`opened + 1` }).where('id', '=', linkId).execute();
    },
    async create(
      scope: MemberScope,
      { dataType, dataId }: SharedItem,
      expiresAt: Date | null,
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
        })
        .returning(['id', 'created_at', 'expires_at', 'opened'])
        .executeTakeFirstOrThrow();
      return { ...row, token };
    },
    async list(scope: MemberScope, item: SharedItem): Promise<LinkRow[]> {
      return live(scope.tenantId, item)
        .select(['id', 'created_at', 'expires_at', 'opened'])
        .orderBy('created_at', 'desc')
        .execute();
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
    async isGranted(tenantId: string, { dataType, dataId }: SharedItem): Promise<boolean> {
      const row = await db
        .selectFrom('tenant_grant')
        .select('data_id')
        .where('tenant_id', '=', tenantId)
        .where('data_type', '=', dataType)
        .where('data_id', '=', dataId)
        .executeTakeFirst();
      return row !== undefined;
    },
    async grant(scope: MemberScope, { dataType, dataId }: SharedItem): Promise<void> {
      await db
        .insertInto('tenant_grant')
        .values({ tenant_id: scope.tenantId, data_type: dataType, data_id: dataId, granted_by: scope.userId })
        .onConflict((conflict) => conflict.doNothing())
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
