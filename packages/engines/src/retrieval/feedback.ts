/** Weight of each term of a query. Weights of a query sum to 1. */
export type TermWeights = ReadonlyMap<string, number>;

export interface FeedbackSettings {
  /** Passages taken as relevant. */
  documents: number;
  /** Terms taken from them. */
  terms: number;
  /** Share of the original query in the expanded one, 0 to 1. */
  original: number;
}

/** A passage of the first pass with its score above 0, as feedback reads it. */
export interface FeedbackPassage {
  tokens: readonly string[];
  score: number;
}

/** Relative frequency of each term of a query. */
export function queryWeights(tokens: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const token of tokens) weights.set(token, (weights.get(token) ?? 0) + 1 / tokens.length);
  return weights;
}

/** A bare number says nothing without its unit and its quantity. */
const bareNumber = /^n\d[\dde]*$/;

/**
 * Relevance model RM3: the query interpolated with the terms of its best passages, each passage weighted by its share of
 * their scores (Abdul-Jaleel et al., UMass at TREC 2004; Lavrenko and Croft, SIGIR 2001).
 *
 * @param found best first.
 * @param telling inverse document frequency that chooses the terms; their weights are those of the model.
 * @returns weights that sum to 1; the query itself when nothing was found.
 */
export function expandQuery(
  tokens: readonly string[],
  found: readonly FeedbackPassage[],
  telling: (term: string) => number,
  { documents, terms, original }: FeedbackSettings,
): TermWeights {
  const query = queryWeights(tokens);
  const best = found.slice(0, documents).filter((passage) => passage.tokens.length > 0);
  const total = best.reduce((sum, { score }) => sum + score, 0);
  if (query.size === 0 || total <= 0) return query;
  const model = new Map<string, number>();
  for (const passage of best) {
    const share = passage.score / total / passage.tokens.length;
    for (const token of passage.tokens) {
      if (!bareNumber.test(token)) model.set(token, (model.get(token) ?? 0) + share);
    }
  }
  const chosen = [...model]
    .map(([token, weight]) => ({ token, weight, rank: weight * telling(token) }))
    .sort((a, b) => b.rank - a.rank || (a.token < b.token ? -1 : 1))
    .slice(0, terms);
  const mass = chosen.reduce((sum, { weight }) => sum + weight, 0);
  if (mass <= 0) return query;
  const expanded = new Map([...query].map(([token, weight]) => [token, weight * original]));
  for (const { token, weight } of chosen) {
    expanded.set(token, (expanded.get(token) ?? 0) + (weight / mass) * (1 - original));
  }
  return expanded;
}
