import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Deletes the beginnings of texts that the ledger keeps of a tenant for longer than so many days, at most `limit`; entries
 * stay. Gives how many there were.
 */
export async function forgetOldExcerpts(
  trx: QueryExecutorProvider,
  tenantId: string,
  days: number,
  limit: number,
): Promise<number> {
  const { rows } = await sql`
    delete from egress_excerpt where event_id in (
      select id from egress_event join egress_excerpt on event_id = id
      where tenant_id = ${tenantId} and at < now() - make_interval(days => ${days}) limit ${limit}
    ) returning event_id
  `.execute(trx);
  return rows.length;
}
