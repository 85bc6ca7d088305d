import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortRows } from './sortRows.ts';

const sorted = (values: readonly (string | number | null)[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(values, (value) => value, direction, 'en');

describe('sortRows', () => {
  it('reads figures in words as numbers and puts missing values last in both directions', () => {
    expect(sorted(['R10', null, 'R2'])).toEqual(['R2', 'R10', null]);
    expect(sorted(['R10', null, 'R2'], 'descending')).toEqual(['R10', 'R2', null]);
    expect(sorted([3, 'x', -1, Number.NaN])).toEqual([-1, 3, 'x', Number.NaN]);
  });

  it('follows the order of the language', () => {
    const by = (language: string) => sortRows(['z', 'ä', 'a'], (value) => value, 'ascending', language);
    expect(by('de')).toEqual(['a', 'ä', 'z']);
    expect(by('sv')).toEqual(['a', 'z', 'ä']);
  });

  it('keeps the order of equal rows and loses none', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.nat())), (rows) => {
        const result = sortRows(rows, ([key]) => key, 'ascending', 'en');
        expect(new Set(result)).toEqual(new Set(rows));
        for (let at = 1; at < result.length; at++) {
          const [one, other] = [result[at - 1], result[at]];
          if (!one || !other) continue;
          expect(one[0] < other[0] || (one[0] === other[0] && rows.indexOf(one) < rows.indexOf(other))).toBe(true);
        }
      }),
    );
  });
});
