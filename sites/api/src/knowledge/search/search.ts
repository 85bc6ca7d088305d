import { type Embedder, queryTokens, queryWeights, type Relatedness } from '@assay/engines/retrieval';
import type { Database } from '../../ground/database/database.types.ts';
import { createScopeCounter, embeddingCoverage, type ScopeCount } from './count-scope.ts';
import { detectLanguage } from './detect-language.ts';
import { groupDocuments } from './group-documents.ts';
import { createNearestPassages, type NearestPassages } from './nearest-passages.ts';
import { createQuestionVectors, knowsLanguage } from './question-vectors.ts';
import { rankFully, type ScoredPassage } from './rank-fully.ts';
import { rankOtherLanguages, withOtherLanguages } from './rank-other-languages.ts';
import { rankPassages } from './rank-passages.ts';
import { readPassages } from './read-passages.ts';
import { createQuestionReader } from './read-question.ts';
import { rebuildPassages } from './rebuild-passages.ts';
import { isRelated } from './relatedness.ts';
import type { RankedPassage, Search, SearchReply, SearchRequest } from './search.types.ts';
import { resolveScope, type SearchScope } from './search-scope.ts';
import { greatestLimit, otherLanguagesShare } from './search-settings.ts';
import type { SearchStrategy, StrategyName } from './search-strategy.types.ts';
import { sqlStrategy } from './sql-strategy.ts';
import { createSuggestions } from './suggestions.ts';
import { textsearchStrategy } from './textsearch-strategy.ts';

export interface SearchOptions {
  /** Overrides the choice by what the database can do. */
  strategy?: StrategyName | undefined;
  /** Embeds questions; the same model as that of the passages. Absent: words only. */
  embedder?: Embedder | undefined;
  /** Told when a question could not be embedded; the search goes on without. */
  report?: (message: string, error: unknown) => void;
}

interface SearchParts {
  database: Database;
  strategy: SearchStrategy;
  embed: ReturnType<typeof createQuestionVectors>;
  relatedness: Relatedness | undefined;
  /** Whether passages of a language get embeddings. */
  isEmbedded: (language: string) => boolean;
  near: NearestPassages;
  count: (scope: SearchScope) => Promise<ScopeCount>;
}

/**
 * Opens search over a migrated database; builds passages and the index of the chosen strategy when they are missing.
 *
 * @throws when `textsearch` is asked for and the database has no pg_textsearch.
 */
export async function openSearch(database: Database, options: SearchOptions = {}): Promise<Search> {
  const strategy = chooseStrategy(database, options.strategy);
  await rebuildPassages(database);
  await strategy.prepare();
  const { embedder, report = () => undefined } = options;
  const parts: SearchParts = {
    database,
    strategy,
    embed: createQuestionVectors(embedder, report),
    relatedness: embedder?.relatedness,
    isEmbedded: (language) => knowsLanguage(embedder, language),
    near: createNearestPassages(database),
    count: createScopeCounter(database),
  };
  return {
    readQuestion: createQuestionReader(database),
    search: (request) => search(parts, request),
    suggest: createSuggestions(database),
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

async function search(parts: SearchParts, request: SearchRequest): Promise<SearchReply> {
  const began = performance.now();
  const { database, strategy } = parts;
  const { tenant, query, mode = 'full', signal } = request;
  const limit = Math.max(1, Math.min(request.limit ?? 50, greatestLimit));
  const language = request.language ?? detectLanguage(query);
  const scope = await resolveScope(database, tenant, request.filters ?? {});
  const counting = parts.count(scope);
  counting.catch(() => undefined);
  const tokens = queryTokens(query, language);

  async function rank(): Promise<ScoredPassage[]> {
    if (mode === 'lexical') {
      const candidates = await rankPassages(database, strategy, { terms: queryWeights(tokens), scope, limit });
      return candidates.map(({ id, score }) => ({ id, scores: { total: score, lexical: score } }));
    }
    const question = parts.embed(query, language);
    const near = async (vector: Float32Array, count: number) =>
      parts.near.nearest(vector, scope, (await counting).passages, count);
    if (mode === 'full') return rankFully({ database, strategy, scope, tokens, question, near, limit, signal });
    const vector = await question;
    if (vector === undefined) return [];
    return (await near(vector, limit)).map(({ id, semantic }) => ({
      id,
      scores: { total: semantic, lexical: 0, semantic },
    }));
  }

  async function rankOthers(): Promise<ScoredPassage[]> {
    if (mode === 'semantic') return [];
    const share = Math.floor(limit * otherLanguagesShare);
    const question = mode === 'full' ? parts.embed(query, language) : undefined;
    return rankOtherLanguages({
      database,
      strategy,
      scope,
      query,
      language,
      counted: await counting,
      limit: share,
      question,
    });
  }

  const [own, others] = await Promise.all([rank(), rankOthers()]);
  const ranked = withOtherLanguages(own.slice(0, limit), others);
  signal?.throwIfAborted();
  const rankedAt = performance.now();
  const found = await readPassages(
    database,
    ranked.map(({ id }) => id),
  );
  const hits = ranked.flatMap(({ id, scores, byGlossary }): RankedPassage[] => {
    const passage = found.get(id);
    return passage === undefined ? [] : [{ ...passage, scores, ...(byGlossary ? { byGlossary } : {}) }];
  });
  const { relatedness } = parts;
  const isForeign = (hit: RankedPassage) => hit.language.split('-')[0] !== language.split('-')[0];
  const kept =
    mode === 'semantic' && relatedness
      ? hits.filter((hit) =>
          isForeign(hit) ? (hit.scores.semantic ?? 0) >= relatedness.cosine : isRelated(tokens, hit, relatedness),
        )
      : hits;
  const counted = await counting;
  const now = performance.now();
  return {
    ...groupDocuments(kept),
    searched: {
      documents: counted.documents,
      passages: counted.passages,
      languages: counted.languages.map((count) => count.language),
      ...embeddingCoverage(counted, parts.isEmbedded),
      strategy: strategy.name,
    },
    timings: { total: now - began, ranking: rankedAt - began, reading: now - rankedAt },
  };
}
