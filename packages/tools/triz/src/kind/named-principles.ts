import type { RecordOf } from '@assay/works';
import { recommend, separations } from '../tables/recommend.ts';
import type { trizKind } from './triz-kind.ts';

type Contradiction = RecordOf<typeof trizKind, 'contradiction'>['fields'];

/** What the fields of a contradiction name: principles in their order, and on what they rest. */
export interface NamedPrinciples {
  readonly principles: readonly number[];
  readonly from: 'cell' | 'separation' | 'none';
  /** Published copies of the matrix differ in this cell. */
  readonly isDisputed: boolean;
}

/** The principles for a contradiction: those of its cell, or those of the way in which a physical one is parted. */
export function namedPrinciples({ form, improve, worsen, separation }: Contradiction): NamedPrinciples {
  if (form === 'physical') {
    const principles = separation === undefined ? [] : separations[separation];
    return { principles, from: separation === undefined ? 'none' : 'separation', isDisputed: false };
  }
  if (improve === undefined || worsen === undefined) return { principles: [], from: 'none', isDisputed: false };
  const cell = recommend(improve, worsen);
  if (cell.kind !== 'principles') return { principles: [], from: 'none', isDisputed: false };
  return { principles: cell.principles, from: 'cell', isDisputed: cell.isDisputed };
}
