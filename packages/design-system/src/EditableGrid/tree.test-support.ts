import fc from 'fast-check';
import type { GridColumn, GridRecord } from './EditableGrid.types.ts';
import { type GridLine, linesOf } from './lines.ts';

/** A row of a tree of three levels, with a word and a figure. */
export type Leaf = GridRecord & { word: string; figure: number | undefined };

/** Trees of rows in the order in which an owner gives them: parents anywhere among their children. */
export const tree: fc.Arbitrary<readonly Leaf[]> = fc
  .array(
    fc.record({
      above: fc.nat(100),
      word: fc.constantFrom('', 'a', 'b10', 'b9', '硅'),
      figure: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
      turn: fc.nat(),
    }),
    { maxLength: 24 },
  )
  .map((drawn) => {
    const depth: number[] = [];
    const rows = drawn.map(({ above, word, figure, turn }, at) => {
      const parent = at === 0 ? -1 : (above % (at + 1)) - 1;
      const isRoot = parent < 0 || (depth[parent] ?? 2) >= 2;
      depth.push(isRoot ? 0 : (depth[parent] ?? 0) + 1);
      return { row: { id: `r${at}`, word, figure, ...(isRoot ? {} : { parent: `r${parent}` }) }, turn };
    });
    return rows.sort((one, other) => one.turn - other.turn).map(({ row }) => row);
  });

export const treeLines = (rows: readonly Leaf[]): readonly GridLine<Leaf>[] => linesOf(rows, 3);

export const treeColumns: readonly GridColumn<Leaf>[] = [
  { id: 'top', name: 'Top', kind: 'text', level: 0, value: ({ word }) => word },
  { id: 'middle', name: 'Middle', kind: 'number', level: 1, value: ({ figure }) => figure },
  { id: 'word', name: 'Word', kind: 'text', level: 2, value: ({ word }) => word },
  { id: 'figure', name: 'Figure', kind: 'number', level: 2, value: ({ figure }) => figure },
];

export const levelOf = ({ level = 2 }: GridColumn<Leaf>) => level;
