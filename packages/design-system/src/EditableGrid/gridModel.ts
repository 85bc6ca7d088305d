import { isEmpty } from './cellText.ts';
import type { GridCellState, GridColumn, GridRecord, GridValue } from './EditableGrid.types.ts';
import { type GridLine, type Span, spansOf } from './lines.ts';
import type { Cell } from './selection.ts';

/** What stands in which cell of the grid as it is shown. */
export type GridModel<Row extends GridRecord> = {
  lines: readonly GridLine<Row>[];
  columns: readonly GridColumn<Row>[];
  levels: number;
  levelOf: (column: GridColumn<Row>) => number;
  spanOf: (cell: Cell) => Span;
  /** The row that a cell belongs to; undefined where a parent has none of that level. */
  rowAt: (cell: Cell) => Row | undefined;
  columnAt: (cell: Cell) => GridColumn<Row> | undefined;
  valueAt: (cell: Cell) => GridValue;
  stateAt: (cell: Cell) => GridCellState | undefined;
  isEmptyAt: (cell: Cell) => boolean;
  /** Whether a cell can be given a value. */
  isOpenAt: (cell: Cell) => boolean;
};

/** Number of levels that columns are about. */
export const levelsOf = <Row>(columns: readonly GridColumn<Row>[]) =>
  1 + Math.max(0, ...columns.map(({ level = 0 }) => level));

/** Reads lines and columns as cells. */
export function gridModel<Row extends GridRecord>({
  lines,
  columns,
  levels,
  cellState,
  canEdit,
}: {
  lines: readonly GridLine<Row>[];
  columns: readonly GridColumn<Row>[];
  levels: number;
  cellState: ((row: Row, column: GridColumn<Row>) => GridCellState | undefined) | undefined;
  canEdit: boolean;
}): GridModel<Row> {
  const spans = spansOf(lines, levels);
  const levelOf = ({ level = levels - 1 }: GridColumn<Row>) => level;
  const columnAt = ({ column }: Cell) => columns[column];
  const rowAt = ({ line, column }: Cell) => {
    const of = columns[column];
    return of && lines[line]?.path[levelOf(of)];
  };
  const valueAt = (cell: Cell) => {
    const row = rowAt(cell);
    return row && columnAt(cell)?.value(row);
  };
  const stateAt = (cell: Cell) => {
    const row = rowAt(cell);
    const column = columnAt(cell);
    return row && column && cellState?.(row, column);
  };
  return {
    lines,
    columns,
    levels,
    levelOf,
    spanOf({ line, column }) {
      const of = columns[column];
      return of ? spans.of(line, levelOf(of)) : { first: line, end: line + 1 };
    },
    rowAt,
    columnAt,
    valueAt,
    stateAt,
    isEmptyAt: (cell) => isEmpty(valueAt(cell)),
    isOpenAt(cell) {
      const column = columnAt(cell);
      return (
        canEdit &&
        column !== undefined &&
        !column.isReadOnly &&
        column.kind !== 'formula' &&
        column.kind !== 'evidence' &&
        rowAt(cell) !== undefined &&
        stateAt(cell)?.readOnly === undefined
      );
    },
  };
}
