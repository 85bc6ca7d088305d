import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CanvasMove, CanvasNode } from './Canvas.types.ts';
import { type Box, boxOf, centreOf, overlaps } from './geometry.ts';
import { type GrowthDirection, growBranch } from './growBranch.ts';
import { inHierarchy } from './hierarchy.ts';
import type { LayoutDirection } from './layout.types.ts';
import { layoutLayered } from './layoutLayered.ts';
import { layoutTree } from './layoutTree.ts';
import { orderLayers } from './orderLayers.ts';
import { placeInOrder } from './placeInOrder.ts';

const node = (id: string, parent?: string, size: Partial<CanvasNode> = {}): CanvasNode => ({
  id,
  label: id,
  kind: 'idea',
  x: 0,
  y: 0,
  ...(parent === undefined ? {} : { parent }),
  ...size,
});

/** Trees of nodes of any size: each node below an earlier one, or a root. */
const trees = fc
  .array(
    fc.record({
      below: fc.nat(),
      isRoot: fc.boolean(),
      width: fc.integer({ min: 20, max: 300 }),
      height: fc.integer({ min: 20, max: 200 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((shapes) =>
    shapes.map(({ below, isRoot, width, height }, at) =>
      node(`n${at}`, at === 0 || (isRoot && at % 3 === 0) ? undefined : `n${below % at}`, { width, height }),
    ),
  );

const directions = fc.constantFrom<LayoutDirection[]>('right', 'down');

function placedBy(nodes: readonly CanvasNode[], moves: readonly CanvasMove[]): CanvasNode[] {
  const corners = new Map(moves.map((move) => [move.id, move]));
  return nodes.map((each) => ({ ...each, ...corners.get(each.id) }));
}

function expectApart(boxes: readonly Box[]) {
  boxes.forEach((one, at) => {
    for (const other of boxes.slice(at + 1))
      if (overlaps(one, other)) throw new Error(`${JSON.stringify([one, other])} overlap`);
  });
}

describe('inHierarchy', () => {
  it('holds every node once, after its parent, whatever the parents say', () => {
    const anyParents = fc
      .array(fc.option(fc.integer({ min: 0, max: 15 }), { nil: undefined }), { maxLength: 12 })
      .map((parents) => parents.map((parent, at) => node(`${at}`, parent === undefined ? undefined : `${parent}`)));
    fc.assert(
      fc.property(anyParents, (nodes) => {
        const ranked = inHierarchy(nodes);
        expect(ranked.map(({ node: { id } }) => id).sort()).toEqual(nodes.map(({ id }) => id).sort());
        ranked.forEach(({ node: each, parent, level }, at) => {
          expect(parent).toBeLessThan(at);
          if (parent >= 0) expect(ranked[parent]?.node.id).toBe(each.parent);
          expect(level).toBe(parent < 0 ? 0 : (ranked[parent]?.level ?? 0) + 1);
        });
      }),
    );
  });
});

describe('layoutTree', () => {
  it('puts no node on another', () => {
    fc.assert(
      fc.property(trees, directions, (nodes, direction) => {
        expectApart(placedBy(nodes, layoutTree(nodes, { direction })).map(boxOf));
      }),
    );
  });

  it('keeps children in order, behind their parent, and the parent in their middle', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        const placed = placedBy(nodes, layoutTree(nodes));
        for (const parent of placed) {
          const children = placed.filter((each) => each.parent === parent.id);
          const centres = children.map((each) => centreOf(boxOf(each)).y);
          expect([...centres].sort((one, other) => one - other)).toEqual(centres);
          for (const { x } of children) expect(x).toBeGreaterThan(parent.x + (parent.width ?? 0));
          const middle = ((centres[0] ?? 0) + (centres.at(-1) ?? 0)) / 2;
          if (children.length > 0) expect(Math.abs(middle - centreOf(boxOf(parent)).y)).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it('begins at its origin', () => {
    const moves = layoutTree([node('a'), node('b', 'a'), node('c', 'a')], { origin: { x: 40, y: 60 } });
    expect(Math.min(...moves.map(({ x }) => x))).toBe(40);
    expect(Math.min(...moves.map(({ y }) => y))).toBe(60);
  });

  it('lays out two thousand nodes in one chain', () => {
    const chain = Array.from({ length: 2000 }, (_, at) => node(`${at}`, at === 0 ? undefined : `${at - 1}`));
    expect(layoutTree(chain)).toHaveLength(2000);
  });
});

describe('growBranch', () => {
  const growth = fc.constantFrom<GrowthDirection[]>('right', 'left', 'down', 'up');
  const added = fc.array(
    fc.record({ below: fc.nat(), isNew: fc.boolean(), width: fc.integer({ min: 20, max: 300 }) }),
    { minLength: 1, maxLength: 8 },
  );

  it('moves nothing that stands, covers nothing, and grows to the side it is pushed', () => {
    fc.assert(
      fc.property(trees, added, growth, (nodes, shapes, direction) => {
        const stands = placedBy(
          nodes,
          layoutTree(nodes, { direction: direction === 'left' || direction === 'right' ? 'right' : 'down' }),
        );
        const wanted = shapes.map(({ below, isNew, width }, at) =>
          node(`new${at}`, isNew && at > 0 ? `new${below % at}` : `n${below % nodes.length}`, { width }),
        );
        const moves = growBranch(stands, wanted, { direction });
        expect(moves.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
        const grown = placedBy(wanted, moves);
        expectApart([...stands, ...grown].map(boxOf));
        const all = new Map([...stands, ...grown].map((each) => [each.id, boxOf(each)]));
        for (const each of grown) {
          const [box, parent] = [boxOf(each), all.get(each.parent ?? '')];
          if (!parent) throw new Error('The parent is lost');
          if (direction === 'right') expect(box.x).toBeGreaterThanOrEqual(parent.x + parent.width);
          if (direction === 'left') expect(box.x + box.width).toBeLessThanOrEqual(parent.x);
          if (direction === 'down') expect(box.y).toBeGreaterThanOrEqual(parent.y + parent.height);
          if (direction === 'up') expect(box.y + box.height).toBeLessThanOrEqual(parent.y);
        }
      }),
    );
  });

  it('keeps the order of children: a new one comes behind those that stand', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (nodes, at) => {
        const stands = placedBy(nodes, layoutTree(nodes));
        const parent = `n${at % nodes.length}`;
        const [move] = growBranch(stands, [node('new', parent)]);
        for (const sibling of stands.filter((each) => each.parent === parent))
          expect(move?.y).toBeGreaterThanOrEqual(sibling.y + (sibling.height ?? 0));
      }),
    );
  });

  it('stands in the middle of a parent without children where there is room', () => {
    expect(growBranch([node('a')], [node('b', 'a')])).toEqual([{ id: 'b', x: 196 + 72, y: 0 }]);
  });

  it('places what belongs nowhere behind everything', () => {
    expect(growBranch([node('a')], [node('b')])).toEqual([{ id: 'b', x: 0, y: 88 }]);
    expect(growBranch([], [node('b')])).toEqual([{ id: 'b', x: 0, y: 0 }]);
  });
});

describe('layoutLayered', () => {
  const graphs = fc.record({
    sizes: fc.array(
      fc.record({ width: fc.integer({ min: 20, max: 300 }), height: fc.integer({ min: 20, max: 200 }) }),
      {
        minLength: 1,
        maxLength: 24,
      },
    ),
    links: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 40 }),
  });
  const graphOf = ({ sizes, links }: { sizes: { width: number; height: number }[]; links: [number, number][] }) => ({
    nodes: sizes.map((size, at) => node(`${at}`, undefined, size)),
    edges: links.map(([from, to]) => ({ from: `${from % sizes.length}`, to: `${to % sizes.length}` })),
  });

  it('puts no node on another, with circles and loops too', () => {
    fc.assert(
      fc.property(graphs, directions, (graph, direction) => {
        const { nodes, edges } = graphOf(graph);
        const moves = layoutLayered(nodes, edges, { direction });
        expectApart(placedBy(nodes, moves).map(boxOf));
        expect(layoutLayered(nodes, edges, { direction })).toEqual(moves);
      }),
    );
  });

  it('leads every edge to a later layer where there is no circle', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const { nodes, edges } = graphOf(graph);
        const forward = edges.filter(({ from, to }) => Number(from) < Number(to));
        const placed = new Map(placedBy(nodes, layoutLayered(nodes, forward)).map((each) => [each.id, each]));
        for (const { from, to } of forward) {
          const [one, other] = [placed.get(from), placed.get(to)];
          expect(other?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0));
        }
      }),
    );
  });

  it('unties two edges that cross', () => {
    expect(
      orderLayers(
        [
          [0, 1],
          [2, 3],
        ],
        [[], [], [1], [0]],
        [[3], [2], [], []],
      ),
    ).toEqual([
      [0, 1],
      [3, 2],
    ]);
  });
});

describe('placeInOrder', () => {
  it('keeps order and distances, and leaves alone what has room', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 0, max: 90 }))), (given) => {
        const apart = given.slice(1).map(([, gap]) => gap);
        const places = placeInOrder(
          given.map(([place]) => place),
          apart,
        );
        places.slice(1).forEach((place, at) => {
          expect(place - (places[at] ?? 0)).toBeGreaterThanOrEqual((apart[at] ?? 0) - 1e-6);
        });
      }),
    );
    expect(placeInOrder([0, 100, 300], [50, 50])).toEqual([0, 100, 300]);
    expect(placeInOrder([0, 0], [50])).toEqual([-25, 25]);
  });
});
