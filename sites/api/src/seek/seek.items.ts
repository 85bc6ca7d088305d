import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import type { MemberScope } from '../tenancy/tenant-scope.ts';

/** To whom a page belongs, for the share rule; undefined when there is none. */
export function seekPageOwner(database: Database) {
  const db = database.tables<unknown>();
  return async (pageId: string): Promise<{ tenantId: string; userId: string } | undefined> => {
    const { rows } = await sql<{ tenant_id: string; owner_id: string }>`
      select tenant_id, owner_id from seek_page where id = ${pageId}
    `.execute(db);
    const [page] = rows;
    return page && { tenantId: page.tenant_id, userId: page.owner_id };
  };
}

/** A person's pages as the history list shows them; what was asked incognito is not among them. */
export const seekHistory = {
  source: 'seek' as const,
  items: (scope: MemberScope): RawBuilder<unknown> => sql`
    select id, title, updated_at from seek_page
    where tenant_id = ${scope.tenantId} and owner_id = ${scope.userId} and not is_incognito
  `,
};
