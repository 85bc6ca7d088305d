import { inverseDocumentFrequency } from './bm25.ts';

export interface NeighbourSettings {
  /** Share of the neighbours' scores in the result, 0 to 1. */
  share: number;
  /** Best passages that are compared with each other. */
  depth: number;
  /** Nearest passages whose scores count. */
  nearest: number;
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
  const size = compared.length;
  const similarity = similarities(compared.map(({ tokens }) => tokens));
  const scores = compared.map(({ score }, row) => {
    let weight = 0;
    let around = 0;
    for (const at of greatest(similarity.subarray(row * size, (row + 1) * size), nearest)) {
      const value = similarity[row * size + at] as number;
      weight += value;
      around += value * (compared[at] as { score: number }).score;
    }
    return (1 - share) * score + (weight === 0 ? 0 : (share * around) / weight);
  });
  const floor = Math.min(...scores);
  return passages.map(({ score }, index) => scores[index] ?? Math.min(score, floor) - 1 + score);
}

/** Cosines of each passage with every other one, row by row; 0 with itself. */
function similarities(passages: readonly (readonly string[])[]): Float64Array {
  const size = passages.length;
  const matrix = new Float64Array(size * size);
  const lengths = new Float64Array(size);
  for (const posting of postingsOf(passages).values()) {
    const telling = inverseDocumentFrequency(size, posting.length / 2);
    for (let one = 0; one < posting.length; one += 2) {
      const row = posting[one] as number;
      const weight = (1 + Math.log(posting[one + 1] as number)) * telling;
      posting[one + 1] = weight;
      lengths[row] = (lengths[row] as number) + weight * weight;
      for (let other = 0; other < one; other += 2) {
        const cell = row * size + (posting[other] as number);
        matrix[cell] = (matrix[cell] as number) + weight * (posting[other + 1] as number);
      }
    }
  }
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < row; column += 1) {
      const scale = Math.sqrt((lengths[row] as number) * (lengths[column] as number)) || 1;
      const value = (matrix[row * size + column] as number) / scale;
      matrix[row * size + column] = value;
      matrix[column * size + row] = value;
    }
  }
  return matrix;
}

/** For each term the passages that have it and how often, as pairs in one list. */
function postingsOf(passages: readonly (readonly string[])[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  passages.forEach((tokens, at) => {
    for (const token of tokens) {
      const posting = postings.get(token);
      if (posting === undefined) postings.set(token, [at, 1]);
      else if (posting[posting.length - 2] === at) posting[posting.length - 1] = (posting.at(-1) as number) + 1;
      else posting.push(at, 1);
    }
  });
  return postings;
}

/** Places of the greatest values above 0. */
function greatest(values: Float64Array, count: number): number[] {
  const best: number[] = [];
  values.forEach((value, at) => {
    if (value <= 0 || (best.length === count && value <= (values[best.at(-1) as number] as number))) return;
    let place = best.length;
    while (place > 0 && (values[best[place - 1] as number] as number) < value) place -= 1;
    best.splice(place, 0, at);
    if (best.length > count) best.pop();
  });
  return best;
}
