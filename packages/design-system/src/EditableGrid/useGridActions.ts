import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isSameValue } from './cellText.ts';
import type { EditableGridProps, EditableGridWords, GridRecord, GridView } from './EditableGrid.types.ts';
import { isListed } from './gridItems.ts';
import type { GridModel } from './gridModel.ts';
import type { Cell } from './selection.ts';
import type { GridEditing } from './useGridEditing.ts';
import type { GridSelection } from './useGridSelection.ts';

type Actions<Row extends GridRecord> = Pick<
  EditableGridProps<Row>,
  'onAddRows' | 'onRemoveRows' | 'onMoveRows' | 'onOpenEvidence' | 'onDecide'
> & {
  model: GridModel<Row>;
  selection: GridSelection;
  editing: GridEditing<Row>;
  field: RefObject<HTMLTextAreaElement | null>;
  sheet: RefObject<HTMLElement | null>;
  view: GridView;
  setView: (view: GridView) => void;
  say: EditableGridWords;
  announce: (sentence: string) => void;
  widenColumn: (column: number, step: 1 | -1) => void;
};

/** What keys, presses and lists do to cells, rows and columns. */
export function useGridActions<Row extends GridRecord>({
  model,
  selection,
  editing,
  field,
  sheet,
  view,
  setView,
  say,
  announce,
  widenColumn,
  onAddRows,
  onRemoveRows,
  onMoveRows,
  onOpenEvidence,
  onDecide,
}: Actions<Row>) {
  const { active, range } = selection;

  /** Rows of the level of a column that lines of the selection belong to. */
  function rowsSelected(): readonly Row[] {
    const rows = new Map<string, Row>();
    for (let line = range.top; line <= range.bottom; line++) {
      const row = model.rowAt({ line, column: active.column }) ?? model.lines[line]?.path.findLast(Boolean);
      if (row) rows.set(row.id, row);
    }
    return [...rows.values()];
  }
  function toggle(cell: Cell): void {
    const column = model.columnAt(cell);
    const row = model.rowAt(cell);
    if (cell.line < 0) return open(cell);
    if (!row || !column) return;
    if (column.kind === 'evidence') onOpenEvidence?.(row.id, column.id);
    else if (model.isOpenAt(cell)) editing.set([cell], () => column.value(row) !== true, 'toggled');
  }
  /** Enter: edits, opens, or says why it cannot. */
  function open(cell: Cell): void {
    const column = model.columnAt(cell);
    const row = model.rowAt(cell);
    if (cell.line < 0) return editing.setOpen({ kind: 'head', at: 0 });
    if (!column) return;
    if (!row) return void addRow();
    if (column.kind === 'evidence' || column.kind === 'flag') return toggle(cell);
    if (model.stateAt(cell)?.suggested && onDecide) return editing.setOpen({ kind: 'decide', at: 0 });
    if (model.isOpenAt(cell)) editing.begin();
    else editing.setOpen({ kind: 'reason', at: -1 });
  }
  /** A row of the level of the column one is in, behind the row one is in. */
  function addRow(): boolean {
    if (!onAddRows) return false;
    const column = model.columnAt(active);
    const path = model.lines[active.line]?.path ?? [];
    const level = column ? model.levelOf(column) : model.levels - 1;
    const parent = path.slice(0, level).findLast(Boolean);
    editing.keepUntaken(onAddRows([{ after: path[level]?.id, parent: parent?.id, values: {} }], []) ?? [], 0);
    return true;
  }
  function sortBy(direction: 'ascending' | 'descending' | undefined) {
    const { sort: _, ...rest } = view;
    const column = model.columnAt(active);
    if (!column) return;
    setView(direction ? { ...rest, sort: { column: column.id, direction } } : rest);
    announce(direction ? say.sorted(column.name, direction) : say.unsorted);
  }

  return {
    toggle,
    open,
    addRow,
    /** A button in a cell was pressed. */
    evidenceOrFlag(what: 'evidence' | 'toggle', cell: Cell) {
      const row = model.rowAt(cell);
      const column = model.columnAt(cell);
      if (what === 'toggle') toggle(cell);
      else if (row && column) onOpenEvidence?.(row.id, column.id);
    },
    decide(isAccepted: boolean, cell: Cell) {
      const row = model.rowAt(cell);
      const column = model.columnAt(cell);
      if (row && column) onDecide?.(row.id, column.id, isAccepted);
    },
    rate(cell: Cell, digit: number) {
      const column = model.columnAt(cell);
      if (column?.kind !== 'rating' || !model.isOpenAt(cell)) return;
      const { min = 1, max = 10 } = column;
      const value = digit === 0 && min > 0 ? 10 : digit;
      if (value < min || value > max) return announce(say.refusal({ because: 'notARating', min, max }));
      if (editing.edit) editing.give(value, 'typed');
      else if (!isSameValue(model.valueAt(cell), value)) editing.set([cell], () => value, 'typed');
    },
    removeRows(): boolean {
      if (!onRemoveRows) return false;
      const ids = rowsSelected().map(({ id }) => id);
      if (ids.length > 0) onRemoveRows(ids);
      return true;
    },
    /** Moves the rows of the selection over the row beside them, which must be of the same parent. */
    moveRows(step: 1 | -1): boolean {
      if (!onMoveRows || view.sort) return false;
      const rows = rowsSelected();
      const spans = [range.top, range.bottom].map((line) => model.spanOf({ line, column: active.column }));
      const line = step < 0 ? (spans[0]?.first ?? 0) - 1 : (spans[1]?.end ?? 0);
      const beside = model.rowAt({ line, column: active.column });
      if (!beside || rows.some(({ parent }) => parent !== beside.parent)) return true;
      onMoveRows({ rows: rows.map(({ id }) => id), to: beside.id, side: step < 0 ? 'before' : 'after' });
      announce(say.moved(line + 1));
      return true;
    },
    widen: (step: 1 | -1) => widenColumn(active.column, step),
    /** Puts a line break where the caret is. */
    breakLine() {
      const element = field.current;
      if (!element) return;
      const { selectionStart, selectionEnd, value } = element;
      flushSync(() => editing.type(`${value.slice(0, selectionStart)}\n${value.slice(selectionEnd)}`));
      element.setSelectionRange(selectionStart + 1, selectionStart + 1);
    },
    /** Takes the keyboard into what lies below the cell. */
    enterSheet(): boolean {
      const target = sheet.current?.querySelector<HTMLElement>('[data-autofocus], [tabindex="0"], select');
      target?.focus();
      return target !== undefined && target !== null;
    },
    /** Takes an item of the list. */
    choose(id: string) {
      const row = model.rowAt(active);
      const column = model.columnAt(active);
      if (!column) return;
      const { edit } = editing;
      if (edit && isListed(column)) {
        if (column.kind === 'labels') editing.pick(id);
        else editing.give(column.kind === 'rating' ? Number(id) : id === '' ? undefined : id, 'chosen');
      } else if (id === 'edit') editing.begin();
      else if (id === 'accept' || id === 'reject') {
        if (row) onDecide?.(row.id, column.id, id === 'accept');
      } else if (id === 'hide') setView({ ...view, hidden: [...view.hidden, column.id] });
      else sortBy(id === 'ascending' || id === 'descending' ? id : undefined);
    },
  };
}

export type GridActions = ReturnType<typeof useGridActions>;
