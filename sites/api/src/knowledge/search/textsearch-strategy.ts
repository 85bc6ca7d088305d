import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { unhurried } from '../../ground/database/time-limits.ts';
import { scopeArguments } from './search-scope.ts';
import { bm25 } from './search-settings.ts';
import type { Candidate, SearchStrategy, StrategyQuery } from './search-strategy.types.ts';
import { sharedIndex, type Terms, tenantIndex, weighTerms } from './term-statistics.ts';

/** Terms of a weighted query as repetitions: the extension counts a repeated term once each time. */
const repetitions = 400;

const indexed = `using bm25 (tokens) with (text_config = 'simple', k1 = ${bm25.k1}, b = ${bm25.b})`;
const index = `create index if not exists ${sharedIndex} on search_passage ${indexed} where tenant_id is null`;

/** Makes the index of a tenant's own passages unless it is there; a table is locked while one is made. */
const tenantFunction = `create or replace function search_index_tenant(tenant text) returns void language plpgsql as $$
  declare name text := 'search_passage_bm25_' || md5(tenant);
  begin
    if to_regclass(name) is null then
      execute format('create index if not exists %I on search_passage ${indexed.replaceAll("'", "''")} where tenant_id = %L', name, tenant);
    end if;
  end $$`;

/**
 * The score is read from the index scan (`bm25_get_current_score`); the operator in a select list would compute it again
 * from the text, 0.1 ms a row. That holds only while the plan is an index scan, so sorts are off in here. The passages of
 * one index are looked at: those of a tenant, or where `owner` is null the shared ones.
 */
const rankFunction = `create or replace function search_rank_of(
    owner text, index text, query text, tenant text, sources text[], since date, until date, languages text[],
    documents bigint[], count integer
  ) returns table (id bigint, score float8) language plpgsql stable
  set enable_sort = off set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_custom_plan
  as $$ begin
    if owner is null then
      return query
        select p.passage_id, -bm25_get_current_score()
        from search_passage p
        where p.tenant_id is null and ${inOrder('search_rank_of')}
        limit count;
    else
      return query
        select p.passage_id, -bm25_get_current_score()
        from search_passage p
        where p.tenant_id = owner and ${inOrder('search_rank_of')}
        limit count;
    end if;
  end $$`;

function inOrder(name: string): string {
  return `search_sees(p.tenant_id, p.source_type, p.date, p.language, p.document_key,
          ${name}.tenant, sources, since, until, ${name}.languages, documents)
        order by p.tokens <@> to_bm25query(query, index)`;
}

/** An index of each tenant with passages of its own. They are listed first: no index is made on a table that a query reads. */
const ownerIndexes = `do $$
  declare owners text[] := array(select distinct tenant_id from search_passage where tenant_id is not null);
  begin
    perform search_index_tenant(owner) from unnest(owners) as o (owner);
  end $$`;

/**
 * BM25 by pg_textsearch (PostgreSQL 17 and later, and PGlite): top-k with block-max pruning inside the index. The index
 * reads `tokens` with the `simple` configuration, which leaves our tokens as they are. Shared passages and those of each
 * tenant have an index of their own, since an index counts its terms over all that is in it.
 */
export function textsearchStrategy(database: Database): SearchStrategy {
  const db = database.tables<unknown>();
  /** A select of the best of one index. */
  const bestOf = (owner: string | null, terms: Terms, { scope, limit }: StrategyQuery) => {
    const { query, scale } = repeatedTerms(terms);
    if (query === '') return undefined;
    const name = owner === null ? sql.lit(sharedIndex) : tenantIndex(owner);
    // The planner takes a function to give 1,000 rows, but believes a limit.
    return sql<Candidate>`
        select id, score / ${scale}::float8 as score
        from (
          select id, score from search_rank_of(${owner}::text, ${name}, ${query}, ${scopeArguments(scope)}, ${sql.lit(limit)})
          limit ${sql.lit(limit)}
        ) b
        where score > 0`;
  };
  return {
    name: 'textsearch',
    async prepare() {
      const { rows } = await sql<{ found: boolean }>`
        select exists (select from pg_proc where proname = 'search_rank_of')
          and to_regclass(${sql.lit(sharedIndex)}) is not null as found`.execute(db);
      if (rows[0]?.found) return;
      await db.transaction().execute(async (transaction) => {
        await sql.raw(unhurried).execute(transaction);
        await sql`lock table search_passage in share row exclusive mode`.execute(transaction);
        for (const statement of [index, tenantFunction, rankFunction, ownerIndexes]) {
          await sql.raw(statement).execute(transaction);
        }
      });
    },
    async best(query) {
      const { tenant, documents } = query.scope;
      // What can be nowhere is planned over any index, and the extension refuses one that it was not told of.
      if (documents?.length === 0) return undefined;
      const { shared, own } = await weighTerms(database, tenant, query.terms);
      const everybodys = bestOf(null, shared, query);
      const owned = tenant === null || own === undefined ? undefined : bestOf(tenant, own, query);
      if (everybodys === undefined || owned === undefined) return everybodys ?? owned;
      return sql<Candidate>`
        select id, score from ((${everybodys}) union all (${owned})) both_indexes
        order by score desc, id limit ${sql.lit(query.limit)}`;
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
