import { queryTokens, queryWeights } from '@assay/engines/retrieval';
import type { Database } from '../database/database.types.ts';
import { countScope } from './count-scope.ts';
import { detectLanguage } from './detect-language.ts';
import { groupDocuments } from './group-documents.ts';
import { rankFully, type ScoredPassage } from './rank-fully.ts';
import { readPassages } from './read-passages.ts';
import type { RankedPassage, Search, SearchReply, SearchRequest } from './search.types.ts';
import { resolveScope } from './search-scope.ts';
import { greatestLimit } from './search-settings.ts';
import type { SearchStrategy, StrategyName } from './search-strategy.types.ts';
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
  const { tenant, query, mode = 'full', signal } = request;
  const limit = Math.max(1, Math.min(request.limit ?? 50, greatestLimit));
  const language = request.language ?? detectLanguage(query);
  const tokens = queryTokens(query, language);
  const scope = await resolveScope(database, tenant, request.filters ?? {});
  const counting = countScope(database, scope);
  counting.catch(() => undefined);
  const ranked =
    mode === 'lexical'
      ? (await strategy.rank({ terms: queryWeights(tokens), scope, limit })).map(
          ({ id, score }): ScoredPassage => ({ id, scores: { total: score, lexical: score } }),
        )
      : await rankFully({ database, strategy, scope, tokens, question: Promise.resolve(undefined), limit, signal });
  const rankedAt = performance.now();
  const best = ranked.slice(0, limit);
  const found = await readPassages(
    database,
    best.map(({ id }) => id),
  );
  const passages = best.flatMap(({ id, scores }): RankedPassage[] => {
    const passage = found.get(id);
    return passage === undefined ? [] : [{ ...passage, scores }];
  });
  const { documents, passages: places, languages, embedded } = await counting;
  const now = performance.now();
  return {
    ...groupDocuments(passages),
    searched: {
      documents,
      passages: places,
      languages,
      embedded: places === 0 ? 0 : embedded / places,
      strategy: strategy.name,
    },
    timings: { total: now - began, ranking: rankedAt - began, reading: now - rankedAt },
  };
}
