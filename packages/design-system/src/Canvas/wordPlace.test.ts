import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeShape } from './edgePath.ts';
import { overlaps } from './geometry.ts';
import { wordPlace } from './wordPlace.ts';

const from = { x: 0, y: 0, width: 100, height: 40 };
const to = { x: 600, y: 0, width: 100, height: 40 };
const shape = edgeShape(from, to);

describe('wordPlace()', () => {
  it('is the middle where nothing covers it', () => {
    expect(wordPlace(shape, 'heats', [from, to])).toEqual(shape.middle);
  });

  it('goes along the edge past a node that lies on the middle', () => {
    const over = { x: 320, y: -20, width: 60, height: 80 };
    const { x, y } = wordPlace(shape, 'heats', [from, to, over]);
    expect(y).toBe(20);
    expect(x + 20 < over.x || x - 20 > over.x + over.width).toBe(true);
  });

  it('is the middle where nodes cover all of it', () => {
    expect(wordPlace(shape, 'heats', [{ x: -500, y: -500, width: 2_000, height: 2_000 }])).toEqual(shape.middle);
  });

  it('is never below a node where another place is free', () => {
    const box = fc.record({
      x: fc.integer({ min: 0, max: 600 }),
      y: fc.integer({ min: -60, max: 60 }),
      width: fc.integer({ min: 10, max: 120 }),
      height: fc.integer({ min: 10, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(box, { maxLength: 3 }), (nodes) => {
        const { x, y } = wordPlace(shape, 'a', nodes);
        const isCovered = nodes.some((node) => overlaps({ x: x - 3, y: y - 8, width: 6, height: 16 }, node));
        expect(isCovered && (x !== shape.middle.x || y !== shape.middle.y)).toBe(false);
      }),
    );
  });
});
