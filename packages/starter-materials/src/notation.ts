import {
  type CompositionLimit,
  type DesignationSystem,
  type EquivalentGrade,
  type MaterialClass,
  type MaterialComposition,
  type MaterialCondition,
  type MaterialDesignation,
  type MaterialFigure,
  type MaterialGrade,
  type MaterialProperty,
  type MaterialValue,
  type MaterialValueKind,
  materialProperties,
} from '@assay/domain';
import type { SourceId } from './sources.ts';

/** Short names of properties in the tables of this package. */
const shortNames: Readonly<Record<string, MaterialProperty>> = {
  density: 'density',
  E: 'youngsModulus',
  poisson: 'poissonRatio',
  Rp: 'proofStrength',
  Rm: 'tensileStrength',
  A: 'elongation',
  flexural: 'flexuralStrength',
  compressive: 'compressiveStrength',
  shear: 'shearStrength',
  fatigue: 'fatigueStrength',
  KIc: 'fractureToughness',
  HBW: 'hardnessBrinell',
  HB500: 'hardnessBrinell500',
  HV: 'hardnessVickers',
  HRB: 'hardnessRockwellB',
  HRC: 'hardnessRockwellC',
  ShoreD: 'hardnessShoreD',
  melting: 'melting',
  Tg: 'glassTransition',
  HDT: 'deflectionTemperature',
  conductivity: 'thermalConductivity',
  expansion: 'thermalExpansion',
  heat: 'specificHeat',
  resistivity: 'resistivity',
  IACS: 'electricalConductivity',
};

const figure = String.raw`-?\d+(?:\.\d+)?`;
const limitPattern = new RegExp(
  String.raw`^(\S+) (?:(bal)|(≤|≥)(${figure})|(${figure})\.\.(${figure})|(\S+×\S+)\.\.(${figure})|(${figure}))$`,
);
const valuePattern = new RegExp(
  String.raw`^(\S+) (≥|≤)?(${figure})(?:\.\.(${figure}))?(?: @(${figure})(?:\.\.(${figure}))?)?$`,
);

/**
 * Limits as a standard states them: `limits('ASTM A240', 'C ≤0.030, Cr 16.0..18.0, Ti 5×(C+N)..0.70, Fe bal')`.
 * Throws `SyntaxError` on anything else.
 */
export function limits(source: SourceId, text: string): MaterialComposition {
  return { source, limits: text.split(', ').map(readLimit) };
}

function readLimit(text: string): CompositionLimit {
  const match = limitPattern.exec(text);
  if (!match) throw new SyntaxError(`“${text}” is not a limit such as “C ≤0.030”, “Cr 16.0..18.0” or “Fe bal”.`);
  const [, component = '', balance, sign, one, from, to, rule, ruleTo, exact] = match;
  const stated = one ?? to ?? ruleTo ?? exact ?? '0';
  const base = { component, decimals: Math.max(decimalsOf(stated), decimalsOf(from ?? '0')) };
  if (balance) return { component, decimals: 0, isBalance: true };
  if (rule) return { ...base, rule, max: Number(ruleTo) };
  if (exact) return { ...base, min: Number(exact), max: Number(exact) };
  if (sign) return sign === '≤' ? { ...base, max: Number(one) } : { ...base, min: Number(one) };
  return { ...base, min: Number(from), max: Number(to) };
}

/** What a standard demands: `specified('ASTM A240', { state: 'annealed' }, 'Rp ≥170, Rm ≥485')`. */
export function specified(source: SourceId, condition: MaterialCondition, text: string): MaterialValue[] {
  return values('specified', source, condition, text);
}

/** What was measured, as a handbook or paper gives it: `measured('CRC', {}, 'expansion 16.5 @25, density 8.96')`. */
export function measured(
  source: SourceId,
  condition: MaterialCondition,
  text: string,
  method?: string,
): MaterialValue[] {
  return values('measured', source, condition, text, method);
}

/** What a handbook gives as a rough guide. */
export function estimated(source: SourceId, condition: MaterialCondition, text: string): MaterialValue[] {
  return values('estimated', source, condition, text);
}

function values(
  kind: MaterialValueKind,
  source: SourceId,
  condition: MaterialCondition,
  text: string,
  method?: string,
): MaterialValue[] {
  return text.split(', ').map((part) => {
    const [, name = '', sign, first = '', last, at, until] = valuePattern.exec(part) ?? [];
    const property = shortNames[name];
    if (!property) throw new SyntaxError(`“${part}” is not a value such as “Rm ≥485” or “conductivity 15 @20”.`);
    const decimals = Math.max(decimalsOf(first), decimalsOf(last ?? '0'));
    const [a, b] = [Number(first), Number(last ?? first)];
    const stated: MaterialFigure =
      sign === '≥' ? { min: a, decimals } : sign === '≤' ? { max: a, decimals } : { min: a, max: b, decimals };
    return {
      property,
      figure: stated,
      condition:
        at === undefined
          ? condition
          : { ...condition, temperature: until === undefined ? [Number(at)] : [Number(at), Number(until)] },
      kind,
      source,
      ...(method === undefined ? {} : { method }),
    };
  });
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** Names in words, in the order cn, en, jp, tw. */
export type Names = readonly [cn: string, en: string, jp: string, tw: string];

interface Entry {
  names?: Names;
  /** `UNS S31603, EN 1.4404`: other names of exactly this specification. */
  also?: string;
  composition?: MaterialComposition;
  values: readonly (readonly MaterialValue[])[];
  equivalents?: readonly EquivalentGrade[];
}

/** A card of a class; its id is its designation as an address. */
export function grade(of: MaterialClass, designation: string, entry: Entry): MaterialGrade {
  return {
    id: idOf(designation),
    designation,
    class: of,
    designations: entry.also ? entry.also.split(', ').map(readDesignation) : [],
    ...(entry.names ? { names: namesOf(entry.names) } : {}),
    ...(entry.composition ? { composition: entry.composition } : {}),
    values: inOrder(entry.values.flat()),
    equivalents: entry.equivalents ?? [],
  };
}

/** The nearest grade of another standard: `near('EN', '1.4404', limits(…), { alias: 'X2CrNiMo17-12-2' })`. */
export function near(
  system: DesignationSystem,
  designation: string,
  composition?: MaterialComposition,
  rest: { alias?: string; values?: readonly MaterialValue[] } = {},
): EquivalentGrade {
  return {
    system,
    designation,
    ...(rest.alias === undefined ? {} : { alias: rest.alias }),
    ...(composition ? { composition } : {}),
    values: rest.values ?? [],
  };
}

function readDesignation(text: string): MaterialDesignation {
  const [system, ...rest] = text.split(' ');
  return { system: system as DesignationSystem, designation: rest.join(' ') };
}

function namesOf([cn, en, jp, tw]: Names) {
  return { cn, en, jp, tw };
}

/** Values in the order in which a card lists properties. */
function inOrder(list: readonly MaterialValue[]): MaterialValue[] {
  const order = Object.keys(materialProperties);
  return [...list].sort((a, b) => order.indexOf(a.property) - order.indexOf(b.property));
}

/** Address of a designation: lower case, other signs than letters and digits as one hyphen. */
export function idOf(designation: string): string {
  return designation
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
