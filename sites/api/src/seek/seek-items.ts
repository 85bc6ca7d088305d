import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import type { HistorySourceQuery } from '../history/history.store.ts';
import type { ItemOwner } from '../sharing/item-access.ts';
import type { SeekTables } from './seek.types.ts';

/** To whom a page belongs, for the share rule. */
export function seekOwner(database: Database): (id: string) => Promise<ItemOwner | undefined> {
  const db = database.tables<SeekTables>();
  return async (id) => {
    const page = await db
      .selectFrom('seek_page')
      .select(['tenant_id', 'owner_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    return page && { tenantId: page.tenant_id, userId: page.owner_id };
  };
}

/** Pages in the history of their owner; an incognito one is not (V3). */
export const seekHistory: HistorySourceQuery = {
  source: 'seek',
  items: ({ tenantId, userId }) => sql`
    select id, title, updated_at from seek_page
    where tenant_id = ${tenantId} and owner_id = ${userId} and not is_incognito`,
};

/** Topics of the expert library that a person subscribes to now. */
export function countSubscriptions(
  database: Database,
): (holder: { tenantId: string; userId: string }) => Promise<number> {
  return async ({ tenantId, userId }) => {
    const { rows } = await sql<{ subscribed: number }>`
      select count(*)::int as subscribed from topic_subscription where tenant_id = ${tenantId} and user_id = ${userId}
    `.execute(database.tables<SeekTables>());
    return rows[0]?.subscribed ?? 0;
  };
}
