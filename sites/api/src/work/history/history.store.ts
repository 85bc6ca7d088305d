import type { HistorySource } from '@assay/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';

/** A kind of item that appears in the history: a query of `id`, `title`, `updated_at` over the caller's own items. */
export interface HistorySourceQuery {
  source: HistorySource;
  items(scope: MemberScope): RawBuilder<unknown>;
  /** Saved answers of this kind that the caller may still read: `id`, `title`, `updated_at` and `question_id`. */
  saved?(scope: MemberScope): RawBuilder<unknown>;
}

export interface HistoryRow {
  source: HistorySource;
  id: string;
  title: string;
  updated_at: Date;
  /** The answer within the item; null for the item itself. */
  question_id: string | null;
}

export interface HistoryPage {
  rows: HistoryRow[];
  total: number;
  hasOlder: boolean;
}

interface Counts {
  total: number;
  older: boolean;
}

const undoWindow = 600;

/** The history of a person, read from the items themselves, less what they removed. */
export function createHistoryStore(db: Kysely<unknown>, sources: readonly HistorySourceQuery[]) {
  const items = (scope: MemberScope) =>
    sql.join(
      sources.map(
        ({ source, items }) =>
          sql`select ${source}::text as source, i.id, i.title, i.updated_at, null::text as question_id from (${items(scope)}) i`,
      ),
      sql` union all `,
    );
  /** Kept is what was kept, whatever was removed from the history. */
  const kept = (scope: MemberScope) =>
    sql.join(
      sources.flatMap(({ source, saved }) =>
        saved
          ? [sql`select ${source}::text as source, i.id, i.title, i.updated_at, i.question_id from (${saved(scope)}) i`]
          : [],
      ),
      sql` union all `,
    );
  /** An item that was worked on after its removal appears again. */
  const records = (scope: MemberScope) => sql`
    select * from (${items(scope)}) record
    where not exists (
      select 1 from history_removal removal
      where removal.tenant_id = ${scope.tenantId} and removal.user_id = ${scope.userId}
        and removal.source = record.source and removal.item_id = record.id
        and removal.removed_at >= record.updated_at
    )`;

  return {
    async list(
      scope: MemberScope,
      { list, months, offset, limit }: { list: 'all' | 'saved'; months: number; offset: number; limit: number },
    ): Promise<HistoryPage> {
      const since = sql`now() - make_interval(months => ${months}::int)`;
      // Counts and page come in one statement; a page beyond the end has its counts on a row of nothing.
      const { rows } = await sql<Counts & (HistoryRow | { [K in keyof HistoryRow]: null })>`
        with record as materialized (${list === 'saved' ? kept(scope) : records(scope)}),
        page as (
          select source, id, title, updated_at, question_id from record where updated_at >= ${since}
          order by updated_at desc, id, question_id limit ${limit} offset ${offset}
        ),
        counts as (
          select count(*) filter (where updated_at >= ${since})::int as total,
            coalesce(bool_or(updated_at < ${since}), false) as older
          from record
        )
        select counts.total, counts.older, page.* from counts left join page on true
        order by page.updated_at desc, page.id, page.question_id
      `.execute(db);
      const { total, older } = rows[0] ?? { total: 0, older: false };
      return { rows: rows.filter((row): row is HistoryRow & Counts => row.id !== null), total, hasOlder: older };
    },
    /** Removes own records: those named, or all. @returns the ids removed */
    async remove(scope: MemberScope, ids: readonly string[] | 'all'): Promise<string[]> {
      const chosen = ids === 'all' ? sql`true` : sql`record.id = any(${[...ids]}::text[])`;
      const { rows } = await sql<{ item_id: string }>`
        insert into history_removal (tenant_id, user_id, source, item_id, removed_at)
        select ${scope.tenantId}, ${scope.userId}, record.source, record.id, clock_timestamp()
        from (${records(scope)}) record where ${chosen}
        on conflict (tenant_id, user_id, source, item_id) do update set removed_at = excluded.removed_at
        returning item_id
      `.execute(db);
      return rows.map(({ item_id }) => item_id);
    },
    /** Takes back a removal of the last ten minutes. */
    async restore(scope: MemberScope, ids: readonly string[]): Promise<number> {
      const { rows } = await sql`
        delete from history_removal
        where tenant_id = ${scope.tenantId} and user_id = ${scope.userId} and item_id = any(${[...ids]}::text[])
          and removed_at > now() - make_interval(secs => ${undoWindow})
        returning item_id
      `.execute(db);
      return rows.length;
    },
  };
}
