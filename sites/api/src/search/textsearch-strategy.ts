import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import { passageScope } from './passage-scope.ts';
import type { SearchTables } from './search.tables.ts';
import { bm25 } from './search-settings.ts';
import type { Candidate, SearchStrategy, StrategyQuery } from './search-strategy.types.ts';

const indexName = 'search_passage_bm25';
/** Terms of a weighted query as repetitions: the extension counts a repeated term once each time. */
const repetitions = 120;

/**
 * BM25 by pg_textsearch (PostgreSQL 17 and later, and PGlite): top-k with block-max pruning inside the index. The index
 * reads `tokens` with the `simple` configuration, which leaves our tokens as they are.
 */
export function textsearchStrategy(database: Database): SearchStrategy {
  const db = database.tables<SearchTables>();
  return {
    name: 'textsearch',
    async prepare() {
      await db.transaction().execute(async (transaction) => {
        await sql`create index if not exists ${sql.ref(indexName)} on search_passage using bm25 (tokens)
          with (text_config = 'simple', k1 = ${sql.lit(bm25.k1)}, b = ${sql.lit(bm25.b)})`.execute(transaction);
      });
    },
    async rank({ terms, tenant, filters, limit }) {
      const query = repeatedTerms(terms);
      if (query === '') return [];
      const distance = sql<number>`p.tokens <@> to_bm25query(${query}, ${sql.lit(indexName)})`;
      const { rows } = await sql<Omit<Candidate, 'score'> & { distance: number }>`
        select p.passage_id as id, p.document_key as "documentKey", p.family_id as "familyId", ${distance} as distance
        from search_passage p
        where ${passageScope(tenant, filters)}
        order by ${distance}
        limit ${sql.lit(limit)}`.execute(db);
      return rows.filter((row) => row.distance < 0).map(({ distance: score, ...row }) => ({ ...row, score: -score }));
    },
  };
}

/** `a a a b`: weights as whole repetitions. Weights below half a repetition are left out. */
export function repeatedTerms(terms: StrategyQuery['terms']): string {
  const weights = [...terms.values()];
  const isUniform = weights.every((weight) => weight === weights[0]);
  if (isUniform) return [...terms.keys()].join(' ');
  const least = Math.min(...weights);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scale = Math.min(repetitions / total, 8 / least);
  return [...terms]
    .map(([term, weight]) => `${term} `.repeat(Math.round(weight * scale)))
    .join('')
    .trimEnd();
}
