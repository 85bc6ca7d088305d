import type { HistorySource } from '@assay/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import { type FoundWords, textsOf } from './history-words.ts';

/** A kind of item that appears in the history: a query of `id`, `title`, `updated_at` over the caller's own items. */
export interface HistorySourceQuery {
  source: HistorySource;
  /** Whether its items tell their `kind` too. */
  hasKinds?: true | undefined;
  items(scope: MemberScope): RawBuilder<unknown>;
  /** What items of this kind are found by. */
  found: FoundWords;
  /** Saved answers of this kind that the caller may still read: `id`, `title`, `updated_at` and `question_id`. */
  saved?(scope: MemberScope): RawBuilder<unknown>;
  /** Where what is removed goes, for items that have such a place; without it they are only no longer listed. */
  trash?: {
    remove(scope: MemberScope, ids: readonly string[]): RawBuilder<unknown>;
    putBack(scope: MemberScope, ids: readonly string[]): RawBuilder<unknown>;
    /** Tells who has them open. */
    moved(ids: readonly string[]): void;
  };
}

/** A record that was found by words. */
export interface FoundRecord {
  source: HistorySource;
  id: string;
  title: string;
  updated_at: Date;
  /** What was written in the part of the item that has most of the words; absent where the title has them. */
  text?: string;
}

export interface HistoryRow {
  source: HistorySource;
  id: string;
  title: string;
  updated_at: Date;
  /** Of a work; null for what is none. */
  kind: string | null;
  /** The answer within the item; null for the item itself. */
  question_id: string | null;
}

export interface HistoryPage {
  rows: HistoryRow[];
  total: number;
  hasOlder: boolean;
}

interface RemovedItem {
  source: string;
  item_id: string;
}

interface Counts {
  total: number;
  older: boolean;
}

const undoWindow = 600;
/** Behind every word that begins with the one before it. */
const last = '\u{10FFFF}';

