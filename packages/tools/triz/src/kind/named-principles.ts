import type { SettingInForce } from '@assay/works';
import { recommend } from '../tables/recommend.ts';
import { type Separations, separations } from '../tables/separations.ts';
import type { Triz } from './records-of.ts';

type Contradiction = Triz<'contradiction'>['fields'];

/** What the fields of a contradiction name: principles in their order, and on what they rest. */
export interface NamedPrinciples {
  readonly principles: readonly number[];
  /** `open`: they follow from the separation, and were not found for it yet. */
  readonly from: 'cell' | 'separation' | 'open' | 'none';
  /** Published copies of the matrix differ in this cell. */
  readonly isDisputed: boolean;
}

const none: NamedPrinciples = { principles: [], from: 'none', isDisputed: false };

/** The principles for a contradiction: those of its cell, or those found for the way in which a physical one is parted. */
export function namedPrinciples(contradiction: Contradiction): NamedPrinciples {
  const { form, improve, worsen, separation, namedFor, named = [] } = contradiction;
  if (form === 'physical') {
    if (separation === undefined) return none;
    // Before lists were kept with works, all that were found came of the shipped one.
    if (namedFor === undefined) return { ...none, principles: separations.shipped[separation], from: 'separation' };
    if (namedFor !== separation) return { ...none, from: 'open' };
    return { ...none, principles: named.map(Number), from: 'separation' };
  }
  if (improve === undefined || worsen === undefined) return none;
  const cell = recommend(improve, worsen);
  if (cell.kind !== 'principles') return none;
  return { principles: cell.principles, from: 'cell', isDisputed: cell.isDisputed };
}

/** Fields that tell of the list by which the principles of a contradiction were found. */
export const namingFields = ['namedFor', 'named', 'namedBy', 'namedOn'] as const;

/** What a contradiction is to tell of that list; nothing where none has a part in it. */
export function namingOf(
  { form, separation }: Contradiction,
  { value, by, on }: SettingInForce<Separations>,
): Pick<Contradiction, (typeof namingFields)[number]> {
  if (form !== 'physical' || separation === undefined) return {};
  return { namedFor: separation, named: value[separation].map(String), namedBy: by, namedOn: on };
}
