import { copiedText, type FlagWords, isSameValue } from './cellText.ts';
import type { GridAddition, GridEdit, GridRecord, GridRefusal, GridValue } from './EditableGrid.types.ts';
import { fillSeries } from './fillSeries.ts';
import type { GridModel } from './gridModel.ts';
import type { TableCell } from './htmlTable.ts';
import { readCell } from './readCell.ts';
import type { Cell, Range } from './selection.ts';
import type { Block } from './tabular.ts';

/** A text that a cell did not take, and why. */
export type RefusedText = { cell: Cell; text: string; refusal: GridRefusal };

/** What a block of cells comes to: values for cells, rows to be made, and what fits nowhere. */
export type Placed = {
  edits: readonly GridEdit[];
  additions: readonly GridAddition[];
  refused: readonly RefusedText[];
  /** Cells that were given, those left empty counted. */
  count: number;
};

const lengthOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The cells of a range as they are copied; a cell that spans lines stands on its first. */
export function copyRange<Row extends GridRecord>(
  { top, bottom, left, right }: Range,
  model: GridModel<Row>,
  language: string,
  words: FlagWords,
): readonly (readonly TableCell[])[] {
  return lengthOf(top, bottom).map((line) =>
    lengthOf(left, right).map((column) => {
      const span = model.spanOf({ line, column });
      if (line > span.first && line > top) return undefined;
      const of = model.columns[column];
      const text = of ? copiedText(model.valueAt({ line, column }), of, language, words) : '';
      return { text, span: Math.min(span.end, bottom + 1) - line };
    }),
  );
}

export const textsOf = (cells: readonly (readonly TableCell[])[]): Block =>
  cells.map((row) => row.map((cell) => cell?.text ?? ''));

/** The distinct cells of a range that can be given a value. */
export function openCells<Row extends GridRecord>(
  { top, bottom, left, right }: Range,
  model: GridModel<Row>,
): readonly Cell[] {
  return lengthOf(top, bottom).flatMap((line) =>
    lengthOf(left, right)
      .map((column) => ({ line, column }))
      .filter((cell) => (model.spanOf(cell).first === line || line === top) && model.isOpenAt(cell)),
  );
}

/** The same value for cells; those that hold it already are left out. */
export function editsOf<Row extends GridRecord>(
  cells: readonly Cell[],
  valueFor: (cell: Cell) => GridValue,
  model: GridModel<Row>,
): readonly GridEdit[] {
  return cells.flatMap((cell) => {
    const row = model.rowAt(cell);
    const column = model.columnAt(cell);
    const value = valueFor(cell);
    return row && column && !isSameValue(model.valueAt(cell), value) ? [{ row: row.id, column: column.id, value }] : [];
  });
}

/**
 * Puts a block of texts into the cells from the range's first on; a range that holds the block several times is filled with
 * it. What lies below the last line becomes rows where `canAdd`. Each text goes in, or is refused, by itself.
 */
export function placeBlock<Row extends GridRecord>(
  block: Block,
  range: Range,
  model: GridModel<Row>,
  language: string,
  canAdd: boolean,
): Placed {
  const height = block.length;
  const width = Math.max(0, ...block.map(({ length }) => length));
  const repeat = (have: number, room: number) => (have > 0 && room % have === 0 ? room : have);
  const down = repeat(height, range.bottom - range.top + 1);
  const across = repeat(width, range.right - range.left + 1);
  const edits: GridEdit[] = [];
  const refused: RefusedText[] = [];
  const grown: Record<string, GridValue>[] = [];
  const given = new Set<string>();
  for (let line = 0; line < down; line++) {
    for (let step = 0; step < across; step++) {
      const text = block[line % height]?.[step % width] ?? '';
      const cell = { line: range.top + line, column: range.left + step };
      const refuse = (refusal: GridRefusal) => void (text.trim() !== '' && refused.push({ cell, text, refusal }));
      const column = model.columnAt(cell);
      if (!column) {
        refuse({ because: 'outside' });
        continue;
      }
      const isBelow = cell.line >= model.lines.length;
      const isCovered = isBelow
        ? model.levelOf(column) < model.levels - 1
        : cell.line > range.top && model.spanOf(cell).first < cell.line;
      const read = readCell(text, column, language);
      if (isCovered) {
        // A table without merged cells repeats a parent's value on each of its lines.
        const isRepeated =
          !isBelow &&
          'value' in read &&
          (given.has(keyOf(model, cell, read.value)) || isSameValue(model.valueAt(cell), read.value));
        if (!isRepeated) refuse({ because: 'covered' });
      } else if ('refusal' in read) refuse(read.refusal);
      else if (isBelow) {
        const at = cell.line - model.lines.length;
        if (!canAdd) refuse({ because: 'outside' });
        else if (read.value !== undefined) {
          while (grown.length <= at) grown.push({});
          (grown[at] as Record<string, GridValue>)[column.id] = read.value;
        }
      } else if (!model.isOpenAt(cell)) refuse({ because: 'readOnly' });
      else {
        given.add(keyOf(model, cell, read.value));
        edits.push(...editsOf([cell], () => read.value, model));
      }
    }
  }
  const last = model.lines.at(-1)?.path.findLast((row) => row !== undefined);
  const additions = grown.map((values) => ({ after: last?.id, parent: last?.parent, values }));
  return { edits, additions, refused, count: down * across };
}

const keyOf = <Row extends GridRecord>(model: GridModel<Row>, cell: Cell, value: GridValue) =>
  `${model.spanOf(cell).first} ${cell.column} ${JSON.stringify(value)}`;

/** Values for the cells of `target` that lie outside of `source`, which continues into them downwards, upwards or sideways. */
export function fillRange<Row extends GridRecord>(
  source: Range,
  target: Range,
  model: GridModel<Row>,
): readonly GridEdit[] {
  const isDown = target.top < source.top || target.bottom > source.bottom;
  const isBackwards = target.top < source.top || target.left < source.left;
  const tracks = isDown ? lengthOf(source.left, source.right) : lengthOf(source.top, source.bottom);
  const at = (track: number, place: number): Cell =>
    isDown ? { line: place, column: track } : { line: track, column: place };
  const [from, to] = isDown ? [source.top, source.bottom] : [source.left, source.right];
  const [begin, end] = isDown ? [target.top, target.bottom] : [target.left, target.right];
  return tracks.flatMap((track) => {
    const isOwn = (place: number) => model.spanOf(at(track, place)).first === at(track, place).line || !isDown;
    const values = lengthOf(from, to)
      .filter(isOwn)
      .map((place) => model.valueAt(at(track, place)));
    const places = (isBackwards ? lengthOf(begin, from - 1).toReversed() : lengthOf(to + 1, end)).filter(isOwn);
    const next = fillSeries(values, places.length, isBackwards);
    const column = model.columnAt(at(track, from));
    return places.flatMap((place, step) => {
      const cell = at(track, place);
      // Sideways only what the other column can hold as it is.
      const isFit = isDown || model.columnAt(cell)?.kind === column?.kind;
      return model.isOpenAt(cell) && isFit ? editsOf([cell], () => next[step], model) : [];
    });
  });
}
