import { createHash } from 'node:crypto';
import { searchDays } from '@assay/domain';
import type { Kysely } from 'kysely';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { HomeTables } from './home.migrations.ts';

/** Days that a short id lives. */
export const shortLife = searchDays;
const day = 86_400_000;

export interface ShortQuery {
  id: string;
  expiresAt: Date;
}

/** Queries kept under a short id, readable by the tenant that made them. */
export function createShortQueries(db: Kysely<HomeTables>) {
  return {
    /** The same content of the same tenant has the same id, and lives on from today. */
    async keep(scope: Pick<MemberScope, 'tenantId'>, kind: string, content: unknown): Promise<ShortQuery> {
      const text = JSON.stringify(content);
      const id = createHash('sha256').update(`${scope.tenantId}\n${kind}\n${text}`).digest('base64url').slice(0, 16);
      const expiresAt = new Date(Date.now() + shortLife * day);
      await db
        .insertInto('short_query')
        .values({ id, tenant_id: scope.tenantId, kind, content: text, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at: expiresAt }))
        .execute();
      return { id, expiresAt };
    },
    async find(scope: Pick<MemberScope, 'tenantId'>, kind: string, id: string): Promise<unknown> {
      const row = await db
        .selectFrom('short_query')
        .select('content')
        .where('id', '=', id)
        .where('tenant_id', '=', scope.tenantId)
        .where('kind', '=', kind)
        .where('expires_at', '>', new Date())
        .executeTakeFirst();
      return row === undefined ? undefined : (JSON.parse(row.content) as unknown);
    },
    async sweep(): Promise<void> {
      await db.deleteFrom('short_query').where('expires_at', '<', new Date()).execute();
    },
  };
}
