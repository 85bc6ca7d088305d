import { scaleLinear, scaleLog, scaleUtc } from '@visx/scale';
import type { NumberFormats } from './numberFormats.ts';
import { scaleDomain } from './scaleDomain.ts';

/** A tick: where it stands in px along its axis, and its words. */
export type Tick = { at: number; words: string };

/** A measure along one axis of a picture: the place of a value in px, and the ticks with their words. */
export type MeasureScale = {
  place: (value: number) => number;
  ticks: (count: number) => Tick[];
  write: (value: number) => string;
};

/** A scale of figures. By powers of ten it leaves out what is not above zero: the caller must not draw such values. */
export function figureScale(
  values: readonly number[],
  range: [number, number],
  kind: 'linear' | 'log',
  formats: NumberFormats,
): MeasureScale {
  if (kind === 'log') {
    const above = values.filter((value) => value > 0);
    const least = above.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
    const greatest = above.reduce((one, other) => Math.max(one, other), 0);
    const domain = above.length === 0 ? [1, 10] : least === greatest ? [least / 2, greatest * 2] : [least, greatest];
    const scale = scaleLog<number>({ domain, range, nice: true });
    return {
      place: (value) => scale(value),
      write: formats.whole,
      // Powers of ten where there are several, else all that fit.
      ticks: (count) => {
        const all = scale.ticks(count);
        const powers = all.filter(
          (tick) => Number.isInteger(Math.log10(tick)) || Math.abs(Math.log10(tick) % 1) < 1e-9,
        );
        return (powers.length > 2 ? powers : all).map((tick) => ({ at: scale(tick), words: formats.short(tick) }));
      },
    };
  }
  const scale = scaleLinear<number>({ domain: scaleDomain(values, { fromZero: false }), range, nice: 5 });
  return {
    place: (value) => scale(value),
    write: formats.whole,
    ticks: (count) => scale.ticks(count).map((tick) => ({ at: scale(tick), words: formats.short(tick) })),
  };
}

/** How a date is written: as a year alone where all of them begin one. */
export function dateFormat(values: readonly number[], language: string): Intl.DateTimeFormat {
  const beginsYear = (value: number) => new Date(value).toISOString().slice(4) === '-01-01T00:00:00.000Z';
  return new Intl.DateTimeFormat(language, {
    ...(values.every(beginsYear) ? { year: 'numeric' } : { dateStyle: 'medium' }),
    timeZone: 'UTC',
  });
}

/** A scale of time in UTC; `values` in ms. */
export function timeScale(values: readonly number[], range: [number, number], language: string): MeasureScale {
  const [least, greatest] = scaleDomain(values, { fromZero: false });
  const scale = scaleUtc<number>({ domain: [new Date(least), new Date(greatest)], range });
  const day = 86_400_000;
  const span = greatest - least;
  const form: Intl.DateTimeFormatOptions =
    span > 3 * 365 * day
      ? { year: 'numeric' }
      : span > 60 * day
        ? { year: 'numeric', month: 'short' }
        : { month: 'short', day: 'numeric' };
  const short = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
  const whole = dateFormat(values, language);
  return {
    place: (value) => scale(new Date(value)),
    write: (value) => whole.format(value),
    ticks: (count) => scale.ticks(count).map((tick) => ({ at: scale(tick), words: short.format(tick) })),
  };
}
