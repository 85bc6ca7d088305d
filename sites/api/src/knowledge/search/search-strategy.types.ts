import type { RawBuilder } from 'kysely';
import type { SearchScope } from './search-scope.ts';

/** Weighted terms to look for; greater weights count more, their sum does not matter. */
export interface StrategyQuery {
  terms: ReadonlyMap<string, number>;
  scope: SearchScope;
  limit: number;
}

/** A passage as a strategy ranks it, without its text. */
export interface Candidate {
  id: number;
  /** BM25, above 0. */
  score: number;
}

export const strategyNames = ['textsearch', 'sql'] as const;
/** `textsearch` ranks by an index of the pg_textsearch extension, `sql` over a table of postings. */
export type StrategyName = (typeof strategyNames)[number];

/**
 * One way to rank passages by BM25 inside the database. All give the same order but for rounding. Frequencies and lengths
 * are those of the passages that the tenant sees: what others have changes no score.
 */
export interface SearchStrategy {
  name: StrategyName;
  /** Builds what it needs when this database has not yet got it; safe to call from several processes at once. */
  prepare(): Promise<void>;
  /** A select of the best passages as rows of `Candidate`, in any order; undefined when no term is left to look for. */
  best(query: StrategyQuery): Promise<RawBuilder<Candidate> | undefined>;
}
