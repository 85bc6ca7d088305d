import type { HistorySource, ShareDataType } from '@assay/domain';
import { type QueryExecutorProvider, sql } from 'kysely';

/** Items of a tenant that are being deleted. */
interface GoneItems {
  tenantId: string;
  dataType: ShareDataType;
  /** Where it stands in the history; absent for what a later version made. */
  source?: HistorySource;
  ids: readonly string[];
}

/** Deletes the links to items that are gone, what opened them to the tenant or to people of it, and that they were taken out of a history. */
export async function forgetSharing(
  trx: QueryExecutorProvider,
  { tenantId, dataType, source, ids }: GoneItems,
): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ['share_link', 'tenant_grant', 'person_grant'])
    await sql`
      delete from ${sql.table(table)}
      where tenant_id = ${tenantId} and data_type = ${dataType} and data_id = any(${[...ids]}::text[])
    `.execute(trx);
  if (source === undefined) return;
  await sql`
    delete from history_removal
    where tenant_id = ${tenantId} and source = ${source} and item_id = any(${[...ids]}::text[])
  `.execute(trx);
}
