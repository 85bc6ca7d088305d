import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLeft, untilNextChange } from './countdown.rules.ts';

const day = 86_400_000;

describe('daysLeft', () => {
  it.each([
    [0, 0],
    [-5, 0],
    [1, 1],
    [day, 1],
    [day + 1, 2],
    [24 * day, 24],
  ])('of %d ms is %d', (left, days) => expect(daysLeft(left, 0)).toBe(days));

  it('changes exactly when it said it would', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 * day }), (left) => {
        const wait = untilNextChange(left, 0) ?? 0;
        expect(daysLeft(left, wait - 1)).toBe(daysLeft(left, 0));
        expect(daysLeft(left, wait)).toBe(daysLeft(left, 0) - 1);
      }),
    );
  });

  it('never changes again when the time has come', () => {
    expect(untilNextChange(0, 0)).toBeUndefined();
    expect(untilNextChange(-1, 0)).toBeUndefined();
  });
});
