import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CanvasNode } from './Canvas.types.ts';
import { freePlace } from './freePlace.ts';
import { boxOf, overlaps } from './geometry.ts';
import { between, eased, movedByOthers } from './glide.ts';
import { nearestFirst } from './nearestFirst.ts';

const node = (id: string, x: number, y = 0): CanvasNode => ({ id, label: id, kind: 'idea', x, y });

describe('movedByOthers', () => {
  const shown = new Map([
    ['a', { x: 0, y: 0 }],
    ['b', { x: 0, y: 0 }],
    ['c', { x: 0, y: 0 }],
    ['d', { x: 9, y: 0 }],
  ]);
  it('is what stands elsewhere than it is shown, was not held, not put there and not new', () => {
    const nodes = [node('a', 50), node('b', 50), node('c', 50), node('d', 9), node('new', 50)];
    const moved = movedByOthers(nodes, shown, new Set(['b']), new Map([['c', { x: 50, y: 0 }]]));
    expect([...moved]).toEqual([['a', { x: 0, y: 0 }]]);
  });
});

describe('a glide', () => {
  it('begins where it was, ends where it is, and never turns back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (one, other) => {
          if (one <= other) expect(eased(one)).toBeLessThanOrEqual(eased(other));
        },
      ),
    );
    const [from, to] = [
      { x: 10, y: 0 },
      { x: 20, y: 40 },
    ];
    expect([between(from, to, eased(0)), between(from, to, eased(1)), between(from, to, eased(7))]).toEqual([
      from,
      to,
      to,
    ]);
  });
});

describe('freePlace', () => {
  it('covers nothing', () => {
    const places = fc.array(fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 })), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(places, (all) => {
        const nodes = all.map(([x, y], at) => node(`${at}`, x, y));
        const { x, y } = freePlace(nodes, '0');
        for (const each of nodes) expect(overlaps(boxOf(node('new', x, y)), boxOf(each))).toBe(false);
      }),
    );
  });
});

describe('nearestFirst', () => {
  it('sorts by distance', () => {
    const nodes = [node('far', 900), node('near', 210), node('self', 0)];
    expect(nearestFirst(nodes, node('self', 0)).map(({ id }) => id)).toEqual(['self', 'near', 'far']);
  });
});
