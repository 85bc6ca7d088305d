/** Least and greatest of values, widened where they are one, and to zero where bars stand on it; [0, 1] where there are none. */
export function scaleDomain(values: readonly number[], { fromZero }: { fromZero: boolean }): [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  if (least > greatest) return [0, 1];
  if (fromZero) {
    least = Math.min(0, least);
    greatest = Math.max(0, greatest);
  }
  if (least === greatest) {
    const margin = Math.abs(least) / 2 || 1;
    return fromZero ? [0, 1] : [least - margin, greatest + margin];
  }
  return [least, greatest];
}
