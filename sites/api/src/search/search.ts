import { expandQuery, queryWeights, tokenize } from '@assay/engines/retrieval';
import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import { detectLanguage } from './detect-language.ts';
import { groupDocuments } from './group-documents.ts';
import { readPassages } from './read-passages.ts';
import type { PassageScores, RankedPassage, Search, SearchReply, SearchRequest } from './search.types.ts';
import { candidateCount, feedback } from './search-settings.ts';
import type { Candidate, SearchStrategy, StrategyName } from './search-strategy.types.ts';
import { countScope } from './searched-scope.ts';
import { sqlStrategy } from './sql-strategy.ts';
import { textsearchStrategy } from './textsearch-strategy.ts';

export interface SearchOptions {
  /** Overrides the choice by what the database can do. */
  strategy?: StrategyName | undefined;
}

/**
 * Opens search over a migrated database and builds the index of the chosen strategy when it is not there yet.
 *
 * @throws when `textsearch` is asked for and the database has no pg_textsearch.
 */
export async function openSearch(database: Database, options: SearchOptions = {}): Promise<Search> {
  const strategy = chooseStrategy(database, options.strategy);
  await strategy.prepare();
  return {
    search: (request) => search(database, strategy, request),
    suggest: async () => [],
  };
}

function chooseStrategy(database: Database, wanted: StrategyName | undefined): SearchStrategy {
  const hasExtension = database.has('pg_textsearch');
  if (wanted === 'textsearch' && !hasExtension) {
    throw new Error(
      'Search is set to the strategy textsearch, but this PostgreSQL has no extension pg_textsearch. Install the extension, or set the strategy to sql.',
    );
  }
  return (wanted ?? (hasExtension ? 'textsearch' : 'sql')) === 'textsearch'
    ? textsearchStrategy(database)
    : sqlStrategy(database);
}

async function search(database: Database, strategy: SearchStrategy, request: SearchRequest): Promise<SearchReply> {
  const began = performance.now();
  const { tenant, query, filters = {}, mode = 'full', signal } = request;
  const limit = Math.max(1, Math.min(request.limit ?? 50, 500));
  const tokens = tokenize(query, request.language ?? detectLanguage(query));
  const scope = countScope(database, tenant, filters);
  const depth = Math.max(limit, candidateCount);
  const first = await strategy.rank({
    terms: queryWeights(tokens),
    tenant,
    filters,
    limit: mode === 'lexical' ? depth : feedback.documents,
  });
  signal?.throwIfAborted();
  const afterLexical = performance.now();
  const ranked = mode === 'lexical' ? first : await withFeedback(database, strategy, tokens, first, request, depth);
  signal?.throwIfAborted();
  const afterFeedback = performance.now();
  const scored = ranked.map(({ id, score }) => ({ id, scores: { total: score, lexical: score } as PassageScores }));
  const texts = await readPassages(
    database,
    scored.slice(0, limit).map(({ id }) => id),
  );
  const passages = scored.flatMap(({ id, scores }): RankedPassage[] => {
    const passage = texts.get(id);
    return passage === undefined ? [] : [{ ...passage, scores }];
  });
  const { documents, passages: places, languages } = await scope;
  const now = performance.now();
  return {
    ...groupDocuments(passages),
    searched: { documents, passages: places, languages, embedded: 0, strategy: strategy.name },
    timings: {
      total: now - began,
      lexical: afterLexical - began,
      feedback: afterFeedback - afterLexical,
      semantic: 0,
      reading: now - afterFeedback,
    },
  };
}

/** Ranks again with the terms of the best passages. */
async function withFeedback(
  database: Database,
  strategy: SearchStrategy,
  tokens: readonly string[],
  first: readonly Candidate[],
  { tenant, filters = {} }: SearchRequest,
  limit: number,
): Promise<Candidate[]> {
  if (first.length === 0) return [];
  const { rows } = await sql<{ id: number; tokens: string }>`
    select passage_id as id, tokens from search_passage
    where passage_id = any(${first.map(({ id }) => id)}::bigint[])`.execute(database.tables<unknown>());
  const stored = new Map(rows.map((row) => [row.id, row.tokens.split(' ')]));
  const passages = first.flatMap(({ id, score }) => {
    const found = stored.get(id);
    return found === undefined ? [] : [{ tokens: found, score }];
  });
  return strategy.rank({ terms: expandQuery(tokens, passages, feedback), tenant, filters, limit });
}
