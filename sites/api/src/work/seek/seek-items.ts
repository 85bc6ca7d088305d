import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import type { HistorySourceQuery } from '../history/history.store.ts';
import type { ItemOwner } from '../sharing/item-access.ts';
import type { SeekTables } from './seek.types.ts';
import { seekFound } from './seek-found.ts';

/** To whom a page belongs, for the share rule. */
export function seekOwner(database: Database): (id: string) => Promise<ItemOwner | undefined> {
  const db = database.tables<SeekTables>();
  return async (id) => {
    const page = await db
      .selectFrom('seek_page')
      .select(['tenant_id', 'owner_id', 'is_incognito'])
      .where('id', '=', id)
      .executeTakeFirst();
    return page && { tenantId: page.tenant_id, userId: page.owner_id, isIncognito: page.is_incognito };
  };
}

/** Pages in the history of their owner; an incognito one is not (V3). */
export const seekHistory: HistorySourceQuery = {
  source: 'seek',
  found: seekFound,
  items: ({ tenantId, userId }) => sql`
    select id, title, updated_at from seek_page
    where tenant_id = ${tenantId} and owner_id = ${userId} and not is_incognito`,
  saved: ({ tenantId, userId }) => sql`
    select page.id, coalesce(nullif(question.deep_input, ''), question.input) as title,
      saved_answer.saved_at as updated_at, question.id as question_id
    from saved_answer
    join seek_question question on question.id = saved_answer.question_id
    join seek_page page on page.id = question.page_id
    where saved_answer.user_id = ${userId} and page.tenant_id = ${tenantId}
      and (page.owner_id = ${userId} or exists (
        select 1 from tenant_grant
        where tenant_grant.tenant_id = page.tenant_id and data_type = 'seek_search' and data_id = page.id
      ) or exists (
        select 1 from person_grant
        where person_grant.tenant_id = page.tenant_id and data_type = 'seek_search' and data_id = page.id
          and person_grant.user_id = ${userId}
      ))`,
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
