import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { fillRange } from './blocks.ts';
import type { GridRecord } from './EditableGrid.types.ts';
import type { GridModel } from './gridModel.ts';
import { type Cell, isInRange, type Range, rangeOf } from './selection.ts';
import type { GridActions } from './useGridActions.ts';
import type { GridEditing } from './useGridEditing.ts';
import type { GridSelection } from './useGridSelection.ts';

/** Presses, drawn selections and the fill handle; heard at the scroller, so that cells need no handlers of their own. */
export function useGridPointer<Row extends GridRecord>({
  scroller,
  model,
  selection,
  editing,
  actions,
  hasGutter,
  rowHeight,
  isCards,
  focusField,
}: {
  scroller: RefObject<HTMLElement | null>;
  model: GridModel<Row>;
  selection: GridSelection;
  editing: GridEditing<Row>;
  actions: GridActions;
  hasGutter: boolean;
  rowHeight: number;
  isCards: boolean;
  focusField: () => void;
}) {
  const [filling, setFilling] = useState<Range>();
  const drag = useRef<{ kind: 'select' | 'fill'; from: Cell; whole: 'cells' | 'rows' | 'columns' } | undefined>(
    undefined,
  );

  /** The cell at a point; column -1 is the gutter. In a cell that spans lines, the line that was met. */
  function cellAt(target: Element | null | undefined, clientY: number): Cell | undefined {
    const element = target?.closest<HTMLElement>('[aria-colindex]');
    const row = element?.closest('[aria-rowindex]');
    if (!element || !row || !scroller.current?.contains(element)) return undefined;
    const first = Number(row.getAttribute('aria-rowindex')) - 2;
    const into = first < 0 || isCards ? 0 : Math.floor((clientY - element.getBoundingClientRect().top) / rowHeight);
    const column = Number(element.getAttribute('aria-colindex')) - (hasGutter ? 2 : 1);
    const span = model.spanOf({ line: first, column });
    return { line: first < 0 ? first : Math.min(Math.max(first, first + into), Math.max(first, span.end - 1)), column };
  }
  const elementAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const root = scroller.current?.getRootNode();
    return root instanceof Document || root instanceof ShadowRoot ? root.elementFromPoint(clientX, clientY) : null;
  };

  function begin(cell: Cell, isFrom: boolean) {
    if (cell.column < 0) {
      if (cell.line < 0) selection.widen('all');
      else
        selection.select({ line: cell.line, column: isFrom ? selection.active.column : 0 }, { isFrom, whole: 'rows' });
    } else selection.select(cell, { isFrom, whole: cell.line < 0 ? 'columns' : 'cells' });
  }

  function press(event: PointerEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target : null;
    if (event.button !== 0 || target?.closest('[data-field], [data-handle], [data-own]')) return;
    const cell = cellAt(target, event.clientY);
    // A finger scrolls; its tap comes as a click.
    if (!cell || event.pointerType === 'touch') return;
    if (editing.open) {
      editing.commit(true);
      editing.close();
    }
    const isFill = target?.closest('[data-fill]') !== null && target !== null;
    if (target?.closest('button')) {
      selection.select(cell);
      focusField();
      return;
    }
    drag.current = {
      kind: isFill ? 'fill' : 'select',
      from: cell,
      whole: cell.column < 0 ? 'rows' : cell.line < 0 ? 'columns' : 'cells',
    };
    if (!isFill) begin(cell, event.shiftKey);
    focusField();
  }

  function move(event: PointerEvent<HTMLElement>) {
    const held = drag.current;
    const area = scroller.current;
    if (!held || !area) return;
    // Not before it moves: a captured press would send its click to the whole grid.
    if (!area.hasPointerCapture(event.pointerId)) area.setPointerCapture(event.pointerId);
    const box = area.getBoundingClientRect();
    const beyond = (at: number, from: number, to: number) => Math.max(0, at - to) - Math.max(0, from - at);
    area.scrollBy({
      left: Math.sign(beyond(event.clientX, box.left, box.right)) * 16,
      top: Math.sign(beyond(event.clientY, box.top, box.bottom)) * rowHeight,
      behavior: 'instant',
    });
    const cell = cellAt(
      elementAt({
        clientX: Math.min(Math.max(event.clientX, box.left + 2), box.right - 18),
        clientY: Math.min(Math.max(event.clientY, box.top + 2), box.bottom - 18),
      }),
      event.clientY,
    );
    if (!cell || (cell.column < 0 && held.whole !== 'rows')) return;
    if (held.kind === 'fill') setFilling(reachOf(selection.range, cell));
    else if (held.whole === 'rows')
      selection.select(
        { line: Math.max(0, cell.line), column: selection.active.column },
        { isFrom: true, whole: 'rows' },
      );
    else if (held.whole === 'columns')
      selection.select({ line: -1, column: cell.column }, { isFrom: true, whole: 'columns' });
    else selection.select({ ...cell, line: Math.max(0, cell.line) }, { isFrom: true });
  }

  /** The selection drawn on to a cell, downwards or sideways, whichever is further. */
  function reachOf(range: Range, cell: Cell): Range | undefined {
    if (cell.line < 0 || isInRange(cell, range)) return undefined;
    const down = Math.max(range.top - cell.line, cell.line - range.bottom, 0);
    const across = Math.max(range.left - cell.column, cell.column - range.right, 0);
    return rangeOf(
      {
        line: down > 0 ? Math.min(range.top, cell.line) : range.top,
        column: down > 0 ? range.left : Math.min(range.left, cell.column),
      },
      {
        line: down > 0 ? Math.max(range.bottom, cell.line) : range.bottom,
        column: down > 0 || across === 0 ? range.right : Math.max(range.right, cell.column),
      },
      model.spanOf,
    );
  }

  function end() {
    const held = drag.current;
    drag.current = undefined;
    if (held?.kind !== 'fill' || !filling) return;
    editing.send(fillRange(selection.range, filling, model), 'filled');
    selection.selectRange({ line: filling.top, column: filling.left }, { line: filling.bottom, column: filling.right });
    setFilling(undefined);
  }

  function click(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target : null;
    const cell = cellAt(target, event.clientY);
    if (!cell || target?.closest('[data-field], [data-handle], [data-own]')) return;
    const isTouch = event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch';
    const isAgain = isTouch && cell.line === selection.active.line && cell.column === selection.active.column;
    if (isTouch) {
      begin(cell, false);
      focusField();
    }
    const button = target?.closest<HTMLElement>('[data-does]');
    // The answers to a suggestion came under the pointer with the press before: the second of a double press means the cell.
    const isAnswer = button?.dataset['does'] === 'accept' || button?.dataset['does'] === 'reject';
    if (isAnswer && event.detail > 1) return;
    if (button) does(button.dataset['does'] ?? '', cell);
    else if (isAgain) actions.open(cell);
  }

  function does(what: string, cell: Cell) {
    selection.select(cell, { whole: cell.line < 0 ? 'columns' : 'cells' });
    if (what === 'menu') editing.setOpen({ kind: 'head', at: 0 });
    else if (what === 'toggle' || what === 'evidence') actions.evidenceOrFlag(what, cell);
    else actions.decide(what === 'accept', cell);
  }

  return {
    filling,
    handlers: {
      onPointerDown: press,
      // The focus stays in the field, and no text is drawn over.
      onMouseDown(event: MouseEvent<HTMLElement>) {
        if (event.target instanceof Element && !event.target.closest('[data-field], [data-own]'))
          event.preventDefault();
      },
      onPointerMove: move,
      onPointerUp: end,
      onLostPointerCapture: end,
      onClick: click,
      onDoubleClick(event: MouseEvent<HTMLElement>) {
        const target = event.target instanceof Element ? event.target : null;
        const cell = cellAt(target, event.clientY);
        if (cell && cell.line >= 0 && cell.column >= 0 && !target?.closest('[data-field], [data-does], [data-handle]'))
          actions.open(cell);
      },
    },
  };
}
