import type { DatePrecision, PublicationDates } from '@assay/domain';

/** A date as far as its source states it: the first day of the month, season or year where it does not name the day. */
export interface StatedDate {
  /** ISO 8601 calendar date. */
  date: string;
  precision: 'day' | DatePrecision;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** First months of the seasons as PubMed's user guide sets them: winter January, spring April, summer July, fall October. */
const seasons: readonly [RegExp, number][] = [
  [/^(?:winter|(?:1st|first) quarter|q1)/i, 1],
  [/^(?:spring|(?:2nd|second) quarter|q2)/i, 4],
  [/^(?:summer|(?:3rd|third) quarter|q3)/i, 7],
  [/^(?:autumn|fall|(?:4th|fourth) quarter|q4)/i, 10],
];
const earliestYear = 1500;

/**
 * Date of one text: `20150106`, `2015-01-06`, `19820200`, `2018 May 7`, `17 August 2010`, `1998 Dec-1999 Jan`, `2000 Spring`.
 * Of a range it is the beginning. Undefined when there is no valid year.
 */
export function readDate(text: string): StatedDate | undefined {
  const printed = text.trim();
  const compact = /^(\d{4})(\d{2})(\d{2})?(?:\d{6})?(?!\d)/.exec(printed);
  const parted = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?!\d)/.exec(printed);
  const numbers = compact ?? parted;
  if (numbers !== null) {
    const [, year = '', month = '', day = ''] = numbers;
    return dateOfParts({ year, month, day });
  }
  const yearFirst = /^(\d{4})\s+([A-Za-z]+|\d[a-z]{2} quarter)\.?(?:\s+(\d{1,2})(?![\d\w]))?/i.exec(printed);
  if (yearFirst !== null) {
    const [, year = '', name = '', day = ''] = yearFirst;
    return dateOfParts({ year, month: name, day });
  }
  const yearLast = /^(?:(\d{1,2})\s+)?([A-Za-z]+)\.?(?:\s+(\d{1,2}))?,?\s+(\d{4})(?!\d|\s*[-/–]\s*\d)/.exec(printed);
  if (yearLast !== null) {
    const [, before, name = '', after, year = ''] = yearLast;
    return dateOfParts({ year, month: name, day: before ?? after ?? '' });
  }
  return dateOfParts({ year: /(?<!\d)\d{4}(?!\d)/.exec(printed)?.[0] ?? '' });
}

/** Date of what a source parts: the month by number or name, its season where it has no month. */
export function dateOfParts(parts: {
  year: string;
  month?: string;
  day?: string;
  season?: string;
}): StatedDate | undefined {
  const year = /^\s*(\d{4})(?!\d)/.exec(parts.year)?.[1];
  if (year === undefined || Number(year) < earliestYear) return undefined;
  const named = parts.month || parts.season || '';
  const month = monthOf(named);
  if (month === undefined) {
    const season = seasons.find(([pattern]) => pattern.test(named.trim()))?.[1];
    return season === undefined
      ? { date: `${year}-01-01`, precision: 'year' }
      : { date: `${year}-${twoDigits(season)}-01`, precision: 'season' };
  }
  const day = Number.parseInt(parts.day ?? '', 10);
  const lastDay = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  return day >= 1 && day <= lastDay
    ? { date: `${year}-${twoDigits(month)}-${twoDigits(day)}`, precision: 'day' }
    : { date: `${year}-${twoDigits(month)}-01`, precision: 'month' };
}

/**
 * When something was published first, of all its stated dates. One that only names the year, season or month in which
 * a more precise one lies says nothing of its own; of the others the earliest holds.
 */
export function earliest(dates: readonly (StatedDate | undefined)[]): StatedDate | undefined {
  const known = dates.filter((date) => date !== undefined);
  return known
    .filter((date) => !known.some((other) => precisionOrder(other) < precisionOrder(date) && holds(date, other)))
    .sort((a, b) => a.date.localeCompare(b.date) || precisionOrder(a) - precisionOrder(b))[0];
}

/** Dates of a publication; how precise they are stands beside those that name no day. */
export function publicationDates(
  stated: Readonly<Partial<Record<'publication' | 'filing' | 'priority', StatedDate | undefined>>>,
): PublicationDates {
  const known = Object.entries(stated).filter(([, date]) => date !== undefined);
  const partial = known.filter(([, date]) => date?.precision !== 'day');
  return {
    ...Object.fromEntries(known.map(([name, date]) => [name, date?.date])),
    ...(partial.length > 0 && {
      precision: Object.fromEntries(partial.map(([name, date]) => [name, date?.precision])),
    }),
  };
}

const precisions = ['day', 'month', 'season', 'year'] as const;

function precisionOrder({ precision }: StatedDate): number {
  return precisions.indexOf(precision);
}

/** Whether a date lies in the period that another one names. */
function holds({ date: from, precision }: StatedDate, { date }: StatedDate): boolean {
  const length = { day: 10, month: 7, season: 0, year: 4 }[precision];
  if (precision !== 'season') return date.startsWith(from.slice(0, length));
  const quarter = Number(from.slice(5, 7));
  const month = Number(date.slice(5, 7));
  return date.startsWith(from.slice(0, 4)) && month >= quarter && month < quarter + 3;
}

/** Month by number or English name; of several the first. */
function monthOf(text: string): number | undefined {
  const printed = text.trim().toLowerCase();
  const named = /^[a-z]{3}/.test(printed) ? months.indexOf(printed.slice(0, 3)) : -1;
  if (named >= 0) return named + 1;
  const number = /^(\d{1,2})(?![\da-z])/.exec(printed)?.[1];
  return number !== undefined && Number(number) >= 1 && Number(number) <= 12 ? Number(number) : undefined;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
