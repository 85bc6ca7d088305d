import type { MaterialProperty } from './material-properties.ts';
import type { CompositionLimit, MaterialComposition, MaterialFigure, MaterialValue } from './materials.ts';

/** How the limits of another grade lie to those of this one. */
export const compositionRelations = ['same', 'within', 'around', 'overlapping', 'apart', 'unknown'] as const;
export type CompositionRelation = (typeof compositionRelations)[number];

/** A component whose limits differ. */
export interface CompositionDifference {
  component: string;
  /** Limits here and there; absent where the standard does not limit it. */
  here?: MaterialFigure;
  there?: MaterialFigure;
  /** `apart`: no content satisfies both; `unlisted`: only one of the standards limits it. */
  kind: 'tighter' | 'wider' | 'shifted' | 'apart' | 'unlisted';
  /** Whether somebody who exchanges one for the other has to look at it. */
  matters: boolean;
}

/** A property that both standards demand, with other figures. */
export interface PropertyDifference {
  property: MaterialProperty;
  here: MaterialFigure;
  there: MaterialFigure;
  /** Change of the demanded figure, in parts of that of here. */
  change: number;
}

/** A bound that moves by less than this part of the greater one is not worth a look. */
const notable = 0.05;
/** Contents in mass per cent under which a component is a trace that both standards merely keep low. */
const traces: Readonly<Record<string, number>> = { P: 0.05, S: 0.035, Si: 1 };

type Interval = readonly [number, number];
const intervalOf = ({ min, max }: { min?: number; max?: number }): Interval => [min ?? 0, max ?? 100];
const figureOf = ({ min, max, decimals }: CompositionLimit): MaterialFigure => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
  decimals,
});
const hasMoved = (a: number, b: number) => Math.abs(a - b) >= notable * Math.max(a, b) && a !== b;
const isWithin = (inner: Interval, outer: Interval) => inner[0] >= outer[0] && inner[1] <= outer[1];

/** Every component whose limits differ, what matters first; the balance is left out, since it follows from the rest. */
export function compositionDifferences(here: MaterialComposition, there: MaterialComposition): CompositionDifference[] {
  const own = limitsOf(here);
  const other = limitsOf(there);
  const balances = new Set([...here.limits, ...there.limits].filter(isBalance).map(({ component }) => component));
  const differences: CompositionDifference[] = [];
  for (const component of new Set([...own.keys(), ...other.keys()])) {
    const [a, b] = [own.get(component), other.get(component)];
    if (balances.has(component)) continue;
    if (!a || !b) {
      const only = a ?? b;
      if (!only) continue;
      differences.push({
        component,
        ...(a ? { here: figureOf(a) } : {}),
        ...(b ? { there: figureOf(b) } : {}),
        kind: 'unlisted',
        // A least content is an alloying element that the other standard does not ask for.
        matters: (only.min ?? 0) > 0,
      });
      continue;
    }
    const [x, y] = [intervalOf(a), intervalOf(b)];
    if (x[0] === y[0] && x[1] === y[1]) continue;
    const isApart = x[1] < y[0] || y[1] < x[0];
    const kind = isApart ? 'apart' : isWithin(y, x) ? 'tighter' : isWithin(x, y) ? 'wider' : 'shifted';
    const isMoved = hasMoved(x[0], y[0]) || hasMoved(x[1], y[1]);
    const isTrace = Math.max(x[1], y[1]) <= (traces[component] ?? 0);
    differences.push({
      component,
      here: figureOf(a),
      there: figureOf(b),
      kind,
      matters: isApart || (!isTrace && isMoved),
    });
  }
  return differences.sort((a, b) => Number(b.matters) - Number(a.matters));
}

/** How the limits of `there` lie to those of `here`, over the components that both list. */
export function compositionRelation(here?: MaterialComposition, there?: MaterialComposition): CompositionRelation {
  if (!here || !there) return 'unknown';
  const other = limitsOf(there);
  const pairs = [...limitsOf(here)].flatMap(([component, a]) => {
    const b = other.get(component);
    return b ? [[intervalOf(a), intervalOf(b)] as const] : [];
  });
  if (pairs.length === 0) return 'unknown';
  if (pairs.some(([x, y]) => x[1] < y[0] || y[1] < x[0])) return 'apart';
  const isInner = pairs.every(([x, y]) => isWithin(y, x));
  const isOuter = pairs.every(([x, y]) => isWithin(x, y));
  if (isInner && isOuter) return 'same';
  return isInner ? 'within' : isOuter ? 'around' : 'overlapping';
}

/** Properties that both demand under the same temper and state, with other figures. */
export function propertyDifferences(
  here: readonly MaterialValue[],
  there: readonly MaterialValue[],
): PropertyDifference[] {
  return there.flatMap((value) => {
    const own = here.find(
      ({ property, kind, condition }) =>
        property === value.property &&
        kind === value.kind &&
        condition.temper === value.condition.temper &&
        condition.state === value.condition.state,
    );
    const [a, b] = [own && boundOf(own.figure), boundOf(value.figure)];
    if (!own || a === undefined || b === undefined || a === b || a === 0) return [];
    return [{ property: value.property, here: own.figure, there: value.figure, change: (b - a) / a }];
  });
}

const boundOf = ({ min, max }: MaterialFigure) => min ?? max;
const isBalance = ({ isBalance: is }: CompositionLimit) => is === true;

function limitsOf({ limits }: MaterialComposition): ReadonlyMap<string, CompositionLimit> {
  // A limit that depends on other contents has no interval of its own.
  return new Map(limits.filter((limit) => !isBalance(limit)).map((limit) => [limit.component, limit]));
}
