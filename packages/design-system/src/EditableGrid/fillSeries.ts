import { addDays, addMonths, isIsoDate } from '../DateInput/date.rules.ts';
import type { GridValue } from './EditableGrid.types.ts';

const dayLength = 86_400_000;

/**
 * The values that continue others: numbers and days with one step go on by it, one day goes on by days, everything else
 * repeats. `isBackwards` continues before the first instead of behind the last, nearest first.
 */
export function fillSeries(values: readonly GridValue[], count: number, isBackwards = false): readonly GridValue[] {
  const source = isBackwards ? values.toReversed() : values;
  const next = numbersAfter(source) ?? daysAfter(source, isBackwards) ?? ((at: number) => source[at % source.length]);
  return Array.from({ length: source.length === 0 ? 0 : count }, (_, at) => next(at));
}

type Next = (at: number) => GridValue;

function numbersAfter(values: readonly GridValue[]): Next | undefined {
  const numbers = values.filter((value) => typeof value === 'number');
  const [first = 0, second = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  if (numbers.length < 2 || numbers.length !== values.length) return undefined;
  const step = second - first;
  const isEven = numbers.every(
    (each, at) => at === 0 || Math.abs(each - (numbers[at - 1] ?? 0) - step) <= dust(first, last),
  );
  const digits = Math.max(...numbers.map(decimals));
  return isEven ? (at) => Number((last + step * (at + 1)).toFixed(Math.min(20, digits))) : undefined;
}

const dust = (...numbers: number[]) => Math.max(...numbers.map(Math.abs), 1) * 1e-12;
const decimals = (value: number) => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

function daysAfter(values: readonly GridValue[], isBackwards: boolean): Next | undefined {
  const days = values.filter((value): value is string => typeof value === 'string' && isIsoDate(value));
  const last = days.at(-1);
  if (last === undefined || days.length !== values.length) return undefined;
  if (days.length === 1) return (at) => addDays(last, (at + 1) * (isBackwards ? -1 : 1));
  const months = days.slice(1).map((day, at) => monthsBetween(days[at] ?? day, day));
  const [month] = months;
  if (month !== undefined && months.every((each) => each === month)) return (at) => addMonths(last, month * (at + 1));
  const steps = days.slice(1).map((day, at) => (Date.parse(day) - Date.parse(days[at] ?? day)) / dayLength);
  const [step = 0] = steps;
  return steps.every((each) => each === step) ? (at) => addDays(last, step * (at + 1)) : undefined;
}

/** Whole months between two days of the same number; undefined between others. */
function monthsBetween(one: string, other: string): number | undefined {
  if (one.slice(8) !== other.slice(8)) return undefined;
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(other) - count(one);
}
