import type { StatedValue } from '@assay/domain';
import type { Quantity } from '../../language/quantities.ts';
import type { Words } from '../words.ts';
import type { StatedCondition } from './conditions.ts';

/** A value as it was read, with what comparing it needs. */
export interface ReadValue {
  value: StatedValue;
  quantity: Quantity;
  /** False when only the dimension names the quantity. */
  named: boolean;
  /** Conditions with their magnitudes, in the order of `value.conditions`. */
  conditions: readonly StatedCondition[];
}

export const capital = (text: string): string => (text === '' ? text : text[0]?.toUpperCase() + text.slice(1));

/** The number as printed, with the sign of its bound. */
export function printedOf({ bound, isIncluded = false, printed }: Quantity): string {
  if (bound === undefined) return printed;
  const sign = bound === 'below' ? (isIncluded ? '≤' : '<') : isIncluded ? '≥' : '>';
  return `${sign} ${printed.replace(/^[<>≤≥]\s?/u, '')}`;
}

/** The unit as it is printed behind the number; that of a pH stands in its name. */
export const unitOf = ({ unit }: Quantity): string => (unit.symbol === 'pH' ? '' : unit.symbol);

/** What a value without a name is: grams a litre are a concentration, grams a cubic centimetre a density. */
export function kindOf({ unit }: Quantity, dimension: string, words: Words): string {
  // A torque is measured as an energy is.
  if (unit.symbol.endsWith('N·m')) return words.value;
  if (dimension === 'pH') return 'pH';
  if (dimension === 'm^-3 kg' && /\/\s?\S?[lL]$/u.test(unit.symbol)) return words.concentration;
  return words.dimension[dimension] ?? words.value;
}
