import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksReady, linesReady, movedWindow, type RowWindow, restingWindow, withinCount } from './rowWindow.ts';

const tops = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 40 });
const steps = fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 1, maxLength: 60 });
const visible = fc.integer({ min: 1, max: 80 });

/** Windows through which a scroll over `positions` leads, each with what was seen. */
function scroll(positions: readonly number[], rows: number) {
  let held = restingWindow({ top: 0, visible: rows }, linesReady);
  let from = 0;
  return positions.map((top) => {
    const before: RowWindow = held;
    held = movedWindow(held, from, { top, visible: rows }, linesReady);
    from = top;
    return { top, before, held };
  });
}

describe('the window of rows', () => {
  it('holds every row that the viewport shows, however it is scrolled', () => {
    fc.assert(
      fc.property(fc.oneof(tops, steps.map(walk)), visible, (positions, rows) => {
        for (const { top, held } of scroll(positions, rows)) {
          expect(held.first).toBeLessThanOrEqual(top);
          expect(held.end).toBeGreaterThanOrEqual(top + rows);
          expect(held.first).toBeGreaterThanOrEqual(0);
          expect(held.end - held.first).toBeLessThanOrEqual(rows + 24);
        }
      }),
    );
  });

  it('has rows ready where a scroll leads, so that a step of a few rows draws nothing', () => {
    const [one, two] = scroll([1, 2], 20);
    expect(one?.held).toBe(two?.held);
    for (const { top, held } of scroll([10, 17, 24, 31, 38], 20))
      expect(held.end - (top + 20)).toBeGreaterThanOrEqual(8);
    for (const { top, held } of scroll([500, 499, 493, 486], 20).slice(1))
      expect(top - held.first).toBeGreaterThanOrEqual(8);
  });

  it('holds only what is seen after a jump', () => {
    expect(scroll([5000], 20)[0]?.held).toEqual({ first: 5000, end: 5020 });
  });

  it('grows while it stands, where rows turn out to be lower than they were taken for', () => {
    const held: RowWindow = { first: 10, end: 14 };
    expect(movedWindow(held, 11, { top: 11, visible: 3 }, blocksReady)).toBe(held);
    expect(movedWindow(held, 11, { top: 11, visible: 5 }, blocksReady)).toEqual({ first: 10, end: 19 });
  });

  it('is ready in both directions at rest', () => {
    expect(restingWindow({ top: 100, visible: 20 }, linesReady)).toEqual({ first: 92, end: 136 });
  });

  it('shows the last rows after a filter has shortened the list', () => {
    expect(withinCount({ first: 8000, end: 8030 }, 12)).toEqual({ first: 0, end: 12 });
    expect(withinCount({ first: 80, end: 110 }, 100)).toEqual({ first: 80, end: 100 });
    expect(withinCount({ first: 0, end: 30 }, 0)).toEqual({ first: 0, end: 0 });
  });
});

function walk(deltas: readonly number[]): number[] {
  let top = 0;
  return deltas.map((delta) => {
    top = Math.max(0, top + delta);
    return top;
  });
}
