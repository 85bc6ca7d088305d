export type HistoryGroup = 'today' | 'last_7_days' | 'older';

const day = 86_400_000;

/**
 * Group of a moment for a reader whose days begin at their own midnight: today, the seven days before, older.
 *
 * @param tzOffset negative local offset in minutes, as `Date.getTimezoneOffset` gives it: UTC+8 is -480.
 */
export function groupOf(at: Date, now: Date, tzOffset: number): HistoryGroup {
  const local = (date: Date) => Math.floor((date.getTime() - tzOffset * 60_000) / day);
  const age = local(now) - local(at);
  if (age <= 0) return 'today';
  return age <= 7 ? 'last_7_days' : 'older';
}
