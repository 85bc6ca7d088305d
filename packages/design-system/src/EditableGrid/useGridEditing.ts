import { useState } from 'react';
import { editsOf } from './blocks.ts';
import { copiedText, isSameValue, typedText } from './cellText.ts';
import type {
  EditableGridProps,
  EditableGridWords,
  GridEdit,
  GridEditCause,
  GridRecord,
  GridRefusal,
  GridRefusedEdit,
  GridValue,
} from './EditableGrid.types.ts';
import { type GridItem, isListed, itemsOf, type Opened } from './gridItems.ts';
import type { GridModel } from './gridModel.ts';
import { optionNamed, readCell } from './readCell.ts';
import type { Cell } from './selection.ts';

/** Texts that cells did not take, each with the reason, by `refusedKey`. */
export type RefusedCells = ReadonlyMap<string, { text: string; sentence: string }>;

export const refusedKey = (row: string, column: string) => `${row} ${column}`;

/** What is open at the cell one is in, and how it ends. Of the rows nothing is kept but what stood there at the beginning. */
export function useGridEditing<Row extends GridRecord>({
  model,
  rowOf,
  active,
  sort,
  language,
  say,
  announce,
  onEdit,
}: {
  model: GridModel<Row>;
  rowOf: (id: string) => Row | undefined;
  active: Cell;
  sort: Parameters<typeof itemsOf>[3];
  language: string;
  say: EditableGridWords;
  announce: (sentence: string) => void;
  onEdit: EditableGridProps<Row>['onEdit'];
}) {
  const [open, setOpen] = useState<Opened>();
  const [refused, setRefused] = useState<RefusedCells>(new Map());
  const column = model.columnAt(active);
  const items: readonly GridItem[] = open && column ? itemsOf(open, column, active.column === 0, sort, say) : [];

  const edit = open?.kind === 'edit' ? open : undefined;
  const editedRow = edit && rowOf(edit.row);
  const editedColumn = edit && model.columns.find(({ id }) => id === edit.column);
  const valueNow = editedRow && editedColumn?.value(editedRow);

  /** Forgets or keeps what cells did not take. */
  function keepRefused(cells: readonly { row: string; column: string; text?: string; sentence?: string }[]) {
    setRefused((before) => {
      const next = new Map(before);
      for (const { row, column: of, text, sentence } of cells) {
        if (text !== undefined && sentence !== undefined) next.set(refusedKey(row, of), { text, sentence });
        else next.delete(refusedKey(row, of));
      }
      return next.size === 0 && before.size === 0 ? before : next;
    });
  }
  /** Keeps in the cells what the owner has not taken of edits, and says so. */
  function keepUntaken(untaken: readonly GridRefusedEdit[], count: number) {
    keepRefused(
      untaken.map(({ row, column: of, value, sentence }) => {
        const at = model.columns.find(({ id }) => id === of);
        return { row, column: of, text: at ? copiedText(value, at, language, say) : '', sentence };
      }),
    );
    const [first] = untaken;
    if (first) announce(say.refused(untaken.length, Math.max(count, untaken.length), first.sentence));
  }
  function send(edits: readonly GridEdit[], cause: GridEditCause) {
    keepRefused(edits);
    if (edits.length > 0) keepUntaken(onEdit?.(edits, cause) ?? [], edits.length);
  }
  function give(value: GridValue, cause: GridEditCause) {
    if (!edit) return;
    keepRefused([edit]);
    send(isSameValue(valueNow, value) ? [] : [{ row: edit.row, column: edit.column, value }], cause);
    setOpen(undefined);
  }

  /** Begins with what was typed, or with what stands in the cell. */
  function begin(typed?: string) {
    const row = model.rowAt(active);
    if (!row || !column || !model.isOpenAt(active)) return;
    const base = column.value(row);
    const kept = refused.get(refusedKey(row.id, column.id))?.text;
    setOpen({
      kind: 'edit',
      row: row.id,
      column: column.id,
      draft: typed ?? (kept || typedText(base, column, language)),
      picked: Array.isArray(base) ? (base as readonly string[]) : [],
      base,
      isTyped: typed !== undefined,
      at: typed === undefined ? -1 : 0,
    });
  }
  function type(draft: string) {
    if (!edit) return begin(draft);
    const { problem: _, ...rest } = edit;
    setOpen({ ...rest, draft, at: draft === '' ? -1 : 0 });
  }

  /** The value that what is typed, or the item under the keyboard, comes to. */
  function read(): { value: GridValue; cause: GridEditCause } | { refusal: GridRefusal } | undefined {
    if (!edit || !editedColumn) return undefined;
    const item = items[edit.at];
    if (editedColumn.kind === 'labels') {
      const added = item && edit.draft !== '' ? [item.id] : [];
      return { value: [...new Set([...edit.picked, ...added])], cause: 'chosen' };
    }
    if (isListed(editedColumn)) {
      const named = optionNamed('options' in editedColumn ? editedColumn.options : [], edit.draft)?.value;
      const id = named ?? item?.id;
      if (id === undefined) {
        const text = edit.draft.trim();
        return text === '' ? undefined : { refusal: { because: 'notAnOption', text } };
      }
      return { value: editedColumn.kind === 'rating' ? Number(id) : id === '' ? undefined : id, cause: 'chosen' };
    }
    const result = readCell(edit.draft, editedColumn, language);
    return 'value' in result ? { value: result.value, cause: 'typed' } : result;
  }

  /**
   * Ends the editing with what was typed; false where the cell does not take it. Then the field stays open, or, where it is
   * left all the same, the cell keeps the text and says why.
   */
  function commit(isLeft = false): boolean {
    if (!edit) return true;
    const result = read();
    if (!editedRow) {
      if (isLeft) setOpen(undefined);
      return false;
    }
    if (result && 'refusal' in result) {
      if (!isLeft) {
        setOpen({ ...edit, problem: say.refusal(result.refusal) });
        return false;
      }
      keepRefused([{ ...edit, text: edit.draft, sentence: say.refusal(result.refusal) }]);
      setOpen(undefined);
    } else if (result) give(result.value, result.cause);
    else setOpen(undefined);
    return true;
  }

  return {
    open,
    edit,
    items,
    refused,
    /** The row that is edited has gone. */
    isRemoved: edit !== undefined && editedRow === undefined,
    /** What somebody else has put into the cell meanwhile. */
    changedTo: edit && editedRow && !isSameValue(valueNow, edit.base) ? { value: valueNow } : undefined,
    begin,
    type,
    commit,
    give,
    send,
    keepRefused,
    keepUntaken,
    setOpen,
    close: () => setOpen(undefined),
    /** Goes through the list; from the field to its first or last item. */
    go(step: 1 | -1) {
      if (!open || items.length === 0) return;
      const from = open.at < 0 && step < 0 ? 0 : open.at;
      setOpen({ ...open, at: (from + step + items.length) % items.length });
    },
    /** Puts one of several values into the cell or takes it out; the list stays. */
    pick(value: string) {
      if (!edit) return;
      const picked = edit.picked.includes(value)
        ? edit.picked.filter((each) => each !== value)
        : [...edit.picked, value];
      setOpen({ ...edit, picked, draft: '' });
    },
    /** Gives cells one value each, at once. */
    set(cells: readonly Cell[], valueFor: (cell: Cell) => GridValue, cause: GridEditCause) {
      send(editsOf(cells, valueFor, model), cause);
    },
  };
}

export type GridEditing<Row extends GridRecord> = ReturnType<typeof useGridEditing<Row>>;
