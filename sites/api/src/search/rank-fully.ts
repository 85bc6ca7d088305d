import { expandQuery, localFrequencies, normalised, queryWeights, regularised } from '@assay/engines/retrieval';
import type { Database } from '../database/database.types.ts';
import { type PassageFeatures, readFeatures } from './passage-features.ts';
import type { PassageScores } from './search.types.ts';
import type { SearchScope } from './search-scope.ts';
import {
  candidateCount,
  feedback,
  feedbackDepth,
  neighbours,
  semanticShare,
  semanticShareOfFeedback,
} from './search-settings.ts';
import type { Candidate, SearchStrategy } from './search-strategy.types.ts';

export interface ScoredPassage {
  id: number;
  scores: PassageScores;
}

export interface FullRanking {
  database: Database;
  strategy: SearchStrategy;
  scope: SearchScope;
  tokens: readonly string[];
  /** Embedding of the question; undefined when there is none for its language. */
  question: Promise<Float32Array | undefined>;
  limit: number;
  signal?: AbortSignal | undefined;
}

/**
 * Two passes of BM25, the second with the terms of the best passages of the first (RM3), fused with the embedding and
 * smoothed over near passages.
 */
export async function rankFully({
  database,
  strategy,
  scope,
  tokens,
  question,
  limit,
  signal,
}: FullRanking): Promise<ScoredPassage[]> {
  const features = new Map<number, PassageFeatures>();
  const first = await strategy.rank({ terms: queryWeights(tokens), scope, limit: feedbackDepth });
  const vector = await question;
  signal?.throwIfAborted();
  if (first.length === 0) return [];
  await readFeatures(database, idsOf(first), vector, features);
  const seen = present(first, features);
  const chosen = fused(seen, semanticShareOfFeedback)
    .map((score, index) => ({ score, tokens: (seen[index] as Fusable).features.tokens }))
    .sort((a, b) => b.score - a.score);
  const telling = localFrequencies(chosen.map((passage) => passage.tokens));
  const terms = expandQuery(tokens, chosen, telling, feedback);
  signal?.throwIfAborted();
  const second = await strategy.rank({ terms, scope, limit: Math.max(limit, candidateCount) });
  const head = second.slice(0, candidateCount);
  await readFeatures(database, idsOf(head), vector, features);
  signal?.throwIfAborted();
  const best = smoothed(present(head, features));
  const least = best.at(-1)?.scores.total ?? 0;
  const rest = second.slice(candidateCount).map(
    ({ id, score }, index): ScoredPassage => ({
      id,
      scores: { total: least - (index + 1) / 1000, lexical: score },
    }),
  );
  return [...best, ...rest];
}

interface Fusable {
  candidate: Candidate;
  features: PassageFeatures;
}

function idsOf(candidates: readonly Candidate[]): number[] {
  return candidates.map(({ id }) => id);
}

/** A passage may be gone between two statements: another version of its document came in. */
function present(candidates: readonly Candidate[], features: ReadonlyMap<number, PassageFeatures>): Fusable[] {
  return candidates.flatMap((candidate) => {
    const found = features.get(candidate.id);
    return found === undefined ? [] : [{ candidate, features: found }];
  });
}

/**
 * Weighted sum of the scores, each normalised over the candidates. A passage without an embedding gets the mean of the
 * others, so that it is neither favoured nor punished while embeddings are still being made.
 */
function fused(passages: readonly Fusable[], share: number): number[] {
  const lexical = normalised(passages.map(({ candidate }) => candidate.score));
  const known = passages.flatMap(({ features }) => (features.semantic === undefined ? [] : [features.semantic]));
  if (known.length === 0) return lexical;
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const semantic = normalised(passages.map(({ features }) => features.semantic ?? mean));
  return lexical.map((score, index) => (1 - share) * score + share * (semantic[index] as number));
}

function smoothed(passages: readonly Fusable[]): ScoredPassage[] {
  const scores = fused(passages, semanticShare);
  const ordered = passages
    .map(({ candidate, features }, index) => ({ candidate, features, score: scores[index] as number }))
    .sort((a, b) => b.score - a.score);
  const totals = regularised(
    ordered.map(({ features: { tokens }, score }) => ({ tokens, score })),
    neighbours,
  );
  return ordered
    .map(({ candidate: { id, score: lexical }, features: { semantic } }, index) => ({
      id,
      scores: { total: totals[index] as number, lexical, ...(semantic === undefined ? {} : { semantic }) },
    }))
    .sort((a, b) => b.scores.total - a.scores.total);
}
