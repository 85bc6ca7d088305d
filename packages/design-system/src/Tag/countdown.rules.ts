const day = 86_400_000;

/** Longest delay in ms that a browser's timer keeps. */
const longestTimer = 2 ** 31 - 1;

/** Days that are left, a begun one counting: 0 when the time has come. Both in ms. */
export function daysLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / day));
}

/** Time in ms until the number of days changes; undefined when it never will again. */
export function untilNextChange(until: number, now: number): number | undefined {
  const left = until - now;
  if (left <= 0) return undefined;
  return Math.min(longestTimer, left % day || day);
}
