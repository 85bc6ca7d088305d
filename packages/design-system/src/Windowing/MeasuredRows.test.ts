import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MeasuredRows } from './MeasuredRows.ts';

const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 });

describe('MeasuredRows', () => {
  it('gives the offsets of plain sums, however rows are measured', () => {
    fc.assert(
      fc.property(heights, fc.array(fc.tuple(fc.nat(59), fc.integer({ min: 1, max: 400 }))), (start, changes) => {
        const rows = new MeasuredRows();
        const keys = start.map((_, index) => `row ${index}`);
        rows.setRows(keys, (key) => start[keys.indexOf(key)] ?? 0);
        const held = [...start];
        for (const [index, height] of changes) {
          if (index >= held.length) continue;
          rows.measure(`row ${index}`, height);
          held[index] = height;
        }
        let sum = 0;
        held.forEach((height, index) => {
          expect(rows.offsetOf(index)).toBe(sum);
          expect(rows.rowAt(sum)).toBe(index);
          expect(rows.rowAt(sum + height - 0.5)).toBe(index);
          sum += height;
        });
        expect(rows.total).toBe(sum);
      }),
    );
  });

  it('keeps measured heights when rows are put before them', () => {
    const rows = new MeasuredRows();
    rows.setRows(['b', 'c'], () => 100);
    rows.measure('b', 40);
    rows.setRows(['a', 'b', 'c'], () => 100);
    expect([rows.offsetOf(1), rows.offsetOf(2), rows.total]).toEqual([100, 140, 240]);
    expect(rows.placeOf('b')).toBe(1);
    expect(rows.keyAt(2)).toBe('c');
  });

  it('stays in range for an empty list and beyond the end', () => {
    const rows = new MeasuredRows();
    rows.setRows([], () => 10);
    expect([rows.total, rows.rowAt(50)]).toEqual([0, 0]);
    rows.setRows(['a'], () => 10);
    expect(rows.rowAt(5000)).toBe(0);
    expect(rows.measure('nobody', 5)).toBe(false);
  });
});
