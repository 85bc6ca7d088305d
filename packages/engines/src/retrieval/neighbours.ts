import { localFrequencies } from './term-statistics.ts';

export interface NeighbourSettings {
  /** Share of the neighbours' scores in the result, 0 to 1. */
  share: number;
  /** Best passages that are compared with each other. */
  depth: number;
  /** Nearest passages whose scores count. */
  nearest: number;
}

interface SparseVector {
  terms: Map<string, number>;
}

/**
 * Score regularisation: a passage whose nearest neighbours among the hits score well is likelier to be relevant (Diaz,
 * CIKM 2005). Neighbours by the cosine of log-tf·idf vectors, idf counted among the hits.
 *
 * @param passages best first, with scores of 0 to 1.
 * @returns new scores in the same order; passages below `depth` stay below those that were compared.
 */
export function regularised(
  passages: readonly { tokens: readonly string[]; score: number }[],
  { share, depth, nearest }: NeighbourSettings,
): number[] {
  const compared = passages.slice(0, depth);
  const similarity = similarities(compared.map(({ tokens }) => tokens));
  const scores = compared.map(({ score }, index) => {
    const row = similarity(index);
    const near = row.sort((a, b) => b.value - a.value).slice(0, nearest);
    const weight = near.reduce((sum, { value }) => sum + value, 0);
    if (weight === 0) return (1 - share) * score;
    const around = near.reduce((sum, { value, at }) => sum + value * (compared[at] as { score: number }).score, 0);
    return (1 - share) * score + (share * around) / weight;
  });
  const floor = Math.min(...scores);
  return passages.map(({ score }, index) => scores[index] ?? Math.min(score, floor) - 1 + score);
}

/** Cosines of each passage with every other one, by an inverted index over the passages. */
function similarities(passages: readonly (readonly string[])[]): (index: number) => { at: number; value: number }[] {
  const telling = localFrequencies(passages);
  const vectors = passages.map((tokens) => sparseVector(tokens, telling));
  const postings = new Map<string, { at: number; weight: number }[]>();
  vectors.forEach(({ terms }, at) => {
    for (const [term, weight] of terms) {
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [{ at, weight }]);
      else list.push({ at, weight });
    }
  });
  return (index) => {
    const values = new Float64Array(passages.length);
    for (const [term, weight] of (vectors[index] as SparseVector).terms) {
      for (const posting of postings.get(term) ?? []) {
        values[posting.at] = (values[posting.at] as number) + weight * posting.weight;
      }
    }
    return [...values].map((value, at) => ({ at, value })).filter(({ at }) => at !== index);
  };
}

function sparseVector(tokens: readonly string[], telling: (term: string) => number): SparseVector {
  const terms = new Map<string, number>();
  for (const token of tokens) terms.set(token, (terms.get(token) ?? 0) + 1);
  let square = 0;
  for (const [term, count] of terms) {
    const weight = (1 + Math.log(count)) * telling(term);
    terms.set(term, weight);
    square += weight * weight;
  }
  const length = Math.sqrt(square) || 1;
  for (const [term, weight] of terms) terms.set(term, weight / length);
  return { terms };
}
