import { bcp47, commas, type Locale } from '@assay/domain';

/** Day of a moment, relative to now: what history lists group by. */
export type DayName = 'today' | 'yesterday' | 'earlier';

export interface Formats {
  /** `12,480` */
  number(value: number): string;
  /** `98 %`, from a share of 0 to 1. */
  percent(share: number): string;
  /** `21 Nov 2026`, by the calendar of a time zone; without one, of this machine. */
  date(at: Date | string, timeZone?: string): string;
  /** `14:05` */
  time(at: Date | string): string;
  /** `21 Nov 2026, 14:05`, `2026年11月21日 14:05` */
  dateTime(at: Date | string): string;
  /** `14 min ago`, `yesterday`; dates beyond a week. */
  ago(at: Date | string, now?: Date): string;
  /** `15 minutes`, `8 hours`, `30 days`: so many minutes, in the greatest unit that tells them exactly. */
  duration(minutes: number): string;
  /** Names in the locale's own enumeration: `a, b and c`. */
  list(names: readonly string[]): string;
  /** What stands between the items of a row that is no sentence. */
  comma: string;
  /** Name of a language given by its BCP 47 tag. */
  language(tag: string): string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Units of a duration with their minutes, the greatest first. */
const durations: readonly (readonly [unit: string, minutes: number])[] = [
  ['day', 1440],
  ['hour', 60],
];

const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** Whether a moment was today, yesterday or before, by the calendar of this machine. */
export function dayName(at: Date | string, now: Date = new Date()): DayName {
  const days = Math.round((startOfDay(now) - startOfDay(new Date(at))) / day);
  return days <= 0 ? 'today' : days === 1 ? 'yesterday' : 'earlier';
}

/** Formats of one locale, over `Intl`. */
export function createFormats(locale: Locale): Formats {
  const tag = bcp47[locale];
  const written = locale === 'en' ? 'en-GB' : tag;
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const calendar: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  const date = new Intl.DateTimeFormat(written, calendar);
  const time = new Intl.DateTimeFormat(written, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const language = new Intl.DisplayNames(tag, { type: 'language' });
  return {
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    date: (at, timeZone) =>
      (timeZone === undefined ? date : new Intl.DateTimeFormat(written, { ...calendar, timeZone })).format(
        new Date(at),
      ),
    time: (at) => time.format(new Date(at)),
    dateTime: (at) => [date, time].map((format) => format.format(new Date(at))).join(locale === 'en' ? ', ' : ' '),
    ago: (at, now = new Date()) => {
      const then = new Date(at);
      const passed = Math.max(0, now.getTime() - then.getTime());
      if (passed < minute) return relative.format(0, 'second');
      if (passed < hour) return relative.format(-Math.floor(passed / minute), 'minute');
      if (dayName(then, now) === 'today') return relative.format(-Math.floor(passed / hour), 'hour');
      const days = Math.round((startOfDay(now) - startOfDay(then)) / day);
      return days < 7 ? relative.format(-days, 'day') : date.format(then);
    },
    duration: (minutes) => {
      const [unit, of] = durations.find(([, size]) => minutes % size === 0) ?? ['minute', 1];
      return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(minutes / of);
    },
    list: (names) => list.format(names),
    comma: commas[locale],
    language: (code) => {
      try {
        return language.of(code) ?? code;
      } catch {
        return code;
      }
    },
  };
}
