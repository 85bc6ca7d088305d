const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * ISO 8601 calendar date of the forms found in patent and literature records: `20150106`, `2015-01-06`, `2018 May 7`.
 * A missing or zero month or day (`19820200`) becomes the first. Undefined when there is no valid year.
 */
export function isoDate(year: string, month = '', day = ''): string | undefined {
  const [, y, m, d] = /^\s*(\d{4})-?(\d{2})?-?(\d{2})?/.exec(year) ?? [];
  if (y === undefined || Number(y) < 1500) return undefined;
  const monthNumber = within(monthOf(month) ?? Number(m ?? 1), 12);
  const lastDay = new Date(Date.UTC(Number(y), monthNumber, 0)).getUTCDate();
  const dayNumber = within(Number(day || d || 1), lastDay);
  return `${y}-${String(monthNumber).padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}`;
}

function monthOf(month: string): number | undefined {
  const text = month.trim().toLowerCase();
  if (text === '') return undefined;
  const named = months.indexOf(text.slice(0, 3));
  return named >= 0 ? named + 1 : Number.parseInt(text, 10) || undefined;
}

function within(value: number, limit: number): number {
  return Number.isInteger(value) && value >= 1 && value <= limit ? value : 1;
}
