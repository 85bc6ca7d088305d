import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSteps } from './pageSteps.ts';

const written = (page: number, pages: number) =>
  pageSteps(page, pages)
    .map((step) => ('page' in step ? step.page : '…'))
    .join(' ');

describe('pageSteps', () => {
  it.each([
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 … 20'],
    [5, 20, '1 … 4 5 6 … 20'],
    [16, 20, '1 … 15 16 17 … 20'],
    [17, 20, '1 … 16 17 18 19 20'],
    [1, 0, ''],
  ])('page %d of %d reads %s', (page, pages, expected) => expect(written(page, pages)).toBe(expected));

  it('always names the present page, in rising order, in seven steps where there are more than seven pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (pages, part) => {
        const page = 1 + Math.floor(part * (pages - 1));
        const steps = pageSteps(page, pages);
        const named = steps.flatMap((step) => ('page' in step ? [step.page] : []));
        expect(steps).toHaveLength(7);
        expect(named).toContain(page);
        expect(named).toEqual([...named].sort((one, other) => one - other));
      }),
    );
  });
});
