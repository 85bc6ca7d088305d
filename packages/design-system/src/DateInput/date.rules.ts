/** A day as ISO 8601 writes it, `2024-05-14`: no time, no zone. */
export type IsoDate = string;

/** Limits of a date, ends included. */
export type DateLimits = { min?: IsoDate | undefined; max?: IsoDate | undefined };

/** Why what was typed is not a date that can be taken. */
export type DateProblem = 'notADate' | 'tooEarly' | 'tooLate' | 'unavailable' | 'reversed';

const millisecondsOfDay = 86_400_000;

const timeOf = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`);

/** The ISO day of a year, month (1 to 12) and day; undefined when the calendar has no such day. */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  if (!(year >= 1 && year <= 9999)) return undefined;
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal ? at.toISOString().slice(0, 10) : undefined;
}

/** Whether a text is a real day in ISO form. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return day !== undefined && isoDate(Number(year), Number(month), Number(day)) === text;
}

/** Year, month (1 to 12) and day of an ISO day. */
export function partsOf(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** The day of now where the reader is. */
export function today(now = new Date()): IsoDate {
  return isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? '';
}

/** The day so many days later; the calendar of four digits begins with 0001-01-01 and ends with 9999-12-31. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const time = timeOf(date) + days * millisecondsOfDay;
  const held = Math.min(Math.max(time, timeOf('0001-01-01')), timeOf('9999-12-31'));
  return new Date(held).toISOString().slice(0, 10);
}

/** The same day of another month, or its last one where it has no such day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  for (let last = day; last > 0; last -= 1) {
    const found = isoDate(toYear, toMonth, last);
    if (found) return found;
  }
  return date;
}

/** Day of the week, 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(timeOf(date)).getUTCDay() || 7;
}

/** First day of the week in a language, 1 for Monday to 7 for Sunday. */
export function firstWeekday(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const known = locale.getWeekInfo?.() ?? locale.weekInfo;
  if (known) return known.firstDay;
  return ['US', 'CA', 'JP', 'TW', 'KR', 'IN', 'BR'].includes(locale.maximize().region ?? '') ? 7 : 1;
}

/** The six weeks that show a month, from the first weekday on; the grid's height never changes. */
export function weeksOf(month: IsoDate, first: number): readonly (readonly IsoDate[])[] {
  const start = `${month.slice(0, 8)}01`;
  const from = addDays(start, -((weekdayOf(start) - first + 7) % 7));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (__, day) => addDays(from, week * 7 + day)));
}

/** Brings a day within its limits. */
export function clampDate(date: IsoDate, { min, max }: DateLimits): IsoDate {
  if (min !== undefined && date < min) return min;
  if (max !== undefined && date > max) return max;
  return date;
}

/** What keeps a day from being taken; undefined when nothing does. */
export function problemOfDate(
  date: IsoDate,
  { min, max, isUnavailable }: DateLimits & { isUnavailable?: ((date: IsoDate) => boolean) | undefined },
): DateProblem | undefined {
  if (min !== undefined && date < min) return 'tooEarly';
  if (max !== undefined && date > max) return 'tooLate';
  return isUnavailable?.(date) ? 'unavailable' : undefined;
}

/** A move of the calendar's focus: days, weeks' ends, months and years, as in the APG date picker dialog. */
export type CalendarMove = (date: IsoDate, firstDay: number) => IsoDate;

/** What each key does in the calendar; `Shift+` before a key means with Shift. In right-to-left text left and right change places. */
export const calendarKeys: Readonly<Record<string, CalendarMove>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date, first) => addDays(date, -((weekdayOf(date) - first + 7) % 7)),
  End: (date, first) => addDays(date, 6 - ((weekdayOf(date) - first + 7) % 7)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
  'Shift+PageUp': (date) => addMonths(date, -12),
  'Shift+PageDown': (date) => addMonths(date, 12),
};
