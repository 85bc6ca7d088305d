import { bcp47, type Locale } from '@assay/domain';

const daysOfMonth = 30;
const daysOfYear = 365;

/** What so many days are said in, and how many of them they are. */
function inUnits(days: number): [count: number, unit: string] {
  if (days > 0 && days % daysOfYear === 0) return [days / daysOfYear, 'year'];
  // Twelve months of 30 days are no year.
  const isMonths = days > 0 && days % daysOfMonth === 0 && days < 12 * daysOfMonth;
  return isMonths ? [days / daysOfMonth, 'month'] : [days, 'day'];
}

/** `3 years`, `6 months`, `45 days`: so many days as people say them, a year of 365 and, below a year, a month of 30. */
export function period(days: number, locale: Locale): string {
  const [count, unit] = inUnits(days);
  return new Intl.NumberFormat(bcp47[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
