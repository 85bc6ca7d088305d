import { type QueryExecutorProvider, sql } from 'kysely';
import { CallError } from '../http/call-error.ts';

/**
 * Counts one use of a feature in the calendar month (UTC), exactly also under parallel calls: the row is locked until
 * the transaction that does the counted thing ends, and a refused use is not counted.
 *
 * @throws CallError overLimit when `limit` uses are spent.
 */
export async function countUsage(
  transaction: QueryExecutorProvider,
  { tenantId, userId }: { tenantId: string; userId: string },
  feature: string,
  limit: number | undefined,
): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    insert into feature_usage (tenant_id, user_id, feature, period, used)
    values (${tenantId}, ${userId}, ${feature}, date_trunc('month', now() at time zone 'utc')::date, 1)
    on conflict (user_id, feature, period) do update set used = feature_usage.used + 1
    returning used
  `.execute(transaction);
  const used = rows[0]?.used ?? 1;
  if (limit !== undefined && used > limit) throw new CallError('overLimit');
  return used;
}