/** The history of a person, read from the items themselves, less what they removed. */
export function createHistoryStore(db: Kysely<unknown>, sources: readonly HistorySourceQuery[]) {
  const items = (scope: MemberScope, of: readonly HistorySourceQuery[]) =>
    sql.join(
      of.map(
        ({ source, items, hasKinds }) => sql`
          select ${source}::text as source, i.id, i.title, i.updated_at,
            ${hasKinds ? sql`i.kind` : sql`null::text`} as kind, null::text as question_id
          from (${items(scope)}) i`,
      ),
      sql` union all `,
    );
  /** Kept is what was kept, whatever was removed from the history. */
  const kept = (scope: MemberScope) =>
    sql.join(
      sources.flatMap(({ source, saved }) =>
        saved
          ? [
              sql`
                select ${source}::text as source, i.id, i.title, i.updated_at, null::text as kind, i.question_id
                from (${saved(scope)}) i`,
            ]
          : [],
      ),
      sql` union all `,
    );
  /** An item that was worked on after its removal appears again. */
  const records = (scope: MemberScope, of = sources) => sql`
    select * from (${items(scope, of)}) record
    where not exists (
      select 1 from history_removal removal
      where removal.tenant_id = ${scope.tenantId} and removal.user_id = ${scope.userId}
        and removal.source = record.source and removal.item_id = record.id
        and removal.removed_at >= record.updated_at
    )`;

  /** Removes records or takes that back, and has those items follow that have a trash; gives their ids. */
  async function inTrash(
    how: 'remove' | 'putBack',
    scope: MemberScope,
    removals: RawBuilder<RemovedItem>,
  ): Promise<string[]> {
    const moved: { source: HistorySourceQuery; ids: readonly string[] }[] = [];
    const removed = await db.transaction().execute(async (trx) => {
      const { rows } = await removals.execute(trx);
      for (const source of sources) {
        const ids = rows.filter((row) => row.source === source.source).map(({ item_id }) => item_id);
        if (!source.trash || ids.length === 0) continue;
        await source.trash[how](scope, ids).execute(trx);
        moved.push({ source, ids });
      }
      return rows.map(({ item_id }) => item_id);
    });
    for (const { source, ids } of moved) source.trash?.moved(ids);
    return removed;
  }

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
          select source, id, title, updated_at, kind, question_id from record where updated_at >= ${since}
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
    /**
     * Records of a room that have every word, those with most of them in the title first, then the newest.
     *
     * @param most rows that are given at most; `texts` of them come with the text that was found
     */
    async find(
      scope: MemberScope,
      { room, query, most, texts }: { room: FoundWords['room']; query: string; most: number; texts: number },
    ): Promise<FoundRecord[]> {
      const own = sources.filter(({ found }) => found.room === room);
      const found = own[0]?.found;
      if (!found) return [];
      const { rows } = await sql<Omit<FoundRecord, 'text'> & { part: string | null }>`
        with wanted as materialized (
          select word, is_open, row_number() over () as n from history_wanted(${query})
        ), hit as materialized (
          select kept.item_id, kept.part, wanted.n from wanted cross join lateral (
            select item_id, part from history_word
            where owner_id = ${scope.userId} and word = wanted.word and not wanted.is_open
              and tenant_id = ${scope.tenantId} and room = ${room}
            union all
            select item_id, part from history_word
            where owner_id = ${scope.userId} and word >= wanted.word and word < wanted.word || ${last} and wanted.is_open
              and tenant_id = ${scope.tenantId} and room = ${room}
          ) kept
        ), matched as (
          select item_id, count(distinct n) filter (where part = '') as titled
          from hit group by item_id having count(distinct n) = (select count(*) from wanted)
        )
        select record.source, record.id, record.title, record.updated_at, (
          select part from hit where hit.item_id = record.id and part <> '' and titled < (select count(*) from wanted)
          group by part order by count(distinct n) desc, part limit 1
        ) as part
        from (${records(scope, own)}) record join matched on matched.item_id = record.id
        order by titled desc, record.updated_at desc, record.id limit ${most}
      `.execute(db);
      const parts = rows.slice(0, texts).flatMap(({ id, part }) => (part === null ? [] : [{ item: id, part }]));
      const select = textsOf(found, parts);
      const read = select ? await sql<{ part: string; text: string | null }>`${select}`.execute(db) : { rows: [] };
      const textOf = new Map(read.rows.map(({ part, text }) => [part, text]));
      return rows.map(({ part, ...record }) => {
        const text = part === null ? undefined : textOf.get(part);
        return text ? { ...record, text } : record;
      });
    },
    /** Removes own records: those named, or all; works go to the trash. @returns the ids removed */
    async remove(scope: MemberScope, ids: readonly string[] | 'all'): Promise<string[]> {
      const chosen = ids === 'all' ? sql`true` : sql`record.id = any(${[...ids]}::text[])`;
      return inTrash(
        'remove',
        scope,
        sql<RemovedItem>`
        insert into history_removal (tenant_id, user_id, source, item_id, removed_at)
        select ${scope.tenantId}, ${scope.userId}, record.source, record.id, clock_timestamp()
        from (${records(scope)}) record where ${chosen}
        on conflict (tenant_id, user_id, source, item_id) do update set removed_at = excluded.removed_at
        returning source, item_id
      `,
      );
    },
    /** Takes back a removal of the last ten minutes. */
    async restore(scope: MemberScope, ids: readonly string[]): Promise<number> {
      const restored = await inTrash(
        'putBack',
        scope,
        sql<RemovedItem>`
        delete from history_removal
        where tenant_id = ${scope.tenantId} and user_id = ${scope.userId} and item_id = any(${[...ids]}::text[])
          and removed_at > now() - make_interval(secs => ${undoWindow})
        returning source, item_id
      `,
      );
      return restored.length;
    },
  };
}

export type HistoryStore = ReturnType<typeof createHistoryStore>;
