import { descend } from './train.ts';

/**
 * Softmax regression with a ridge: the weights and the bias of each class over vectors.
 *
 * @param classes the class of each vector, from 0
 */
export function trainClasses(
  vectors: readonly ArrayLike<number>[],
  classes: readonly number[],
  count: number,
  { ridge = 1e-4, steps = 200, rate = 0.1 }: { ridge?: number; steps?: number; rate?: number } = {},
): { weights: Float64Array; bias: number }[] {
  const dimensions = vectors[0]?.length ?? 0;
  const size = dimensions + 1;
  const weights = descend(count * size, steps, rate, (current) => {
    const slope = current.map((weight, at) => (at % size === dimensions ? 0 : weight * ridge));
    vectors.forEach((vector, row) => {
      const scores = Array.from({ length: count }, (_, each) => scoreOf(current, each * size, vector));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const sum = odds.reduce((all, value) => all + value, 0);
      odds.forEach((value, each) => {
        const off = (value / sum - (classes[row] === each ? 1 : 0)) / vectors.length;
        const start = each * size;
        for (let index = 0; index < dimensions; index += 1)
          slope[start + index] = (slope[start + index] as number) + off * (vector[index] as number);
        slope[start + dimensions] = (slope[start + dimensions] as number) + off;
      });
    });
    return slope;
  });
  return Array.from({ length: count }, (_, each) => ({
    weights: weights.slice(each * size, each * size + dimensions),
    bias: weights[each * size + dimensions] as number,
  }));
}

function scoreOf(weights: Float64Array, start: number, vector: ArrayLike<number>): number {
  let sum = weights[start + vector.length] as number;
  for (let index = 0; index < vector.length; index += 1)
    sum += (weights[start + index] as number) * (vector[index] as number);
  return sum;
}
