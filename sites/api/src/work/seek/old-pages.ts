import { type QueryExecutorProvider, sql } from 'kysely';
import { deleteRuns } from '../runs/sweep-runs.ts';
import { forgetSharing } from '../sharing/forget-item.ts';

/** Pages in which nothing was asked for so many days. */
const isOver = (tenantId: string, days: number) =>
  sql`tenant_id = ${tenantId} and updated_at < now() - make_interval(days => ${days})`;

export async function countOldPages(db: QueryExecutorProvider, tenantId: string, days: number): Promise<number> {
  const { rows } = await sql<{ over: number }>`
    select count(*)::int as over from seek_page where ${isOver(tenantId, days)}
  `.execute(db);
  return rows[0]?.over ?? 0;
}

/**
 * Deletes pages of a tenant in which nothing was asked for so many days, at most `limit`, with all that hangs on them:
 * answers and their versions, judgements, what was saved of them, links, and the logs of their runs. Gives their number.
 */
export async function forgetOldPages(
  trx: QueryExecutorProvider,
  tenantId: string,
  days: number,
  limit: number,
): Promise<number> {
  const { rows: pages } = await sql<{ id: string }>`
    select id from seek_page where ${isOver(tenantId, days)} order by updated_at limit ${limit} for update skip locked
  `.execute(trx);
  const ids = pages.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const { rows: questions } = await sql<{ id: string }>`
    select id from seek_question where page_id = any(${ids}::text[])
  `.execute(trx);
  const asked = questions.map(({ id }) => id);
  await sql`delete from saved_answer where question_id = any(${asked}::text[])`.execute(trx);
  await sql`delete from seek_page where id = any(${ids}::text[])`.execute(trx);
  await deleteRuns(trx, asked);
  await forgetSharing(trx, { tenantId, dataType: 'seek_search', source: 'seek', ids });
  return ids.length;
}
