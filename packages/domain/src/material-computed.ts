import type { MaterialClass } from './material-properties.ts';
import type { MaterialComposition, MaterialFigure, MaterialGrade, MaterialValue } from './materials.ts';

const stainless: ReadonlySet<MaterialClass> = new Set([
  'austenitic-stainless',
  'ferritic-stainless',
  'martensitic-stainless',
  'duplex-stainless',
  'precipitation-hardening-stainless',
]);
const weldable: ReadonlySet<MaterialClass> = new Set(['carbon-steel', 'alloy-steel', 'structural-steel']);

/** Ids of the sources of computed values: the rules by which they are made. */
export const computedSources = { stiffness: 'rule:stiffness', pitting: 'rule:pren', carbon: 'rule:ce-iiw' } as const;

/** What follows from the values and limits of a grade by a stated rule. */
export function computedValues({ class: of, composition, values }: MaterialGrade): MaterialValue[] {
  const made: MaterialValue[] = [];
  const add = (property: MaterialValue['property'], figure: MaterialFigure, source: string) =>
    made.push({ property, figure, condition: {}, kind: 'computed', source });
  const stiffness = quotient(
    values.find(({ property }) => property === 'youngsModulus')?.figure,
    values.find(({ property }) => property === 'density')?.figure,
  );
  if (stiffness) add('specificStiffness', stiffness, computedSources.stiffness);
  const pitting = composition && stainless.has(of) ? pittingResistanceOf(composition) : undefined;
  if (pitting !== undefined) add('pittingResistance', { min: round(pitting, 1), decimals: 1 }, computedSources.pitting);
  const carbon = composition && weldable.has(of) ? carbonEquivalentOf(composition) : undefined;
  if (carbon !== undefined) add('carbonEquivalent', { max: round(carbon, 2), decimals: 2 }, computedSources.carbon);
  return made;
}

/** Young's modulus over density, least over greatest; undefined unless both are bounded on both sides. */
function quotient(modulus?: MaterialFigure, density?: MaterialFigure): MaterialFigure | undefined {
  if (modulus?.min === undefined || modulus.max === undefined) return undefined;
  if (density?.min === undefined || density.max === undefined) return undefined;
  const [least, greatest] = [modulus.min / density.max, modulus.max / density.min];
  const decimals = greatest < 10 ? 2 : 1;
  return { min: round(least, decimals), max: round(greatest, decimals), decimals };
}

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/**
 * Least pitting resistance equivalent that the limits allow: Cr + 3.3 Mo + 16 N (EN 10088-1, annex C).
 * Undefined where no chromium is demanded.
 */
export function pittingResistanceOf({ limits }: MaterialComposition): number | undefined {
  const least = (component: string) => limits.find((limit) => limit.component === component)?.min ?? 0;
  const chromium = least('Cr');
  return chromium === 0 ? undefined : chromium + 3.3 * least('Mo') + 16 * least('N');
}

/**
 * Greatest carbon equivalent that the limits allow: C + Mn/6 + (Cr+Mo+V)/5 + (Ni+Cu)/15 (IIW).
 * Undefined where carbon or manganese has no upper limit.
 */
export function carbonEquivalentOf({ limits }: MaterialComposition): number | undefined {
  const most = (component: string) => limits.find((limit) => limit.component === component)?.max;
  const [carbon, manganese] = [most('C'), most('Mn')];
  if (carbon === undefined || manganese === undefined) return undefined;
  const of = (...components: string[]) => components.reduce((sum, component) => sum + (most(component) ?? 0), 0);
  return carbon + manganese / 6 + of('Cr', 'Mo', 'V') / 5 + of('Ni', 'Cu') / 15;
}
