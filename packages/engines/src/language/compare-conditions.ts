import { magnitude, type Quantity } from './quantities.ts';

/** What of a stated condition can be compared. */
export interface ConditionMagnitude {
  /** SI magnitude and dimension; absent of what has none, such as an atmosphere. */
  magnitude?: { low: number; high: number; unit: string };
  /** A least or greatest value instead of one. */
  bound?: 'below' | 'above';
  /** History of the material, such as a temperature of annealing: no condition of a test. */
  isHistory?: boolean;
}

/**
 * How a stated condition meets an asked one: `equal` within rounding and conversion of units, and where all that is
 * stated lies in an asked range; `covering`, where the stated range holds the asked value; `other`, the same quantity at
 * another value; `unstated`.
 */
export type ConditionMatch = 'equal' | 'covering' | 'other' | 'unstated';

/** A whole degree Fahrenheit, written down in whole degrees Celsius. */
const kelvinRounding = 0.6;
const relativeRounding = 0.005;

interface Interval {
  low: number;
  high: number;
}

const open = ({ low, high }: Interval, bound: 'below' | 'above' | undefined): Interval => ({
  low: bound === 'below' ? -Infinity : low,
  high: bound === 'above' ? Infinity : high,
});

const holds = (outer: Interval, inner: Interval, slack: number) =>
  outer.low - slack <= inner.low && inner.high <= outer.high + slack;

const slackOf = ({ low, high, unit }: Interval & { unit: string }) =>
  unit === 'K' ? kelvinRounding : Math.max(Math.abs(low), Math.abs(high)) * relativeRounding;

/** Whether two stated conditions of one dimension can hold at once. */
export function canBothHold(a: ConditionMagnitude, b: ConditionMagnitude): boolean {
  if (a.magnitude === undefined || b.magnitude === undefined) return true;
  const [one, other] = [open(a.magnitude, a.bound), open(b.magnitude, b.bound)];
  const slack = slackOf(a.magnitude);
  return one.low <= other.high + slack && other.low <= one.high + slack;
}

function matchOf(asked: Quantity, stated: ConditionMagnitude): ConditionMatch {
  const wanted = magnitude(asked);
  if (stated.magnitude === undefined || stated.magnitude.unit !== wanted.unit) return 'unstated';
  const slack = slackOf(wanted);
  const [want, have] = [open(wanted, asked.bound), open(stated.magnitude, stated.bound)];
  if (holds(want, have, slack)) return 'equal';
  return holds(have, want, slack) ? 'covering' : 'other';
}

const order: readonly ConditionMatch[] = ['equal', 'covering', 'unstated', 'other'];
const best = (matches: readonly ConditionMatch[]) => [...matches].sort((a, b) => order.indexOf(a) - order.indexOf(b));

/**
 * Compares what is asked with what is stated. Each asked condition takes the stated one of its quantity that comes
 * nearest; the worst of them counts. The history of a material meets no asked condition. Nothing asked is met by all.
 */
export function compareConditions(asked: readonly Quantity[], stated: readonly ConditionMagnitude[]): ConditionMatch {
  const tested = stated.filter(({ isHistory }) => !isHistory);
  const matches = asked.map((quantity) => {
    const same = tested.map((condition) => matchOf(quantity, condition)).filter((match) => match !== 'unstated');
    return best(same)[0] ?? 'unstated';
  });
  return best(matches).at(-1) ?? 'equal';
}
