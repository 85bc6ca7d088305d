import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from './lines.ts';
import { cellAfter, cellBeside, cellUnder, type GridExtent, rangeOf } from './selection.ts';
import { tree, treeLines } from './tree.test-support.ts';

const extents = fc.record({
  rows: tree,
  columns: fc.integer({ min: 1, max: 6 }),
  page: fc.integer({ min: 1, max: 9 }),
  isRtl: fc.boolean(),
  filled: fc.func(fc.boolean()),
});

function extentOf({
  rows,
  columns,
  page,
  isRtl,
  filled,
}: {
  rows: Parameters<typeof treeLines>[0];
  columns: number;
  page: number;
  isRtl: boolean;
  filled: (...args: number[]) => boolean;
}): GridExtent {
  const lines = treeLines(rows);
  const spans = spansOf(lines, 3);
  return {
    lines: lines.length,
    columns,
    page,
    isRtl,
    spanOf: ({ line, column }) => spans.of(line, Math.min(2, column)),
    isEmpty: ({ line, column }) => !filled(line, column),
  };
}

const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown');
const presses = fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 40 });

describe('moves of the selection', () => {
  it('never leave the grid', () => {
    fc.assert(
      fc.property(extents, presses, (given, moves) => {
        const extent = extentOf(given);
        let at = { line: extent.lines === 0 ? -1 : 0, column: 0 };
        for (const [key, ctrlKey] of moves) {
          at = cellAfter(at, { key, ctrlKey, metaKey: false }, extent) ?? at;
          expect(at.line).toBeGreaterThanOrEqual(-1);
          expect(at.line).toBeLessThan(Math.max(extent.lines, 0));
          expect(at.column).toBeGreaterThanOrEqual(0);
          expect(at.column).toBeLessThan(extent.columns);
          if (at.line < 0) continue;
          const beside = cellBeside(at, 1, extent) ?? at;
          const under = cellUnder(at, -1, extent);
          for (const { line, column } of [beside, under]) {
            expect(line).toBeGreaterThanOrEqual(0);
            expect(line).toBeLessThan(extent.lines);
            expect(column).toBeLessThan(extent.columns);
          }
        }
      }),
    );
  });

  it('cut no cell that spans lines, and hold both ends', () => {
    const cell = fc.tuple(fc.nat(40), fc.nat(5));
    fc.assert(
      fc.property(extents, cell, cell, (given, [line, column], [otherLine, otherColumn]) => {
        const extent = extentOf(given);
        fc.pre(extent.lines > 0);
        const one = { line: line % extent.lines, column: column % extent.columns };
        const other = { line: otherLine % extent.lines, column: otherColumn % extent.columns };
        const range = rangeOf(one, other, extent.spanOf);
        expect(range.top).toBeLessThanOrEqual(Math.min(one.line, other.line));
        expect(range.bottom).toBeGreaterThanOrEqual(Math.max(one.line, other.line));
        for (let at = range.top; at <= range.bottom; at++) {
          for (let of = range.left; of <= range.right; of++) {
            const span = extent.spanOf({ line: at, column: of });
            expect(span.first).toBeGreaterThanOrEqual(range.top);
            expect(span.end - 1).toBeLessThanOrEqual(range.bottom);
          }
        }
      }),
    );
  });

  const filled = [
    [1, 1, 0, 1, 1],
    [1, 0, 0, 0, 1],
  ];
  const sheet: GridExtent = {
    lines: 2,
    columns: 5,
    page: 5,
    isRtl: false,
    spanOf: ({ line }) => ({ first: line, end: line + 1 }),
    isEmpty: ({ line, column }) => filled[line]?.[column] !== 1,
  };

  it.each([
    ['to the last of filled cells', 0, 0, 1],
    ['over empty cells to the next filled', 0, 1, 3],
    ['to the next filled from the last of a block', 1, 0, 4],
    ['to the last of those at the end', 0, 3, 4],
  ])('go with Control %s', (_, line, column, to) => {
    expect(cellAfter({ line, column }, { key: 'ArrowRight', ctrlKey: true, metaKey: false }, sheet)).toEqual({
      line,
      column: to,
    });
  });

  it('wrap from the end of a line to the next, and end with the last cell', () => {
    expect(cellBeside({ line: 0, column: 4 }, 1, sheet)).toEqual({ line: 1, column: 0 });
    expect(cellBeside({ line: 1, column: 4 }, 1, sheet)).toBeUndefined();
    expect(cellBeside({ line: 0, column: 0 }, -1, sheet)).toBeUndefined();
  });
});
