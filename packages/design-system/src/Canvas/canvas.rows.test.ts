import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CanvasEdge, CanvasNode } from './Canvas.types.ts';
import { type CanvasRow, canvasRows, isBelonging } from './canvas.rows.ts';

const node = (id: string, parent?: string): CanvasNode => ({
  id,
  label: id,
  kind: 'idea',
  x: 0,
  y: 0,
  ...(parent === undefined ? {} : { parent }),
});

const flat = (rows: readonly CanvasRow[]): CanvasRow[] => rows.flatMap((row) => [row, ...flat(row.children)]);

describe('canvasRows', () => {
  it('holds every node once, and every edge once, by its place or as a row', () => {
    const ids = fc.integer({ min: 0, max: 9 }).map(String);
    const graphs = fc.record({
      parents: fc.array(fc.option(ids, { nil: undefined }), { minLength: 10, maxLength: 10 }),
      links: fc.array(fc.tuple(ids, ids, fc.boolean()), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(graphs, ({ parents, links }) => {
        const nodes = parents.map((parent, at) => node(`${at}`, parent));
        const edges = links.map(
          ([from, to, isNamed], at): CanvasEdge => ({
            id: `e${at}`,
            from,
            to,
            ...(isNamed ? { label: 'heats' } : {}),
          }),
        );
        const known = new Map(nodes.map((each) => [each.id, each]));
        const rows = flat(canvasRows(nodes, edges));
        expect(rows.map((row) => row.node.id).sort()).toEqual(nodes.map(({ id }) => id));
        const shown = rows.flatMap((row) => row.edges).concat(edges.filter((edge) => isBelonging(edge, known)));
        expect(shown.map(({ id }) => id).sort()).toEqual(edges.map(({ id }) => id).sort());
      }),
    );
  });

  it('keeps the order given', () => {
    const rows = canvasRows([node('b', 'a'), node('a'), node('c', 'a')], []);
    expect(flat(rows).map((row) => row.node.id)).toEqual(['a', 'b', 'c']);
  });
});
