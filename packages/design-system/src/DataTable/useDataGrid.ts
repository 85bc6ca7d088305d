import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { runsRightToLeft } from '../browser/runsRightToLeft.ts';
import type { DataColumn } from './DataTable.types.ts';
import { type Cell, cellAfter, isKeyOf } from './grid.keys.ts';
import { operable } from './operable.ts';
import { selectRows } from './selectRows.ts';

const cells = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';

/** The cell an event happened in, as its element and its place. */
function cellOf(target: EventTarget): { element: HTMLElement; at: Cell } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(cells) : null;
  const row = element?.closest('[role="row"]')?.getAttribute('aria-rowindex');
  if (!element || !row) return undefined;
  return { element, at: { row: Number(row) - 2, column: Number(element.getAttribute('aria-colindex')) - 1 } };
}

/** Focus, keys, selection and opening of a grid; events are heard at its root, so that rows need no handlers of their own. */
export function useDataGrid<Row>({
  scroller,
  rows,
  count,
  columns,
  rowKey,
  rowHeight,
  selected,
  onSelectionChange,
  onOpen,
  onSort,
  onWiden,
}: {
  scroller: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  count: number;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  rowHeight: number;
  selected: ReadonlySet<string> | undefined;
  onSelectionChange: ((selected: ReadonlySet<string>) => void) | undefined;
  onOpen: ((row: Row, column: string) => void) | undefined;
  onSort: (column: DataColumn<Row>) => void;
  onWiden: (column: DataColumn<Row>, direction: 1 | -1) => void;
}) {
  const [held, setFocus] = useState<Cell>({ row: -1, column: 0 });
  const anchor = useRef<number>(undefined);
  const offset = onSelectionChange ? 1 : 0;
  const width = columns.length + offset;
  // Rows and columns may have gone since: one cell that exists always takes Tab.
  const focus = { row: Math.min(held.row, count - 1), column: Math.min(held.column, width - 1) };

  function moveTo(cell: Cell) {
    flushSync(() => setFocus(cell));
    const area = scroller.current;
    const row = area?.querySelector(`[aria-rowindex="${cell.row + 2}"]`);
    const element = row?.querySelector<HTMLElement>(`[aria-colindex="${cell.column + 1}"]`);
    element?.focus();
    // The browser does not know of the columns that stay, under which it may have brought the cell.
    if (!area || !row || !element || cell.column <= offset) return;
    const kept = [...row.children]
      .slice(0, offset + 1)
      .reduce((sum, each) => sum + each.getBoundingClientRect().width, 0);
    const [outer, own] = [area.getBoundingClientRect(), element.getBoundingClientRect()];
    const isRtl = runsRightToLeft(element);
    const hidden = kept - (isRtl ? outer.right - own.right : own.left - outer.left);
    if (hidden > 0) area.scrollBy({ left: isRtl ? hidden : -hidden, behavior: 'instant' });
  }

  function choose(row: number, isRange: boolean) {
    if (!onSelectionChange) return;
    const shown = rows.map(rowKey);
    onSelectionChange(
      selectRows(selected ?? new Set(), shown, { row, anchor: isRange ? (anchor.current ?? row) : undefined }),
    );
    anchor.current = row;
  }

  function chooseAll() {
    if (!onSelectionChange) return;
    const shown = rows.map(rowKey);
    const next = new Set(selected);
    const isAll = shown.length > 0 && shown.every((key) => next.has(key));
    // Keys of rows that are not shown stay as they are.
    for (const key of shown) {
      if (isAll) next.delete(key);
      else next.add(key);
    }
    onSelectionChange(next);
  }

  function sortAt(column: number) {
    const head = columns[column - offset];
    if (head?.value && !head.isUnsorted) onSort(head);
  }

  function open(at: Cell) {
    const row = rows[at.row];
    const column = columns[at.column - offset];
    if (row !== undefined && column && onOpen) onOpen(row, column.id);
  }

  function press(event: MouseEvent<HTMLElement>) {
    const found = cellOf(event.target);
    if (!found || !(event.target instanceof Element)) return;
    const { at, element } = found;
    const control = event.target.closest(operable);
    if (event.target.closest('[data-handle]')) return;
    if (onSelectionChange && at.column === 0) {
      // A press on a label also presses its box: the box alone counts.
      if (!event.target.closest('input')) return;
      if (at.row === -1) chooseAll();
      else choose(at.row, event.shiftKey);
    } else if (at.row === -1) sortAt(at.column);
    // The grid around the cell can take the focus as well: only a control inside of it has the press.
    else if (!control || !element.contains(control)) open(at);
  }

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    const found = cellOf(event.target);
    if (!found) return;
    const { element, at } = found;
    const isBox = event.target instanceof Element && event.target.hasAttribute('data-select');
    if (event.target !== element && !isBox) {
      // Inside a cell its controls have the keys; Escape gives them back to the grid.
      if (!isKeyOf('leave', event.key)) return;
      event.preventDefault();
      element.focus();
      return;
    }
    const isRtl = runsRightToLeft(element);
    const column = columns[at.column - offset];
    if (at.row === -1 && event.shiftKey && column && isKeyOf('widen', event.key)) {
      event.preventDefault();
      onWiden(column, (event.key === 'ArrowRight') === isRtl ? -1 : 1);
      return;
    }
    if (onSelectionChange && (event.ctrlKey || event.metaKey) && isKeyOf('selectAll', event.key)) {
      event.preventDefault();
      chooseAll();
      return;
    }
    if (isKeyOf('select', event.key) && onSelectionChange) {
      event.preventDefault();
      if (at.row === -1) chooseAll();
      else choose(at.row, event.shiftKey);
      return;
    }
    if (isKeyOf('open', event.key) || isKeyOf('select', event.key)) {
      event.preventDefault();
      const control = element.querySelector<HTMLElement>(operable);
      if (at.row === -1) sortAt(at.column);
      else if (isBox || (control && control.matches('[data-select]'))) choose(at.row, event.shiftKey);
      else if (control) control.focus();
      else open(at);
      return;
    }
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
    const next = cellAfter(at, event, { rows: count, columns: width, page, isRtl });
    if (!next) return;
    event.preventDefault();
    if (event.shiftKey && onSelectionChange && at.row >= 0 && next.row >= 0 && next.row !== at.row) {
      const shown = rows.map(rowKey);
      onSelectionChange(selectRows(selected ?? new Set(), shown, { row: next.row, anchor: at.row }));
      anchor.current = next.row;
    }
    moveTo(next);
  }

  function follow(event: FocusEvent<HTMLElement>) {
    const found = cellOf(event.target);
    if (found && (found.at.row !== focus.row || found.at.column !== focus.column)) setFocus(found.at);
  }

  return { focus, handlers: { onClick: press, onKeyDown: keyDown, onFocus: follow } };
}
