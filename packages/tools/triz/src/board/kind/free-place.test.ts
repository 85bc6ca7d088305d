import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardSize, freePlace, type Place, stacked } from './free-place.ts';

const places = fc.array(fc.record({ x: fc.integer({ min: -600, max: 600 }), y: fc.integer({ min: -600, max: 600 }) }), {
  maxLength: 40,
});

it('stands to the right of what it hangs on and on no other card', () => {
  fc.assert(
    fc.property(places, fc.record({ x: fc.integer({ min: -600, max: 600 }), y: fc.integer() }), (taken, from) => {
      const { x, y } = freePlace(taken, from);
      expect(x).toBe(from.x + 260);
      for (const other of taken)
        expect(Math.abs(other.x - x) >= cardSize.width || Math.abs(other.y - y) >= cardSize.height).toBe(true);
    }),
  );
});

it('is at the same height where there is room, then below, then above', () => {
  const taken: Place[] = [];
  for (let count = 0; count < 4; count += 1) taken.push(freePlace(taken, { x: 0, y: 0 }));
  expect(taken.map(({ y }) => y)).toEqual([0, 88, -88, 176]);
});

it('places that are stacked leave each card as many rows beside it as hang on it', () => {
  const row = cardSize.height + 16;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 6 }), (counts) => {
      const taken: Place[] = [];
      for (const [at, place] of stacked({ x: 0, y: 0 }, counts).entries())
        for (let idea = 0; idea < (counts[at] ?? 0); idea += 1) {
          const free = freePlace(taken, place);
          expect(Math.abs(free.y - place.y)).toBeLessThanOrEqual(Math.ceil((counts[at] ?? 0) / 2) * row);
          taken.push(free);
        }
      const heights = taken.map(({ y }) => y);
      expect(new Set(heights).size).toBe(heights.length);
    }),
  );
});
