import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, spansOf } from './lines.ts';
import { tree, treeLines } from './tree.test-support.ts';

describe('lines of a grid', () => {
  it('hold every row, each at its level, in lines that follow one another', () => {
    fc.assert(
      fc.property(tree, (rows) => {
        const lines = treeLines(rows);
        const seen = new Map<string, number[]>();
        lines.forEach(({ path }, at) => {
          for (const row of path) if (row) seen.set(row.id, [...(seen.get(row.id) ?? []), at]);
        });
        expect([...seen.keys()].sort()).toEqual(rows.map(({ id }) => id).sort());
        for (const places of seen.values()) expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(places.length - 1);
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      }),
    );
  });

  it('are spanned by exactly the lines of a row', () => {
    fc.assert(
      fc.property(tree, (rows) => {
        const lines = treeLines(rows);
        const spans = spansOf(lines, 3);
        lines.forEach(({ path }, at) => {
          path.forEach((row, level) => {
            const { first, end } = spans.of(at, level);
            expect(first <= at && at < end).toBe(true);
            if (!row) return expect([first, end]).toEqual([at, at + 1]);
            const own = lines.flatMap((line, place) => (line.path[level]?.id === row.id ? [place] : []));
            return expect([own[0], (own.at(-1) ?? 0) + 1]).toEqual([first, end]);
          });
        });
      }),
    );
  });

  it('stand for a row whose parent is unknown as for one without', () => {
    const lines = linesOf([{ id: 'a', parent: 'gone' }], 2);
    expect(lines).toEqual([{ key: 'a', path: [{ id: 'a', parent: 'gone' }, undefined] }]);
  });
});
