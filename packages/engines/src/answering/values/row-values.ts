import { type Candidate, cite } from '../../citing/passages.ts';
import { cellsOf, headOf, valuesOfRow } from '../../citing/table-row.ts';
import { magnitude, quantities } from '../../language/quantities.ts';
import type { Words } from '../words.ts';
import { conditionsOfHead, type StatedCondition } from './conditions.ts';
import { capital, kindOf, printedOf, type ReadValue } from './read-value.ts';

/**
 * `Tensile modulus (GPa) | 9.5-10 | 6.5-7.5`: where the heads of the columns are not known every cell is a value of the
 * quantity that the row names; under its head a cell is a value of what the row is about.
 */
export function rowValues({ text, passage, offset, row }: Candidate, words: Words): ReadValue[] {
  const citation = cite(passage, offset, offset + text.length);
  if (row !== undefined)
    return valuesOfRow(row).map(({ name, subject, unit, quantity, head }) => {
      const conditions = [...conditionsOfHead(row.subject.head), ...conditionsOfHead(head)].map(
        (found): StatedCondition => ({
          printed: found.printed,
          start: 0,
          end: text.length,
          clause: { from: 0, to: text.length },
          magnitude: magnitude(found),
          isHistory: false,
        }),
      );
      return {
        quantity,
        named: true,
        conditions,
        value: {
          quantity: capital(name) || kindOf(quantity, quantity.unit.dimension, words),
          printed: printedOf(quantity),
          unit,
          magnitude: magnitude(quantity),
          ...(subject === '' ? {} : { subject }),
          conditions: conditions.map(({ printed }) => printed),
          citation,
        },
      };
    });
  const [first = '', ...cells] = cellsOf(text).filter((cell) => cell !== '');
  const { name, unit } = headOf(first);
  if (unit === undefined) return [];
  return cells.flatMap((cell) => {
    const [quantity] = quantities(`${cell} ${unit}`);
    if (!quantity || quantity.start !== 0) return [];
    const value = { quantity: name, printed: cell, unit, magnitude: magnitude(quantity), conditions: [], citation };
    return [{ quantity, named: true, conditions: [], value }];
  });
}
