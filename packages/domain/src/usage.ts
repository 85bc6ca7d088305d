import { type PackageGrant, unlocks } from './editions.ts';
import type { CountedFeature } from './features.ts';

/** Spans over which uses are counted (section 3.4), in the calendar of the tenant's time zone. */
export const usageDimensions = ['DIMENSION_YEAR', 'DIMENSION_MONTH', 'DIMENSION_DAY'] as const;
export type UsageDimension = (typeof usageDimensions)[number];

/** Uses that a span allows in the free and in the enterprise edition (section 9; the last three are ours). */
export const quotas: Record<CountedFeature, { dimension: UsageDimension; free: number; enterprise: number }> = {
  technical_research: { dimension: 'DIMENSION_YEAR', free: 1, enterprise: 20 },
  tech_seek: { dimension: 'DIMENSION_MONTH', free: 3, enterprise: 1000 },
  tech_mind: { dimension: 'DIMENSION_MONTH', free: 3, enterprise: 1000 },
  material_tech_mind: { dimension: 'DIMENSION_MONTH', free: 3, enterprise: 1000 },
  tech_fmea: { dimension: 'DIMENSION_MONTH', free: 3, enterprise: 1000 },
};

/** Subscriptions to the expert library that may stand at one time (section 9). */
export const libraryQuota = { free: 10, enterprise: 20 } as const;

export interface Quota {
  dimension: UsageDimension;
  limit: number;
}

/** What an account may use of a feature: the enterprise quota when a live package beyond the free ones unlocks it. */
export function quotaOf(feature: CountedFeature, grants: readonly PackageGrant[], now: Date): Quota {
  const { dimension, free, enterprise } = quotas[feature];
  return { dimension, limit: unlocks(grants, feature, now, { beyondFree: true }) ? enterprise : free };
}

export interface UsagePeriod {
  /** First day, `YYYY-MM-DD` in the time zone. */
  start: string;
  /** The moment at which the next one begins and the count with it. */
  resetsAt: Date;
}

interface CivilDate {
  year: number;
  month: number;
  day: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn-hc-h23', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** What clock and calendar of a time zone show, as if it were UTC, in ms. */
function wallClock(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function civilDate(at: number, timeZone: string): CivilDate {
  const shown = new Date(wallClock(at, timeZone));
  return { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() };
}

const day = 86_400_000;

/** First moment of a date in a time zone; where the clocks skip midnight, the moment after the skip. */
function startOfDate({ year, month, day: date }: CivilDate, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, date);
  const offsets = [wanted - day, wanted + day].map((at) => wallClock(at, timeZone) - at);
  const moments = offsets.map((offset) => wanted - offset).sort((a, b) => a - b);
  const isOnDate = (at: number) => wallClock(at, timeZone) >= wanted;
  return new Date(moments.find(isOnDate) ?? (moments.at(-1) as number));
}

/** The year, month or day that a moment lies in, by the calendar of a time zone. */
export function usagePeriod(dimension: UsageDimension, at: Date, timeZone: string): UsagePeriod {
  const { year, month, day: date } = civilDate(at.getTime(), timeZone);
  const start = {
    year,
    month: dimension === 'DIMENSION_YEAR' ? 1 : month,
    day: dimension === 'DIMENSION_DAY' ? date : 1,
  };
  const next = {
    year: start.year + (dimension === 'DIMENSION_YEAR' ? 1 : 0),
    month: start.month + (dimension === 'DIMENSION_MONTH' ? 1 : 0),
    day: start.day + (dimension === 'DIMENSION_DAY' ? 1 : 0),
  };
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return {
    start: `${digits(start.year, 4)}-${digits(start.month, 2)}-${digits(start.day, 2)}`,
    resetsAt: startOfDate(next, timeZone),
  };
}
