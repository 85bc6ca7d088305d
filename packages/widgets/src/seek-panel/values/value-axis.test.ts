import { describe, expect, it } from 'vitest';
import { quote } from '../fixtures/library.ts';
import type { StatedRow } from '../module-contents.ts';
import { axisOf, scaleOf } from './value-axis.ts';

const row = (printed: string, unit: string, low?: number, high = low, dimension = 'd'): StatedRow => ({
  quantity: 'q',
  printed,
  unit,
  conditions: [],
  ...(low === undefined || high === undefined ? {} : { magnitude: { low, high, unit: dimension } }),
  citation: quote('note:lfp-rate', 'Lithium'),
});

describe('axisOf', () => {
  it('places ranges and single values on one axis, in the unit of the first', () => {
    const rows = [row('1.0', 'MPa', 1e6), row('500-1500', 'kPa', 5e5, 15e5)];
    const axis = axisOf(rows);
    expect(axis?.ticks.map(({ value }) => value)).toEqual([0.5, 1, 1.5]);
    const [single, range] = rows.map((one) => axis?.placeOf(one));
    expect(single?.from).toBeCloseTo(0.5);
    expect(single?.to).toBe(single?.from);
    expect(range?.from).toBeGreaterThan(0);
    expect(range?.to).toBeLessThan(1);
  });

  it('counts temperatures from their own zero', () => {
    const axis = axisOf([row('20', '°C', 293.15), row('80', '°C', 353.15)]);
    expect(axis?.ticks.map(({ value }) => value)).toEqual([20, 40, 60, 80]);
  });

  it('is logarithmic over powers of ten', () => {
    const axis = axisOf([row('1e-9', 'S/cm', 1e-7), row('1.2 × 10⁻³', 'S/cm', 0.12)]);
    expect(axis?.ticks[0]?.value).toBeCloseTo(1e-9);
    expect(axis?.ticks.every(({ at }) => at >= 0 && at <= 1)).toBe(true);
  });

  it('leaves out what has another dimension or no magnitude', () => {
    const rows = [row('1', 'm', 1), row('2', 'm', 2), row('3', 's', 3, 3, 'other'), row('some', 'm')];
    const axis = axisOf(rows);
    expect(rows.map((one) => axis?.placeOf(one) !== undefined)).toEqual([true, true, false, false]);
  });

  it('has nothing to show of one value', () => {
    expect(axisOf([row('1', 'm', 1), row('some', 'm')])).toBeUndefined();
  });

  it.each([
    ['≈ 4.5', 4.5e6],
    ['1,240', 1.24e9],
    ['2.5–3.1', 2.5e6],
    ['1.2 × 10⁻⁹', 1.2e-3],
    ['3e2', 3e8],
  ])('reads the unit from %s', (printed, low) => {
    expect(scaleOf(row(printed, 'MPa', low))?.factor).toBeCloseTo(1e6);
  });

  it('has no ticks where the print tells no figure', () => {
    expect(axisOf([row('half', 'm', 0.5), row('1', 'm', 1)])?.ticks).toEqual([]);
  });
});
