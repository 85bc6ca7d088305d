import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CanvasNode } from './Canvas.types.ts';
import { arrowPath, edgeShape } from './edgePath.ts';
import {
  boundsOf,
  holds,
  isInside,
  nodeToward,
  overlaps,
  seenOf,
  snapped,
  toScreen,
  toWorld,
  viewOf,
  viewShowing,
  zoomedAbout,
  zoomRange,
} from './geometry.ts';

const lengths = fc.integer({ min: 1, max: 3000 });
const places = fc.integer({ min: -5000, max: 5000 });
const boxes = fc.record({ x: places, y: places, width: lengths, height: lengths });
const screens = fc.record({ width: fc.integer({ min: 200, max: 2000 }), height: fc.integer({ min: 200, max: 2000 }) });
const views = fc.record({ x: places, y: places, zoom: fc.double({ min: 0.1, max: 2, noNaN: true }) });

describe('boundsOf', () => {
  it('holds every box, and touches one at each side', () => {
    fc.assert(
      fc.property(fc.array(boxes, { minLength: 1, maxLength: 10 }), (all) => {
        const bounds = boundsOf(all);
        if (!bounds) throw new Error('None');
        for (const box of all) expect(holds(bounds, box)).toBe(true);
        expect(all.some(({ x }) => x === bounds.x)).toBe(true);
        expect(all.some(({ y, height }) => y + height === bounds.y + bounds.height)).toBe(true);
      }),
    );
    expect(boundsOf([])).toBeUndefined();
  });
});

describe('views', () => {
  it('show a box whole where the zoom allows it', () => {
    fc.assert(
      fc.property(boxes, screens, (box, screen) => {
        const view = viewOf(box, screen);
        expect(view.zoom).toBeLessThanOrEqual(1);
        if (view.zoom <= zoomRange.least) return;
        const { x, y, width, height } = seenOf(view, screen);
        expect(holds({ x: x - 1, y: y - 1, width: width + 2, height: height + 2 }, box)).toBe(true);
      }),
    );
  });

  it('keep the point that is zoomed about', () => {
    fc.assert(
      fc.property(views, places, places, fc.double({ min: 0.1, max: 2, noNaN: true }), (view, x, y, zoom) => {
        const before = toWorld(view, { x, y });
        const after = toScreen(zoomedAbout(view, zoom, { x, y }), before);
        expect(after.x).toBeCloseTo(x, 4);
        expect(after.y).toBeCloseTo(y, 4);
      }),
    );
  });

  it('move no further than needed to show a box', () => {
    const screen = { width: 400, height: 300 };
    const view = { x: 0, y: 0, zoom: 1 };
    expect(viewShowing(view, screen, { x: 100, y: 100, width: 50, height: 50 })).toBe(view);
    expect(viewShowing(view, screen, { x: 500, y: 100, width: 50, height: 50 })).toEqual({ x: -174, y: 0, zoom: 1 });
    expect(viewShowing(view, screen, { x: -80, y: 100, width: 50, height: 50 })).toEqual({ x: 104, y: 0, zoom: 1 });
  });
});

describe('isInside', () => {
  it('tells inside from outside of a bent line', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 50, y: 20 },
      { x: 0, y: 100 },
    ];
    expect(isInside({ x: 10, y: 40 }, line)).toBe(true);
    expect(isInside({ x: 50, y: 60 }, line)).toBe(false);
    expect(isInside({ x: 120, y: 10 }, line)).toBe(false);
  });
});

describe('nodeToward', () => {
  const at = (id: string, x: number, y: number): CanvasNode => ({ id, x, y, label: id, kind: 'idea' });
  const nodes = [at('a', 0, 0), at('b', 300, 10), at('c', 600, 0), at('d', 310, 400)];
  const [from] = nodes;
  it('goes to what is near and ahead, and nowhere where there is nothing', () => {
    if (!from) throw new Error('None');
    expect(nodeToward(nodes, from, 'right')?.id).toBe('b');
    expect(nodeToward(nodes, from, 'down')?.id).toBe('d');
    expect(nodeToward(nodes, from, 'left')).toBeUndefined();
  });
});

describe('edgeShape', () => {
  it('stands as far off the middle as its lane says, and begins and ends at its nodes', () => {
    const [one, other] = [
      { x: 0, y: 0, width: 100, height: 40 },
      { x: 300, y: 0, width: 100, height: 40 },
    ];
    expect(edgeShape(one, other, 0.5)).toMatchObject({ middle: { x: 200, y: 32 }, end: { x: 300, y: 32 } });
    expect(edgeShape(one, other, -2)).toMatchObject({ end: { x: 300, y: 6 } });
    expect(edgeShape(one, { ...one, y: 300 }, 0.5)).toMatchObject({ end: { x: 90, y: 300 } });
  });

  it('leaves and reaches the sides that face each other', () => {
    const one = { x: 0, y: 0, width: 100, height: 40 };
    expect(edgeShape(one, { x: 300, y: 0, width: 100, height: 40 }).path).toBe('M100 20C200 20 200 20 300 20');
    expect(edgeShape({ ...one, x: 300 }, one).end).toEqual({ x: 100, y: 20 });
    expect(edgeShape(one, { x: 0, y: 300, width: 100, height: 40 }).end).toEqual({ x: 50, y: 300 });
    expect(arrowPath(edgeShape(one, { x: 300, y: 0, width: 100, height: 40 }), 6)).toBe('M294 23L300 20L294 17Z');
  });

  it('goes across to a node of the next column, however far up or down: it crosses no other of the column', () => {
    const one = { x: 0, y: 0, width: 100, height: 40 };
    const shape = edgeShape(one, { x: 164, y: 400, width: 100, height: 40 });
    expect([shape.end, shape.towards]).toEqual([
      { x: 164, y: 420 },
      { x: 1, y: 0 },
    ]);
    expect(edgeShape(one, { x: 120, y: 400, width: 100, height: 40 }).towards).toEqual({ x: 0, y: 1 });
  });

  it('has its middle between the ends', () => {
    fc.assert(
      fc.property(boxes, boxes, (one, other) => {
        const bounds = boundsOf([one, other]);
        const { middle, end } = edgeShape(one, other);
        if (!bounds || overlaps(one, other)) return;
        expect(
          holds(
            { x: bounds.x - 25, y: bounds.y - 25, width: bounds.width + 50, height: bounds.height + 50 },
            { ...middle, width: 0, height: 0 },
          ),
        ).toBe(true);
        expect(holds(bounds, { ...end, width: 0, height: 0 })).toBe(true);
      }),
    );
  });
});

describe('snapped', () => {
  it('is the nearest multiple, or the value itself', () => {
    expect(snapped(13, 8)).toBe(16);
    expect(snapped(13, undefined)).toBe(13);
  });
});
