import { useMemo, useState } from 'react';
import type { GridRecord } from './EditableGrid.types.ts';
import type { GridModel } from './gridModel.ts';
import { type Cell, type Range, rangeOf, withinGrid } from './selection.ts';

/** Cells, or whole lines or columns of them. */
export type Whole = 'cells' | 'rows' | 'columns' | 'all';

/** A cell that is found again after lines and columns have come, gone or moved. */
type Place = Cell & { key: string | undefined; id: string | undefined };

/** The cell one is in, and what is selected with it. */
export function useGridSelection<Row extends GridRecord>(model: GridModel<Row>) {
  const [held, setHeld] = useState<{ active: Place; anchor: Place; whole: Whole }>(() => {
    const first = { line: 0, column: 0, key: model.lines[0]?.key, id: model.columns[0]?.id };
    return { active: first, anchor: first, whole: 'cells' };
  });
  const lineOf = useMemo(() => new Map(model.lines.map(({ key }, at) => [key, at])), [model.lines]);
  const extent = { lines: model.lines.length, columns: model.columns.length };
  const cellOf = ({ line, column, key, id }: Place): Cell => {
    const at = model.columns.findIndex((each) => each.id === id);
    return withinGrid(
      { line: (key === undefined ? undefined : lineOf.get(key)) ?? line, column: at < 0 ? column : at },
      extent,
    );
  };
  const placeOf = (cell: Cell): Place => ({
    ...cell,
    key: model.lines[cell.line]?.key,
    id: model.columns[cell.column]?.id,
  });
  const active = cellOf(held.active);
  const anchor = cellOf(held.anchor);
  const { whole } = held;
  const base = rangeOf(active, anchor, model.spanOf);
  const range: Range = {
    top: whole === 'columns' || whole === 'all' ? 0 : base.top,
    bottom: whole === 'columns' || whole === 'all' ? extent.lines - 1 : base.bottom,
    left: whole === 'rows' || whole === 'all' ? 0 : base.left,
    right: whole === 'rows' || whole === 'all' ? extent.columns - 1 : base.right,
  };
  return {
    active,
    anchor,
    whole,
    range,
    /** Goes to a cell, or with `isFrom` draws the selection from where it began to it. */
    select(cell: Cell, { isFrom = false, whole: of = 'cells' }: { isFrom?: boolean; whole?: Whole } = {}) {
      const to = placeOf(withinGrid(cell, extent));
      setHeld({ active: to, anchor: isFrom ? placeOf(anchor) : to, whole: of });
    },
    /** Selects from one cell to another and stands in the first. */
    selectRange(first: Cell, last: Cell) {
      setHeld({
        active: placeOf(withinGrid(first, extent)),
        anchor: placeOf(withinGrid(last, extent)),
        whole: 'cells',
      });
    },
    widen: (of: Whole) => setHeld((before) => ({ ...before, whole: of })),
  };
}

export type GridSelection = ReturnType<typeof useGridSelection>;
