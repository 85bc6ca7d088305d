import { type IsoDate, isIsoDate, isoDate } from './date.rules.ts';

type Part = 'year' | 'month' | 'day';

const sample = new Date(Date.UTC(2023, 10, 25));
// Dates of records are Gregorian wherever one reads them, with digits that can be typed anywhere.
const base = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
const numeric = { ...base, year: 'numeric', month: '2-digit', day: '2-digit' } as const;

const at = (date: IsoDate) => new Date(`${date}T00:00:00Z`);

/** A day in digits, in the order of its language: 14/05/2024, 2024/05/14. */
export function formatDate(date: IsoDate, language: string): string {
  return new Intl.DateTimeFormat(language, numeric).format(at(date));
}

/** A day in full, for those who hear it: Tuesday, 14 May 2024. */
export function formatDay(date: IsoDate, language: string): string {
  return new Intl.DateTimeFormat(language, { ...base, dateStyle: 'full' }).format(at(date));
}

/** The months of a year by name. */
export function monthNames(language: string, style: 'long' | 'short' = 'long'): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { ...base, month: style });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2023, month, 1))));
}

/** A year as its language writes it (2024, 2024年). */
export function yearName(year: number, language: string): string {
  const date = new Date(0);
  date.setUTCFullYear(year, 6, 1);
  return new Intl.DateTimeFormat(language, { ...base, year: 'numeric' }).format(date);
}

/** Weekdays from the first one on: short for the eye, long for the ear. */
export function weekdayNames(language: string, first: number): readonly { short: string; long: string }[] {
  const name = (day: number, weekday: 'narrow' | 'short' | 'long') =>
    // 2 January 2023 is a Monday.
    new Intl.DateTimeFormat(language, { ...base, weekday }).format(new Date(Date.UTC(2023, 0, 1 + day)));
  return Array.from({ length: 7 }, (_, index) => {
    const day = ((first - 1 + index) % 7) + 1;
    return { short: name(day, 'short'), long: name(day, 'long') };
  });
}

/** Year, month and day in the order in which a language writes them. */
export function dateOrder(language: string): readonly Part[] {
  return new Intl.DateTimeFormat(language, numeric)
    .formatToParts(sample)
    .map(({ type }) => type)
    .filter((type): type is Part => type === 'year' || type === 'month' || type === 'day');
}

/** How to write a date in a language: its digits replaced by letters ("MM/DD/YYYY", "YYYY/MM/DD"). */
export function datePattern(language: string, letters: Readonly<Record<Part, string>>): string {
  return new Intl.DateTimeFormat(language, numeric)
    .formatToParts(sample)
    .map(({ type, value }) => {
      if (type === 'year') return letters.year.repeat(4);
      if (type === 'month') return letters.month.repeat(2);
      return type === 'day' ? letters.day.repeat(2) : value;
    })
    .join('');
}

/**
 * The day that was typed in a language: ISO, eight digits in a row, its own order with any marks between, Han dates, or
 * the month by name. Undefined when it is no day of the calendar, also for years of two digits, which would be guessed.
 */
export function parseDate(text: string, language: string): IsoDate | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  if (isIsoDate(plain)) return plain;
  const run = /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (run) return isoDate(Number(run[1]), Number(run[2]), Number(run[3]));
  const han = /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日?$/u.exec(plain);
  if (han) return isoDate(Number(han[1]), Number(han[2]), Number(han[3]));
  return parseNamed(plain, language) ?? parseOrdered(plain, language);
}

function parseOrdered(plain: string, language: string): IsoDate | undefined {
  const numbers = plain.match(/\d+/g) ?? [];
  if (numbers.length !== 3 || !/^\d+\D{1,3}\d+\D{1,3}\d+\D?$/u.test(plain)) return undefined;
  // A year in front is meant as one, whatever the language.
  const order = numbers[0]?.length === 4 ? (['year', 'month', 'day'] as const) : dateOrder(language);
  const of = (part: Part) => numbers[order.indexOf(part)] ?? '';
  if (of('year').length !== 4) return undefined;
  return isoDate(Number(of('year')), Number(of('month')), Number(of('day')));
}

function parseNamed(plain: string, language: string): IsoDate | undefined {
  const letters = plain.replace(/[^\p{L}]+/gu, ' ').trim();
  const numbers = plain.match(/\d+/g) ?? [];
  if (letters === '' || numbers.length !== 2) return undefined;
  const fold = (name: string) =>
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim();
  const month = (['long', 'short'] as const)
    .map((style) => monthNames(language, style).findIndex((name) => fold(name) !== '' && fold(name) === letters))
    .find((index) => index >= 0);
  const year = numbers.find((number) => number.length === 4);
  const day = numbers.find((number) => number !== year);
  if (month === undefined || year === undefined || day === undefined) return undefined;
  return isoDate(Number(year), month + 1, Number(day));
}
