import type { Locale } from './locale.ts';
import type { MaterialClass, MaterialProperty } from './material-properties.ts';

/** Greatest number of grades side by side. */
export const materialCompareLimit = 5;

/** How a value came about: demanded by a standard, measured, computed by a stated rule, or estimated. */
export const materialValueKinds = ['specified', 'measured', 'computed', 'estimated'] as const;
export type MaterialValueKind = (typeof materialValueKinds)[number];

/** Whose name for a grade it is. */
export const designationSystems = ['AISI', 'UNS', 'ASTM', 'AA', 'EN', 'JIS', 'GB', 'ISO', 'IEC'] as const;
export type DesignationSystem = (typeof designationSystems)[number];

/** States in which a material is measured or delivered. */
export const materialStates = [
  'annealed',
  'solution-annealed',
  'normalised',
  'hot-rolled',
  'cold-drawn',
  'quenched-tempered',
  'as-cast',
  'die-cast',
  'dry',
  'sintered',
] as const;
export type MaterialState = (typeof materialStates)[number];

/** Forms in which a material is measured or delivered. */
export const materialForms = ['plate', 'sheet', 'bar', 'extrusion', 'forging', 'casting', 'moulding'] as const;
export type MaterialForm = (typeof materialForms)[number];

/** A figure or a range in store units; one side alone is a least or a greatest value. */
export interface MaterialFigure {
  min?: number;
  max?: number;
  /** Decimals in which the source states it. */
  decimals: number;
}

/** Under what conditions a value holds. What the source does not state is absent. */
export interface MaterialCondition {
  state?: MaterialState;
  /** As the standard writes it: "T6", "H900". */
  temper?: string;
  form?: MaterialForm;
  /** °C: one, or from and to. */
  temperature?: readonly [number] | readonly [number, number];
  /** mm: from (exclusive) and to. */
  thickness?: readonly [number, number];
}

/** One stated value. */
export interface MaterialValue {
  property: MaterialProperty;
  figure: MaterialFigure;
  condition: MaterialCondition;
  kind: MaterialValueKind;
  /** Id of a source. */
  source: string;
  /** Standard of the test, where the source names one. */
  method?: string;
}

/** What a standard allows of one component, in mass per cent. */
export interface CompositionLimit {
  /** An element, several counted together ("Nb+Ta"), or the formula of a compound. */
  component: string;
  min?: number;
  max?: number;
  decimals: number;
  /** A least content that follows from others: "5×(C+N)". */
  rule?: string;
  /** What remains. */
  isBalance?: true;
}

/** Limits of a composition in one standard. */
export interface MaterialComposition {
  /** Id of a source. */
  source: string;
  limits: readonly CompositionLimit[];
}

export interface MaterialDesignation {
  system: DesignationSystem;
  designation: string;
}

/** A grade of another standard that is nearest to this one; never the same. */
export interface EquivalentGrade extends MaterialDesignation {
  /** Further names in the same standard. */
  alias?: string;
  /** Limits of its own standard; absent where they are not held. */
  composition?: MaterialComposition;
  values: readonly MaterialValue[];
}

/** Where a value or a limit is from. */
export interface MaterialSource {
  id: string;
  title: string;
  /** Who publishes it. */
  publisher: string;
  kind: 'standard' | 'handbook' | 'paper' | 'rule';
  /** What part of it the product holds: stated facts only. */
  licence: 'facts';
}

/** A card. */
export interface MaterialGrade {
  /** Lower case, as in addresses. */
  id: string;
  /** Name by which the trade knows it: "316L". */
  designation: string;
  /** Name in words where there is one. */
  names?: Readonly<Record<Locale, string>>;
  class: MaterialClass;
  /** Other names of exactly this specification. */
  designations: readonly MaterialDesignation[];
  /** Absent where no standard limits it, or its limits are not held. */
  composition?: MaterialComposition;
  values: readonly MaterialValue[];
  equivalents: readonly EquivalentGrade[];
}

/** Listed properties of a card that have a value, and those that have none. */
export function materialCoverage(
  values: readonly Pick<MaterialValue, 'property'>[],
  listed: readonly MaterialProperty[],
): { stated: readonly MaterialProperty[]; missing: readonly MaterialProperty[] } {
  const held = new Set(values.map(({ property }) => property));
  return {
    stated: listed.filter((property) => held.has(property)),
    missing: listed.filter((property) => !held.has(property)),
  };
}

/** One figure over several of a property, whatever their conditions; a side that one of them leaves open stays open. */
export function figureOver(figures: readonly MaterialFigure[]): MaterialFigure | undefined {
  if (figures.length === 0) return undefined;
  const side = (name: 'min' | 'max') => {
    const stated = figures.map((figure) => figure[name]).filter((value) => value !== undefined);
    return stated.length === figures.length ? Math[name](...stated) : undefined;
  };
  const [min, max] = [side('min'), side('max')];
  if (min === undefined && max === undefined) return undefined;
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    decimals: Math.max(...figures.map(({ decimals }) => decimals)),
  };
}
