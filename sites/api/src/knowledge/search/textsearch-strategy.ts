import { sql } from 'kysely';
import { unhurried } from '../../ground/database/connection-loss.ts';
import type { Database } from '../../ground/database/database.types.ts';
import { scopeArguments } from './search-scope.ts';
import { bm25 } from './search-settings.ts';
import type { Candidate, SearchStrategy, StrategyQuery } from './search-strategy.types.ts';

/** Terms of a weighted query as repetitions: the extension counts a repeated term once each time. */
const repetitions = 400;

const index = `create index if not exists search_passage_bm25 on search_passage using bm25 (tokens)
  with (text_config = 'simple', k1 = ${bm25.k1}, b = ${bm25.b})`;

/**
 * The score is read from the index scan (`bm25_get_current_score`); the operator in a select list would compute it again
 * from the text, 0.1 ms a row. That holds only while the plan is an index scan, so sorts are off in here.
 */
const rankFunction = `create or replace function search_rank(
    query text, tenant text, sources text[], since date, until date, languages text[], documents bigint[], count integer
  ) returns table (id bigint, document bigint, family text, score float8) language plpgsql stable
  set enable_sort = off set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_custom_plan
  as $$ begin
    return query
      select p.passage_id, p.document_key, p.family_id, -bm25_get_current_score()
      from search_passage p
      where search_sees(p.tenant_id, p.source_type, p.date, p.language, p.document_key,
        search_rank.tenant, sources, since, until, search_rank.languages, documents)
      order by p.tokens <@> to_bm25query(query, 'search_passage_bm25')
      limit count;
  end $$`;

/**
 * BM25 by pg_textsearch (PostgreSQL 17 and later, and PGlite): top-k with block-max pruning inside the index. The index
 * reads `tokens` with the `simple` configuration, which leaves our tokens as they are.
 */
export function textsearchStrategy(database: Database): SearchStrategy {
  const db = database.tables<unknown>();
  return {
    name: 'textsearch',
    async prepare() {
      const { rows } = await sql<{ found: boolean }>`
        select exists (select from pg_proc where proname = 'search_rank')
          and to_regclass('search_passage_bm25') is not null as found`.execute(db);
      if (rows[0]?.found) return;
      await db.transaction().execute(async (transaction) => {
        await sql.raw(unhurried).execute(transaction);
        await sql`lock table search_passage in share row exclusive mode`.execute(transaction);
        for (const statement of [index, rankFunction]) await sql.raw(statement).execute(transaction);
      });
    },
    best({ terms, scope, limit }) {
      const { query, scale } = repeatedTerms(terms);
      if (query === '') return undefined;
      // The planner takes a function to give 1,000 rows, but believes a limit.
      return sql<Candidate>`
        select id, score / ${scale}::float8 as score
        from (select id, score from search_rank(${query}, ${scopeArguments(scope)}, ${sql.lit(limit)}) limit ${sql.lit(limit)}) b
        where score > 0`;
    },
  };
}

/** `a a a b`: weights as whole repetitions, `scale` to a unit of weight. Weights below half of one are left out. */
export function repeatedTerms(terms: StrategyQuery['terms']): { query: string; scale: number } {
  const weights = [...terms.values()];
  const first = weights[0] ?? 1;
  if (weights.every((weight) => weight === first)) return { query: [...terms.keys()].join(' '), scale: 1 / first };
  const scale = repetitions / weights.reduce((sum, weight) => sum + weight, 0);
  const query = [...terms].map(([term, weight]) => `${term} `.repeat(Math.round(weight * scale))).join('');
  return { query: query.trimEnd(), scale };
}
