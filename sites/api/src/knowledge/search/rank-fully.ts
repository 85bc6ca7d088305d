import { expandQuery, localFrequencies, normalised, queryWeights, regularised } from '@assay/engines/retrieval';
import type { Database } from '../../ground/database/database.types.ts';
import type { NearPassage } from './nearest-passages.ts';
import { type FeaturedCandidate, featuresOf, rankWithFeatures, similarityOf } from './rank-passages.ts';
import type { PassageScores } from './search.types.ts';
import type { SearchScope } from './search-scope.ts';
import {
  candidateCount,
  feedback,
  feedbackDepth,
  nearestCount,
  neighbours,
  semanticShare,
  semanticShareOfFeedback,
} from './search-settings.ts';
import type { SearchStrategy } from './search-strategy.types.ts';

export interface ScoredPassage {
  id: number;
  scores: PassageScores;
  /** Found by the words of another language. */
  byGlossary?: boolean;
}

export interface FullRanking {
  database: Database;
  strategy: SearchStrategy;
  scope: SearchScope;
  tokens: readonly string[];
  /** Embedding of the question; `undefined` at once when there is no model for its language. */
  question: Promise<Float32Array | undefined> | undefined;
  /** Passages of the scope nearest to a vector, best first. */
  near: (question: Float32Array, limit: number) => Promise<NearPassage[]>;
  limit: number;
  signal?: AbortSignal | undefined;
}

/**
 * Two passes of BM25, the second with the terms of the best passages of the first (RM3), together with the passages
 * nearest in meaning; fused with the embedding and smoothed over near passages.
 */
export async function rankFully({
  database,
  strategy,
  scope,
  tokens,
  question,
  near,
  limit,
  signal,
}: FullRanking): Promise<ScoredPassage[]> {
  const isSemantic = question !== undefined;
  const query = { terms: queryWeights(tokens), scope, limit: feedbackDepth };
  const [first, vector] = await Promise.all([rankWithFeatures(database, strategy, query, isSemantic), question]);
  signal?.throwIfAborted();
  const nearest = vector === undefined ? [] : await near(vector, nearestCount);
  if (first.length === 0 && nearest.length === 0) return [];
  const seen = compared(first, vector);
  const chosen = fused(seen, semanticShareOfFeedback)
    .map((score, index) => ({ score, tokens: (seen[index] as Compared).tokens }))
    .sort((a, b) => b.score - a.score);
  const telling = localFrequencies(chosen.map((passage) => passage.tokens));
  const terms = expandQuery(tokens, chosen, telling, feedback);
  signal?.throwIfAborted();
  const wider = { terms, scope, limit: Math.max(limit, candidateCount) };
  const second = await rankWithFeatures(database, strategy, wider, vector !== undefined);
  signal?.throwIfAborted();
  const found = second.slice(0, candidateCount);
  const known = new Set(found.map(({ id }) => id));
  const added = await featuresOf(
    database,
    nearest.flatMap(({ id }) => (known.has(id) ? [] : [id])),
  );
  signal?.throwIfAborted();
  const best = smoothed(compared([...found, ...added], vector));
  const least = best.at(-1)?.scores.total ?? 0;
  const held = new Set(best.map(({ id }) => id));
  const rest = second
    .slice(candidateCount)
    .filter(({ id }) => !held.has(id))
    .map(
      ({ id, score }, index): ScoredPassage => ({
        id,
        scores: { total: least - (index + 1) / 1000, lexical: score },
      }),
    );
  return [...best, ...rest];
}

interface Compared extends FeaturedCandidate {
  semantic: number | undefined;
}

function compared(candidates: readonly FeaturedCandidate[], question: Float32Array | undefined): Compared[] {
  return candidates.map((candidate) => ({ ...candidate, semantic: similarityOf(question, candidate) }));
}

/**
 * Weighted sum of the scores, each normalised over the candidates. A passage without an embedding gets the mean of the
 * others, so that it is neither favoured nor punished while embeddings are still being made.
 */
function fused(passages: readonly Compared[], share: number): number[] {
  const lexical = normalised(passages.map(({ score }) => score));
  const known = passages.flatMap(({ semantic }) => (semantic === undefined ? [] : [semantic]));
  if (known.length === 0) return lexical;
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const semantic = normalised(passages.map((passage) => passage.semantic ?? mean));
  return lexical.map((score, index) => (1 - share) * score + share * (semantic[index] as number));
}

function smoothed(passages: readonly Compared[]): ScoredPassage[] {
  const scores = fused(passages, semanticShare);
  const ordered = passages
    .map((passage, index) => ({ passage, score: scores[index] as number }))
    .sort((a, b) => b.score - a.score);
  const totals = regularised(
    ordered.map(({ passage: { tokens }, score }) => ({ tokens, score })),
    neighbours,
  );
  return ordered
    .map(({ passage: { id, score: lexical, semantic } }, index) => ({
      id,
      scores: { total: totals[index] as number, lexical, ...(semantic === undefined ? {} : { semantic }) },
    }))
    .sort((a, b) => b.scores.total - a.scores.total);
}
