import type { HistorySource, ShareDataType } from '@assay/domain';
import { type QueryExecutorProvider, sql } from 'kysely';
import { deleteRuns } from '../runs/sweep-runs.ts';
import { forgetSharing } from './forget-item.ts';

/** A kind of item that is kept for as many days as its tenant says, counted from when it was last worked on. */
export interface OldItemKind {
  table: string;
  dataType: ShareDataType;
  /** Where it stands in the history; absent where that is not the same for all, and told by `takeApart`. */
  source?: HistorySource;
  /** Deletes what hangs on items and not by a foreign key; gives the runs that worked on them. */
  takeApart(trx: QueryExecutorProvider, ids: readonly string[]): Promise<{ runs: readonly string[]; files?: number }>;
}

const isOver = (tenantId: string, days: number) =>
  sql`tenant_id = ${tenantId} and updated_at < now() - make_interval(days => ${days})`;

/** The ids of items that are over, as a condition or a list of a statement. */
export const oldItems = ({ table }: Pick<OldItemKind, 'table'>, tenantId: string, days: number) =>
  sql`select id from ${sql.table(table)} where ${isOver(tenantId, days)}`;

export async function countOldItems(
  db: QueryExecutorProvider,
  kind: Pick<OldItemKind, 'table'>,
  tenantId: string,
  days: number,
): Promise<number> {
  const { rows } = await sql<{ over: number }>`
    select count(*)::int as over from (${oldItems(kind, tenantId, days)}) as old
  `.execute(db);
  return rows[0]?.over ?? 0;
}

/**
 * Deletes items of a tenant that were not worked on for so many days, at most `limit`, with all that hangs on them: what
 * was written there and its versions, judgements, files with what was read in them, links, and the logs of their runs. The
 * bytes of files are marked to be removed. Gives how many items and files it were.
 */
export async function forgetOldItems(
  trx: QueryExecutorProvider,
  kind: OldItemKind,
  { tenantId, days, limit }: { tenantId: string; days: number; limit: number },
): Promise<{ items: number; files: number }> {
  const { rows } = await sql<{ id: string }>`
    ${oldItems(kind, tenantId, days)} order by updated_at limit ${limit} for update skip locked
  `.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { items: 0, files: 0 };
  const { runs, files = 0 } = await kind.takeApart(trx, ids);
  await sql`delete from ${sql.table(kind.table)} where id = any(${ids}::text[])`.execute(trx);
  await deleteRuns(trx, runs);
  const { dataType, source } = kind;
  await forgetSharing(trx, { tenantId, dataType, ...(source && { source }), ids });
  return { items: ids.length, files };
}
