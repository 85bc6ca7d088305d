import type { HistorySource, ShareDataType } from '@assay/domain';
import { type QueryExecutorProvider, sql } from 'kysely';

/** Items of a tenant that are being deleted. */
interface GoneItems {
  tenantId: string;
  dataType: ShareDataType;
  source: HistorySource;
  ids: readonly string[];
}

/** Deletes the links to items that are gone, what opened them to the tenant, and that they were taken out of a history. */
export async function forgetSharing(
  trx: QueryExecutorProvider,
  { tenantId, dataType, source, ids }: GoneItems,
): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ['share_link', 'tenant_grant'])
    await sql`
      delete from ${sql.table(table)}
      where tenant_id = ${tenantId} and data_type = ${dataType} and data_id = any(${[...ids]}::text[])
    `.execute(trx);
  await sql`
    delete from history_removal
    where tenant_id = ${tenantId} and source = ${source} and item_id = any(${[...ids]}::text[])
  `.execute(trx);
}
