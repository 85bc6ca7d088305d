import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctKeys, type Place, placeRows } from './placeRows.ts';

const keysOf = (first: number, end: number) => Array.from({ length: end - first }, (_, at) => `row ${first + at}`);
const lists = fc.array(
  fc.record({ keys: fc.uniqueArray(fc.string({ maxLength: 2 }), { maxLength: 12 }), isResting: fc.boolean() }),
  { maxLength: 12 },
);

describe('places of rows', () => {
  it('gives every row one element of its own, which it keeps for as long as it is shown', () => {
    fc.assert(
      fc.property(lists, (turns) => {
        let held: readonly Place[] = [];
        for (const { keys, isResting } of turns) {
          const next = placeRows(held, keys, isResting);
          expect(next.map(({ key }) => key).sort()).toEqual([...keys].sort());
          expect(new Set(next.map(({ slot }) => slot)).size).toBe(keys.length);
          for (const { key, slot } of next) {
            const before = held.find((place) => place.key === key);
            if (before) expect(slot).toBe(before.slot);
          }
          if (isResting) expect(next.map(({ key }) => key)).toEqual(keys);
          held = next;
        }
      }),
    );
  });

  it('writes rows that come into elements of rows that went, and moves none', () => {
    const before = placeRows([], keysOf(0, 10), true);
    const after = placeRows(before, keysOf(4, 14), false);
    expect(after.map(({ slot }) => slot)).toEqual(before.map(({ slot }) => slot));
    expect(after.map(({ key }) => key)).toEqual([...keysOf(10, 14), ...keysOf(4, 10)]);
  });

  it('gives a row that comes an element that nothing stood in, where none is handed on', () => {
    const before = placeRows([], keysOf(0, 10), true);
    const after = placeRows(before, [...keysOf(0, 9), 'row 500'], true, false);
    expect(after.at(-1)).toEqual({ slot: 10, key: 'row 500' });
    expect(after.slice(0, 9)).toEqual(before.slice(0, 9));
  });

  it('keeps two rows apart that have the same key', () => {
    expect(new Set(distinctKeys(['a', 'a', 'b', 'a'])).size).toBe(4);
  });
});
