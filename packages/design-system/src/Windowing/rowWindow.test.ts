import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowWindow, windowStep } from './rowWindow.ts';

describe('rowWindow', () => {
  it('holds every row that the viewport shows, whatever the scroll position', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 80 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, visible, part) => {
          const top = Math.floor(part * Math.max(0, count - visible));
          const { first, end } = rowWindow({ block: Math.floor(top / windowStep), visible, count });
          expect(first).toBeLessThanOrEqual(top);
          expect(end).toBeGreaterThanOrEqual(Math.min(count, top + visible));
        },
      ),
    );
  });

  it('never holds more rows than exist, nor more than the viewport and its margins', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 80 }), fc.nat(20_000), (count, visible, block) => {
        const { first, end } = rowWindow({ block, visible, count });
        expect(first).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
        expect(end - first).toBeLessThanOrEqual(visible + 3 * windowStep);
      }),
    );
  });

  it('shows the last rows after a filter has shortened the list', () => {
    expect(rowWindow({ block: 1000, visible: 10, count: 12 })).toEqual({ first: 0, end: 12 });
  });
});
