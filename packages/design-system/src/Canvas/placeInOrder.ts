/**
 * Places as near as possible to the wanted ones (least squares), in the same order and `apart[i]` between the i-th and the next:
 * isotonic regression by pooling (Ayer and others 1955).
 */
export function placeInOrder(wanted: readonly number[], apart: readonly number[]): number[] {
  const offsets = [0];
  for (const gap of apart) offsets.push((offsets.at(-1) ?? 0) + gap);
  const pools: { sum: number; count: number }[] = [];
  const mean = ({ sum, count }: { sum: number; count: number }) => sum / count;
  wanted.forEach((place, at) => {
    let pool = { sum: place - (offsets[at] ?? 0), count: 1 };
    for (let last = pools.at(-1); last && mean(last) > mean(pool); last = pools.at(-1)) {
      pools.pop();
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count };
    }
    pools.push(pool);
  });
  return pools
    .flatMap((pool) => Array.from({ length: pool.count }, () => mean(pool)))
    .map((z, at) => z + (offsets[at] ?? 0));
}
