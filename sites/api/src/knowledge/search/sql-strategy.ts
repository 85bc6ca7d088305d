import { type Kysely, sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { unhurried } from '../../ground/database/time-limits.ts';
import { inScope } from './search-scope.ts';
import { bm25 } from './search-settings.ts';
import type { Candidate, SearchStrategy } from './search-strategy.types.ts';

/**
 * BM25 in plain SQL for a PostgreSQL without extensions: a row for each term of a passage, kept by triggers, summed per
 * passage over index-only scans.
 */
export function sqlStrategy(database: Database): SearchStrategy {
  const db = database.tables<unknown>();
  return {
    name: 'sql',
    async prepare() {
      if (await isPrepared(db)) return;
      await db.transaction().execute(async (transaction) => {
        await sql.raw(unhurried).execute(transaction);
        await sql`lock table search_passage in share row exclusive mode`.execute(transaction);
        // Another process may have been faster while this one waited for the lock.
        if (await isPrepared(transaction)) return;
        for (const statement of postingTriggers) await sql.raw(statement).execute(transaction);
        await sql`truncate search_posting`.execute(transaction);
        await sql`
          insert into search_posting (term, passage_id, frequency, length, tenant_id)
          ${sql.raw(postingsOf('search_passage'))}`.execute(transaction);
      });
      await sql`analyze search_posting`.execute(db);
    },
    async best({ terms, scope, limit }) {
      if (terms.size === 0) return undefined;
      const seen = (row: string) =>
        scope.tenant === null
          ? sql`${sql.ref(`${row}.tenant_id`)} is null`
          : sql`(${sql.ref(`${row}.tenant_id`)} is null or ${sql.ref(`${row}.tenant_id`)} = ${scope.tenant})`;
      return sql<Candidate>`
        with total as (
          select greatest(sum(passages), 1)::float8 as passages, greatest(sum(length), 1)::float8 as length
          from search_total where ${seen('search_total')}
        ), query as (
          select term, weight from unnest(${[...terms.keys()]}::text[], ${[...terms.values()]}::float8[]) as q (term, weight)
        ), frequency as materialized (
          select q.term, q.weight * ln(1 + (t.passages - f.count + 0.5) / (f.count + 0.5)) as weight,
            t.length / t.passages as average
          from query q cross join total t
          cross join lateral (select count(*)::float8 as count from search_posting s where s.term = q.term and ${seen('s')}) f
          where f.count > 0
        ), best as (
          -- The order in which a plan adds up changes the last digit, and with it the order of equals.
          select s.passage_id, round(sum(f.weight * s.frequency * ${sql.lit(bm25.k1 + 1)}::float8
            / (s.frequency + ${sql.lit(bm25.k1)}::float8 * (${sql.lit(1 - bm25.b)}::float8 + ${sql.lit(bm25.b)}::float8 * s.length / f.average))) * 1e9) / 1e9 as score
          from frequency f join search_posting s on s.term = f.term and ${seen('s')}
          group by s.passage_id
        )
        select p.passage_id as id, b.score
        from best b join search_passage p on p.passage_id = b.passage_id
        where ${inScope(scope)}
        order by b.score desc, p.passage_id
        limit ${sql.lit(limit)}`;
    },
  };
}

async function isPrepared(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from pg_trigger where tgname = 'search_posting_added') as found`.execute(db);
  return rows[0]?.found === true;
}

/** Rows of postings of the passages of a table; ordered by term, so that importers take locks in one order. */
function postingsOf(table: 'search_passage' | 'added'): string {
  return `select t.term, p.passage_id, least(count(*), 32767), p.length, p.tenant_id
    from ${table} p cross join unnest(string_to_array(p.tokens, ' ')) as t (term)
    where t.term <> '' group by t.term, p.passage_id, p.length, p.tenant_id order by t.term`;
}

const postingTriggers: readonly string[] = [
  `create function search_posting_added() returns trigger language plpgsql as $$ begin
    insert into search_posting (term, passage_id, frequency, length, tenant_id)
    ${postingsOf('added')};
    return null;
  end $$`,
  `create function search_posting_removed() returns trigger language plpgsql as $$ begin
    delete from search_posting using removed where search_posting.passage_id = removed.passage_id;
    return null;
  end $$`,
  `create trigger search_posting_added after insert on search_passage
    referencing new table as added for each statement execute function search_posting_added()`,
  `create trigger search_posting_removed after delete on search_passage
    referencing old table as removed for each statement execute function search_posting_removed()`,
];
