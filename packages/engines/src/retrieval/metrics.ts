/** Gains of the judged documents of a query; what is not judged has none. */
export type Judgments = ReadonlyMap<string, number>;

export interface RankingFigures {
  ndcg10: number;
  map: number;
  recall100: number;
}

/** Discounted cumulative gain of the first `depth`, `gain / log2(rank + 1)`, over that of the ideal order. */
export function ndcg(ranking: readonly string[], judgments: Judgments, depth: number): number {
  const discounted = (gains: readonly number[]) =>
    gains.slice(0, depth).reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
  const ideal = discounted([...judgments.values()].filter((gain) => gain > 0).sort((a, b) => b - a));
  return ideal === 0 ? 0 : discounted(ranking.map((id) => judgments.get(id) ?? 0)) / ideal;
}

/** Mean of the precision at each relevant document; one that is not found counts as precision 0. */
export function averagePrecision(ranking: readonly string[], judgments: Judgments): number {
  const relevant = relevantCount(judgments);
  if (relevant === 0) return 0;
  let found = 0;
  let sum = 0;
  ranking.forEach((id, index) => {
    if ((judgments.get(id) ?? 0) <= 0) return;
    found += 1;
    sum += found / (index + 1);
  });
  return sum / relevant;
}

/** Share of the relevant documents among the first `depth`. */
export function recall(ranking: readonly string[], judgments: Judgments, depth: number): number {
  const relevant = relevantCount(judgments);
  if (relevant === 0) return 0;
  return ranking.slice(0, depth).filter((id) => (judgments.get(id) ?? 0) > 0).length / relevant;
}

function relevantCount(judgments: Judgments): number {
  return [...judgments.values()].filter((gain) => gain > 0).length;
}

/** Means over the queries that have at least one relevant document. */
export function rankingFigures(
  rankings: ReadonlyMap<string, readonly string[]>,
  judgments: ReadonlyMap<string, Judgments>,
): RankingFigures & { queries: number } {
  const judged = [...judgments].filter(([, gains]) => relevantCount(gains) > 0);
  const mean = (figure: (ranking: readonly string[], gains: Judgments) => number) =>
    judged.length === 0
      ? 0
      : judged.reduce((sum, [query, gains]) => sum + figure(rankings.get(query) ?? [], gains), 0) / judged.length;
  return {
    queries: judged.length,
    ndcg10: mean((ranking, gains) => ndcg(ranking, gains, 10)),
    map: mean(averagePrecision),
    recall100: mean((ranking, gains) => recall(ranking, gains, 100)),
  };
}
