import { type QueryExecutorProvider, sql } from 'kysely';
import { shortLife } from './short-queries.ts';

const before = (days: number) => sql`now() - make_interval(days => ${days})`;
/** A query under a short id was kept last so long before its end. */
const keptBefore = (days: number) => sql`expires_at - make_interval(days => ${shortLife}) < ${before(days)}`;

/** Searches of the people of a tenant that were made last so many days ago. */
export async function countOldSearches(db: QueryExecutorProvider, tenantId: string, days: number): Promise<number> {
  const { rows } = await sql<{ over: number }>`
    select count(*)::int as over from search_kept where tenant_id = ${tenantId} and searched_at < ${before(days)}
  `.execute(db);
  return rows[0]?.over ?? 0;
}

/** Deletes such searches, at most `limit`, and as many queries that were kept under short ids; gives the number of searches. */
export async function forgetOldSearches(
  trx: QueryExecutorProvider,
  tenantId: string,
  days: number,
  limit: number,
): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select tenant_id, user_id, qid from search_kept
      where tenant_id = ${tenantId} and searched_at < ${before(days)} order by searched_at limit ${limit}
      for update skip locked
    )
    delete from search_kept where (tenant_id, user_id, qid) in (select tenant_id, user_id, qid from old) returning qid
  `.execute(trx);
  await sql`delete from short_query where tenant_id = ${tenantId} and ${keptBefore(days)}`.execute(trx);
  return rows.length;
}
