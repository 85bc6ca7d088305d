import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearerThumb, shareOf, valueAt } from './slider.rules.ts';

describe('valueAt', () => {
  it('is always an allowed value', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: 1, max: 500 }),
        fc.constantFrom(1, 5, 0.1, 0.25, 0.001),
        (share, min, span, step) => {
          const max = min + span;
          const value = valueAt(share, { min, max, step });
          expect(value).toBeGreaterThanOrEqual(min);
          expect(value).toBeLessThanOrEqual(max);
          const steps = (value - min) / step;
          expect(value === max || Math.abs(steps - Math.round(steps)) < 1e-6).toBe(true);
        },
      ),
    );
  });

  it('writes tenths as tenths', () => {
    expect(valueAt(0.3, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
    expect(valueAt(1, { min: 0, max: 0.7, step: 0.1 })).toBe(0.7);
  });
});

describe('shareOf', () => {
  it('stays between 0 and 1, also for values outside of the scale', () => {
    expect([-5, 0, 5, 10, 15].map((value) => shareOf(value, { min: 0, max: 10 }))).toEqual([0, 0, 0.5, 1, 1]);
    expect(shareOf(3, { min: 3, max: 3 })).toBe(0);
  });
});

describe('nearerThumb', () => {
  it.each([
    [1, 0],
    [9, 1],
    [4, 0],
    [6, 1],
  ] as const)('a press at %d moves thumb %d of 2 and 8', (value, thumb) => {
    expect(nearerThumb(value, [2, 8])).toBe(thumb);
  });

  it('of two thumbs in one place takes the one that can go there', () => {
    expect(nearerThumb(3, [5, 5])).toBe(0);
    expect(nearerThumb(7, [5, 5])).toBe(1);
  });
});
