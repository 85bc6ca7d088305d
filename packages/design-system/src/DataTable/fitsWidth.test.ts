import { describe, expect, it } from 'vitest';
import { fitsWidth } from './fitsWidth.ts';

describe('fitsWidth', () => {
  it('knows that a figure fits into a column for figures, and that a sentence does not', () => {
    expect(fitsWidth('1,234.5', 71, 13)).toBe(true);
    expect(fitsWidth('Plate, annealed', 155, 13)).toBe(true);
    expect(fitsWidth('Plate, solution treated and artificially aged', 155, 13)).toBe(false);
  });

  it('counts wide letters and Han as a whole em', () => {
    expect(fitsWidth('純銅の板材', 65, 13)).toBe(true);
    expect(fitsWidth('純銅の板材', 64, 13)).toBe(false);
    expect(fitsWidth('WWWWW', 64, 13)).toBe(false);
  });

  it('does not vouch for letters it has no bound for, nor for lines', () => {
    expect(fitsWidth('﷽', 400, 13)).toBe(false);
    expect(fitsWidth('one\ntwo', 400, 13)).toBe(false);
  });
});
