/** The allowed value nearest to a share (0 to 1) of the scale; steps count from `min`. */
export function valueAt(share: number, { min, max, step = 1 }: { min: number; max: number; step?: number }): number {
  const steps = Math.round((share * (max - min)) / step);
  const digits = Math.max(decimals(min), decimals(step));
  return Math.min(max, Math.max(min, Number((min + steps * step).toFixed(digits))));
}

/** Where a value lies on the scale, from 0 to 1. */
export function shareOf(value: number, { min, max }: { min: number; max: number }): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
}

/** The thumb of two that a press at `value` moves: the nearer one; of two in one place the one that can go there. */
export function nearerThumb(value: number, [low, high]: readonly [number, number]): 0 | 1 {
  const [toLow, toHigh] = [Math.abs(value - low), Math.abs(value - high)];
  if (toLow === toHigh) return value < low ? 0 : 1;
  return toLow < toHigh ? 0 : 1;
}

function decimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}
