import type { LinearModel } from './linear-model.ts';

export type Numbers = Readonly<Record<string, number>>;

function scaling(rows: readonly Numbers[], names: readonly string[]): { mean: number[]; scale: number[] } {
  const mean = names.map((name) => rows.reduce((sum, row) => sum + (row[name] ?? 0), 0) / rows.length);
  const scale = names.map((name, at) => {
    const square = rows.reduce((sum, row) => sum + ((row[name] ?? 0) - (mean[at] as number)) ** 2, 0);
    return Math.sqrt(square / rows.length) || 1;
  });
  return { mean, scale };
}

/** Adam (Kingma and Ba, ICLR 2015) over a gradient; deterministic, from zero. */
export function descend(size: number, steps: number, rate: number, gradient: (weights: Float64Array) => Float64Array) {
  const weights = new Float64Array(size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  for (let step = 1; step <= steps; step += 1) {
    const slope = gradient(weights);
    for (let at = 0; at < size; at += 1) {
      const value = slope[at] as number;
      first[at] = 0.9 * (first[at] as number) + 0.1 * value;
      second[at] = 0.99 * (second[at] as number) + 0.01 * value * value;
      const step1 = (first[at] as number) / (1 - 0.9 ** step);
      const step2 = Math.sqrt((second[at] as number) / (1 - 0.99 ** step)) + 1e-8;
      weights[at] = (weights[at] as number) - (rate * step1) / step2;
    }
  }
  return weights;
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

function addTimes(sum: Float64Array, values: Float64Array, times: number): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + times * (values[at] as number);
}

const rounded = (values: Iterable<number>) => [...values].map((value) => Math.round(value * 1e5) / 1e5);

/** Sentences of one question with what each is worth as an answer, 0 to 1. */
export interface RankedList {
  rows: readonly Numbers[];
  gains: readonly number[];
}

/** Listwise softmax regression (ListNet: Cao et al., ICML 2007): the best sentences of each list get the weight. */
export function trainRanking(lists: readonly RankedList[], names: readonly string[], ridge = 0.002): LinearModel {
  const { mean, scale } = scaling(
    lists.flatMap(({ rows }) => rows),
    names,
  );
  const sets = lists
    .map(({ rows, gains }) => ({
      rows: rows.map((row) =>
        Float64Array.from(names, (name, at) => ((row[name] ?? 0) - (mean[at] ?? 0)) / (scale[at] ?? 1)),
      ),
      gains,
      total: gains.reduce((sum, gain) => sum + gain, 0),
    }))
    .filter(({ total }) => total > 0);
  const weights = descend(names.length, 250, 0.03, (current) => {
    const slope = current.map((weight) => weight * ridge);
    for (const { rows, gains, total } of sets) {
      const scores = rows.map((row) => product(row, current));
      const most = scores.reduce((greatest, score) => Math.max(greatest, score), -Infinity);
      const odds = scores.map((score) => Math.exp(score - most));
      const sum = odds.reduce((all, value) => all + value, 0);
      for (let index = 0; index < rows.length; index += 1) {
        const off = ((odds[index] as number) / sum - (gains[index] as number) / total) / sets.length;
        addTimes(slope, rows[index] as Float64Array, off);
      }
    }
    return slope;
  });
  return { names, mean: rounded(mean), scale: rounded(scale), weights: rounded(weights), bias: 0 };
}

/** Logistic regression with a ridge; `balanced` weighs both outcomes alike. */
export function trainLogistic(
  rows: readonly Numbers[],
  outcomes: readonly boolean[],
  names: readonly string[],
  { ridge = 0.02, balanced = false }: { ridge?: number; balanced?: boolean } = {},
): LinearModel {
  const { mean, scale } = scaling(rows, names);
  const inputs = rows.map((row) =>
    Float64Array.from(['', ...names], (name, at) =>
      at === 0 ? 1 : ((row[name] ?? 0) - (mean[at - 1] ?? 0)) / (scale[at - 1] ?? 1),
    ),
  );
  const share = outcomes.filter(Boolean).length / outcomes.length;
  const weighs = (outcome: boolean) => (balanced ? 0.5 / (outcome ? share : 1 - share) : 1);
  const weights = descend(names.length + 1, 600, 0.03, (current) => {
    const slope = current.map((weight, at) => (at === 0 ? 0 : weight * ridge));
    inputs.forEach((row, index) => {
      const odds = product(row, current);
      const outcome = outcomes[index] as boolean;
      addTimes(slope, row, (weighs(outcome) * (1 / (1 + Math.exp(-odds)) - (outcome ? 1 : 0))) / inputs.length);
    });
    return slope;
  });
  const [bias = 0, ...rest] = rounded(weights);
  return { names, mean: rounded(mean), scale: rounded(scale), weights: rest, bias };
}
