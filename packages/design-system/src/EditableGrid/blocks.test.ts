import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyRange, fillRange, openCells, placeBlock, textsOf } from './blocks.ts';
import type { GridColumn, GridRecord } from './EditableGrid.types.ts';
import { gridModel } from './gridModel.ts';
import { linesOf } from './lines.ts';

type Row = GridRecord & { text?: string; rating?: number };
const rows: readonly Row[] = [
  { id: 'm', text: 'Leaks' },
  { id: 'a', parent: 'm', text: 'dry run', rating: 3 },
  { id: 'b', parent: 'm', text: 'silicate', rating: 4 },
  { id: 'n', text: 'Drags' },
  { id: 'c', parent: 'n', text: 'wrings', rating: 5 },
];
const columns: readonly GridColumn<Row>[] = [
  { id: 'mode', name: 'Mode', kind: 'text', level: 0, value: ({ text }) => text },
  { id: 'cause', name: 'Cause', kind: 'text', level: 1, value: ({ text }) => text },
  { id: 'o', name: 'O', kind: 'rating', level: 1, value: ({ rating }) => rating },
  { id: 'ap', name: 'AP', kind: 'formula', level: 1, value: () => 'M' },
];
const words = { yes: 'Yes', no: 'No' };
const model = gridModel({ lines: linesOf(rows, 2), columns, levels: 2, cellState: undefined, canEdit: true });
const all = { top: 0, bottom: 2, left: 0, right: 3 };
const one = (line: number, column: number) => ({ top: line, bottom: line, left: column, right: column });

describe('blocks of cells', () => {
  it('are copied with merged cells on their first line', () => {
    const copied = copyRange(all, model, 'en', words);
    expect(textsOf(copied)).toEqual([
      ['Leaks', 'dry run', '3', 'M'],
      ['', 'silicate', '4', 'M'],
      ['Drags', 'wrings', '5', 'M'],
    ]);
    expect(copied.map(([cell]) => cell?.span)).toEqual([2, undefined, 1]);
  });

  it('change nothing when they are put back where they came from', () => {
    const cells = fc.record({ top: fc.nat(2), left: fc.nat(2), down: fc.nat(2), across: fc.nat(2) });
    fc.assert(
      fc.property(cells, ({ top, left, down, across }) => {
        const range = { top, left, bottom: Math.min(2, top + down), right: Math.min(2, left + across) };
        const block = textsOf(copyRange(range, model, 'en', words));
        expect(placeBlock(block, range, model, 'en', false)).toMatchObject({ edits: [], refused: [], additions: [] });
      }),
    );
  });

  it('go in cell by cell; what fits nowhere is refused by itself', () => {
    const placed = placeBlock(
      [
        ['new', '7', 'H'],
        ['other', '12', ''],
      ],
      one(0, 1),
      model,
      'en',
      false,
    );
    expect(placed.edits).toEqual([
      { row: 'a', column: 'cause', value: 'new' },
      { row: 'a', column: 'o', value: 7 },
      { row: 'b', column: 'cause', value: 'other' },
    ]);
    expect(placed.refused.map(({ text, refusal }) => [text, refusal.because])).toEqual([
      ['H', 'readOnly'],
      ['12', 'notARating'],
    ]);
  });

  it('make rows below the last where the owner allows', () => {
    const block = [
      ['x', '1'],
      ['y', '2'],
      ['z', '3'],
    ];
    const placed = placeBlock(block, one(2, 1), model, 'en', true);
    expect(placed.additions).toEqual([
      { after: 'c', parent: 'n', values: { cause: 'y', o: 2 } },
      { after: 'c', parent: 'n', values: { cause: 'z', o: 3 } },
    ]);
    expect(placeBlock(block, one(2, 1), model, 'en', false).refused.map(({ refusal }) => refusal.because)).toEqual(
      Array.from({ length: 4 }, () => 'outside'),
    );
  });

  it('fill a range that holds them several times', () => {
    const placed = placeBlock([['2']], { top: 0, bottom: 2, left: 2, right: 2 }, model, 'en', false);
    expect(placed.edits.map(({ row, value }) => [row, value])).toEqual([
      ['a', 2],
      ['b', 2],
      ['c', 2],
    ]);
  });

  it('take a table whose parents repeat on each line, and refuse another value for half of a merged cell', () => {
    expect(
      placeBlock(
        [
          ['Leaks much', 'p'],
          ['Leaks much', 'q'],
        ],
        one(0, 0),
        model,
        'en',
        false,
      ),
    ).toMatchObject({ refused: [] });
    expect(
      placeBlock(
        [
          ['one', 'p'],
          ['two', 'q'],
        ],
        one(0, 0),
        model,
        'en',
        false,
      ).refused,
    ).toMatchObject([{ text: 'two', refusal: { because: 'covered' } }]);
  });

  it('are the open cells of a range, merged ones once', () => {
    expect(openCells(all, model)).toHaveLength(8);
  });

  it('continue into the lines below', () => {
    const down = { top: 0, bottom: 1, left: 2, right: 2 };
    expect(fillRange(down, { ...down, bottom: 2 }, model)).toEqual([]);
    expect(fillRange({ ...down, bottom: 0 }, { ...down, bottom: 2 }, model)).toEqual([
      { row: 'b', column: 'o', value: 3 },
      { row: 'c', column: 'o', value: 3 },
    ]);
  });
});
