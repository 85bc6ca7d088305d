import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange, holdLines, isOutdated, passes } from './arrange.ts';
import type { GridColumn, GridFilter, GridView } from './EditableGrid.types.ts';
import { type Leaf, levelOf, tree, treeColumns, treeLines } from './tree.test-support.ts';

const filters: fc.Arbitrary<GridFilter> = fc.oneof(
  fc.constantFrom('', 'a', 'B').map((has) => ({ has })),
  fc.subarray(['', 'a', 'b9', '1', '2']).map((among) => ({ among })),
  fc.record({ from: fc.constantFrom(undefined, 1, 3), to: fc.constantFrom(undefined, 2, 4) }),
);
const columnIds = fc.constantFrom(...treeColumns.map(({ id }) => id));
const views: fc.Arbitrary<GridView> = fc
  .record({
    sort: fc.option(
      fc.record({ column: columnIds, direction: fc.constantFrom('ascending' as const, 'descending' as const) }),
      { nil: undefined },
    ),
    filters: fc.dictionary(columnIds, filters, { maxKeys: 2 }),
  })
  .map(({ sort, filters: by }) => ({ hidden: [], widths: {}, filters: by, ...(sort ? { sort } : {}) }));
const at = (rows: readonly Leaf[], view: GridView) => arrange(treeLines(rows), treeColumns, view, levelOf, 'en');
const keys = (lines: readonly { key: string }[]) => lines.map(({ key }) => key);

describe('arranging', () => {
  it('holds every line once, shown or hidden, and lines of one parent together, whatever was edited since', () => {
    fc.assert(
      fc.property(tree, tree, views, (rows, edited, view) => {
        const held = at(rows, view);
        const lines = treeLines(edited);
        const shown = holdLines(held, lines);
        const hidden = lines.filter(({ key }) => held.hidden.has(key));
        expect([...keys(shown), ...keys(hidden)].sort()).toEqual(keys(lines).sort());
        for (const level of [0, 1]) {
          const runs = shown.map(({ path, key }) => path[level]?.id ?? `line ${key}`);
          const begun = runs.filter((id, place) => id !== runs[place - 1]);
          expect(new Set(begun).size).toBe(begun.length);
        }
      }),
    );
  });

  it('is up to date directly after it was asked for', () => {
    fc.assert(
      fc.property(tree, views, (rows, view) => {
        const held = at(rows, view);
        const lines = treeLines(rows);
        expect(isOutdated(lines, holdLines(held, lines), held)).toBe(false);
      }),
    );
  });

  const flat: readonly GridColumn<Leaf>[] = [
    { id: 'figure', name: 'Figure', kind: 'number', value: ({ figure }) => figure },
  ];
  const leaf = (id: string, figure?: number): Leaf => ({ id, word: '', figure });
  const line = (row: Leaf) => ({ key: row.id, path: [row] });
  const ascending: GridView = {
    hidden: [],
    widths: {},
    filters: {},
    sort: { column: 'figure', direction: 'ascending' },
  };
  const arranged = (rows: readonly Leaf[]) => arrange(rows.map(line), flat, ascending, () => 0, 'en');

  it('leaves an edited row where it stands until it is applied again', () => {
    const before = [leaf('a', 3), leaf('b', 1), leaf('c')];
    const after = [leaf('a', 0), leaf('b', 1), leaf('c')];
    const held = arranged(before);
    expect(keys(holdLines(held, before.map(line)))).toEqual(['b', 'a', 'c']);
    const shown = holdLines(held, after.map(line));
    expect(keys(shown)).toEqual(['b', 'a', 'c']);
    expect(isOutdated(after.map(line), shown, arranged(after))).toBe(true);
    expect(keys(holdLines(arranged(after), after.map(line)))).toEqual(['a', 'b', 'c']);
  });

  it('puts a row that has come behind the one it follows', () => {
    const held = arranged([leaf('a', 3), leaf('b', 1)]);
    const rows = [leaf('a', 3), leaf('new', 9), leaf('b', 1)];
    expect(keys(holdLines(held, rows.map(line)))).toEqual(['b', 'a', 'new']);
  });

  it('filters by words of any width, by values, and by limits', () => {
    const text: GridColumn<Leaf> = { id: 'word', name: 'Word', kind: 'text', value: ({ word }) => word };
    expect(passes('Silica gel', { has: 'ＳＩＬ' }, text)).toBe(true);
    expect(passes(['x', 'y'], { among: ['y'] }, text)).toBe(true);
    expect(passes(undefined, { among: [''] }, text)).toBe(true);
    expect(passes(undefined, { from: 1 }, text)).toBe(false);
    expect(passes('2026-02-01', { from: '2026-01-15', to: '2026-02-01' }, text)).toBe(true);
  });
});
