import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardSize, freePlace, type Place } from './free-place.ts';

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
