import type { KeyboardEvent, RefObject } from 'react';
import { fillRange, openCells } from './blocks.ts';
import type { EditableGridProps, GridRecord } from './EditableGrid.types.ts';
import { commandOf, type GridCommand } from './gridCommand.ts';
import type { GridModel } from './gridModel.ts';
import type { Cell, GridExtent } from './selection.ts';
import { cellAfter, cellBeside, cellUnder } from './selection.ts';
import type { GridActions } from './useGridActions.ts';
import type { GridEditing } from './useGridEditing.ts';
import type { GridSelection } from './useGridSelection.ts';

type Keys<Row extends GridRecord> = Pick<
  EditableGridProps<Row>,
  'onUndo' | 'onRedo' | 'onOpenEvidence' | 'onComment'
> & {
  model: GridModel<Row>;
  selection: GridSelection;
  editing: GridEditing<Row>;
  actions: GridActions;
  extent: GridExtent;
  /** Each line is drawn as a card: what lies beside a cell is drawn below it. */
  isCards: boolean;
  /** Set by Escape: the next Tab leaves the grid. */
  isLeaving: RefObject<boolean>;
};

/** What each key does, in the grid, in a cell that is edited, and in the list below it. */
export function useGridKeys<Row extends GridRecord>({
  model,
  selection,
  editing,
  actions,
  extent,
  isCards,
  isLeaving,
  onUndo,
  onRedo,
  onOpenEvidence,
  onComment,
}: Keys<Row>) {
  const { active, range } = selection;
  const { open, items } = editing;
  const column = model.columnAt(active);

  function after(event: KeyboardEvent): Cell | undefined {
    const { key, ctrlKey, metaKey } = event;
    if (!isCards || ctrlKey || metaKey || active.line < 0) return cellAfter(active, event, extent);
    if (key === 'ArrowDown' || key === 'ArrowUp')
      return cellBeside(active, key === 'ArrowDown' ? 1 : -1, extent) ?? active;
    const turned = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }[key];
    return cellAfter(active, { key: turned ?? key, ctrlKey, metaKey }, extent);
  }

  /** @returns whether the key was the grid's own */
  function run(command: GridCommand, event: KeyboardEvent): boolean {
    switch (command.does) {
      case 'move': {
        const next = after(event);
        if (next)
          selection.select(next, { isFrom: command.extends, ...(command.extends ? { whole: selection.whole } : {}) });
        return true;
      }
      case 'beside': {
        const next = isLeaving.current ? undefined : cellBeside(active, command.step, extent);
        if (next) selection.select(next);
        return next !== undefined;
      }
      case 'open':
        actions.open(active);
        return true;
      case 'edit':
        editing.begin();
        return true;
      case 'leave':
        isLeaving.current = true;
        if (selection.whole !== 'cells' || range.top !== range.bottom || range.left !== range.right)
          selection.select(active);
        return true;
      case 'clear':
        editing.set(openCells(range, model), () => undefined, 'cleared');
        return true;
      case 'fillDown': {
        const source = { ...range, bottom: model.spanOf({ line: range.top, column: range.left }).end - 1 };
        editing.send(fillRange(source, range, model), 'filled');
        return true;
      }
      case 'undo':
        onUndo?.();
        return onUndo !== undefined;
      case 'redo':
        onRedo?.();
        return onRedo !== undefined;
      case 'toggle':
        actions.toggle(active);
        return true;
      case 'rate':
        actions.rate(active, command.digit);
        return true;
      case 'evidence': {
        const row = model.rowAt(active);
        if (row && column) onOpenEvidence?.(row.id, column.id);
        return true;
      }
      case 'comment': {
        const row = model.rowAt(active);
        if (row && column) onComment?.(row.id, column.id);
        return onComment !== undefined;
      }
      case 'selectAll':
        selection.widen('all');
        return true;
      case 'selectRows':
        selection.widen(selection.whole === 'columns' ? 'all' : 'rows');
        return true;
      case 'selectColumns':
        selection.widen(selection.whole === 'rows' ? 'all' : 'columns');
        return true;
      case 'addRow':
        return actions.addRow();
      case 'removeRows':
        return actions.removeRows();
      case 'moveRows':
        return actions.moveRows(command.step);
      case 'widen':
        actions.widen(command.step);
        return true;
    }
  }

  function leaveTo(next: Cell | undefined): void {
    if (editing.commit() && next) selection.select(next);
  }

  /** In a cell that is edited. @returns whether the key was the grid's own */
  function edits(event: KeyboardEvent): boolean {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const edit = editing.edit;
    if (!edit || !column) return false;
    const item = items[edit.at];
    if (key === 'Escape') {
      editing.close();
      return true;
    }
    if (key === 'Tab') {
      const next = cellBeside(active, shiftKey ? -1 : 1, extent);
      leaveTo(next);
      return next !== undefined;
    }
    if (key === 'Enter') {
      if ((altKey || ctrlKey || metaKey) && column.kind === 'text') actions.breakLine();
      else if (column.kind === 'labels' && item) editing.pick(item.id);
      else if (items.length > 0) leaveTo(undefined);
      else leaveTo(cellUnder(active, shiftKey ? -1 : 1, extent));
      return true;
    }
    if (items.length > 0 && (key === 'ArrowDown' || key === 'ArrowUp')) {
      editing.go(key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    if (column.kind === 'rating' && /^[0-9０-９]$/.test(key)) {
      actions.rate(active, Number(key.normalize('NFKC')));
      return true;
    }
    if (altKey && key === 'ArrowDown' && column.kind === 'date') return actions.enterSheet();
    if (edit.isTyped && !shiftKey && !altKey && !ctrlKey && !metaKey && items.length === 0 && key.startsWith('Arrow')) {
      leaveTo(cellAfter(active, event, extent));
      return true;
    }
    return false;
  }

  /** In a list that is no editing. @returns whether the key was the grid's own */
  function chooses({ key }: KeyboardEvent): boolean {
    if (!open || open.kind === 'edit') return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (items.length > 0) {
        editing.go(key === 'ArrowDown' ? 1 : -1);
        return true;
      }
    } else if (key === 'Enter') {
      const item = items[open.at];
      editing.close();
      if (item) actions.choose(item.id);
      return true;
    }
    editing.close();
    return key === 'Escape';
  }

  return (event: KeyboardEvent) => {
    // While a word is composed its keys are the input method's; the key that begins it is none of ours either.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
    if (event.key !== 'Tab' && event.key !== 'Shift' && event.key !== 'Escape') isLeaving.current = false;
    const isOwn = open?.kind === 'edit' ? edits(event) : open !== undefined && chooses(event);
    if (isOwn) {
      event.preventDefault();
      return;
    }
    if (open?.kind === 'edit') return;
    const command = commandOf(event, { isHead: active.line < 0, kind: column?.kind });
    if (command && run(command, event)) event.preventDefault();
  };
}
