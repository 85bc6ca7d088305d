import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, seenOf } from './geometry.ts';
import { mostInFull, nextWindow, nodesIn } from './worldWindow.ts';

const screen = { width: 1000, height: 700 };
const views = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
  zoom: fc.double({ min: 0.05, max: 2.5, noNaN: true }),
});

describe('nextWindow', () => {
  it('always holds what is seen, and stays the same for a small pan', () => {
    fc.assert(
      fc.property(fc.array(views, { minLength: 1, maxLength: 6 }), (all) => {
        let current = nextWindow(undefined, all[0] ?? { x: 0, y: 0, zoom: 1 }, screen);
        for (const view of all) {
          current = nextWindow(current, view, screen);
          expect(holds(current.box, seenOf(view, screen))).toBe(true);
          expect(nextWindow(current, view, screen)).toBe(current);
        }
      }),
    );
    const first = nextWindow(undefined, { x: 0, y: 0, zoom: 1 }, screen);
    expect(nextWindow(first, { x: 100, y: 0, zoom: 1 }, screen)).toBe(first);
    expect(nextWindow(first, { x: 200, y: 0, zoom: 1 }, screen)).not.toBe(first);
    expect(nextWindow(first, { x: 0, y: 0, zoom: 1.5 }, screen)).not.toBe(first);
  });
});

describe('nodesIn', () => {
  const boxes = Array.from({ length: 2000 }, (_, at) => ({
    x: (at % 50) * 220,
    y: Math.floor(at / 50) * 90,
    width: 196,
    height: 72,
  }));
  it('draws what is near in full, and nothing where it is too small or too much', () => {
    const close = nextWindow(undefined, { x: 0, y: 0, zoom: 1 }, screen);
    const { near, isFar } = nodesIn(boxes, boxes, close);
    expect(isFar).toBe(false);
    expect(near.length).toBeGreaterThan(30);
    expect(near.length).toBeLessThan(mostInFull);
    expect(nodesIn(boxes, boxes, nextWindow(undefined, { x: 0, y: 0, zoom: 0.1 }, screen)).isFar).toBe(true);
    expect(nodesIn(boxes, boxes, nextWindow(undefined, { x: 0, y: 0, zoom: 0.35 }, screen)).isFar).toBe(true);
  });
});
