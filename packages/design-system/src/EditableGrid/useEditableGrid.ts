import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useColumnWidths } from '../DataTable/useColumnWidths.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { breakpoint } from '../tokens/scales.ts';
import { alignOf } from './alignOf.ts';
import type { CellNote } from './CellSheet.tsx';
import { shownText } from './cellText.ts';
import * as styles from './EditableGrid.css.ts';
import type { EditableGridProps, EditableGridWords, GridColumn, GridRecord } from './EditableGrid.types.ts';
import type { RowSetting } from './GridRow.tsx';
import { isTypable } from './gridItems.ts';
import { gridModel } from './gridModel.ts';
import type { GridExtent } from './selection.ts';
import { useFieldPlace } from './useFieldPlace.ts';
import { useGridActions } from './useGridActions.ts';
import { useGridClipboard } from './useGridClipboard.ts';
import { refusedKey, useGridEditing } from './useGridEditing.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridPointer } from './useGridPointer.ts';
import { useGridSelection } from './useGridSelection.ts';
import { useGridView } from './useGridView.ts';
import { useIsNarrow } from './useIsNarrow.ts';

type Given<Row extends GridRecord> = EditableGridProps<Row> & {
  lines: 1 | 2 | 4;
  id: string;
  language: string;
  say: EditableGridWords;
  scroller: RefObject<HTMLDivElement | null>;
  lineHeight: number;
};

/** Joins rows, view, selection, editing, keys, pointer and clipboard of a grid for its view. */
export function useEditableGrid<Row extends GridRecord>(given: Given<Row>) {
  const { id, language, say, scroller, lineHeight, lines, rows, status, cellState, onEdit, onVisit } = given;
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  const [said, setSaid] = useState('');
  const isCards = useIsNarrow(scroller, breakpoint.sm);
  const view = useGridView({
    rows,
    columns: given.columns,
    view: given.view,
    onViewChange: given.onViewChange,
    language,
  });
  const { columns, levels } = view;
  const hasGutter = given.onRemoveRows !== undefined || given.onMoveRows !== undefined;
  const canEdit = onEdit !== undefined;
  const canDecide = given.onDecide !== undefined;
  const isWaiting = status?.kind === 'loading' || status?.kind === 'error';
  const shownLines = isWaiting ? none : view.lines;
  const model = useMemo(
    () => gridModel({ lines: shownLines, columns, levels, cellState, canEdit }),
    [shownLines, columns, levels, cellState, canEdit],
  );
  const rowsById = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const count = model.lines.length;
  const rowHeight = isCards ? styles.cardHead + columns.length * lineHeight + styles.cardGap : lineHeight;

  const selection = useGridSelection(model);
  const { active } = selection;
  const span = active.line < 0 || isCards ? { first: active.line, end: active.line + 1 } : model.spanOf(active);
  const editing = useGridEditing({
    model,
    rowOf: (row) => rowsById.get(row),
    active,
    sort: view.view.sort,
    language,
    say,
    announce: setSaid,
    onEdit,
  });
  const { open, edit } = editing;
  const widths = useColumnWidths({
    scroller,
    columns,
    widths: view.view.widths,
    hasSelect: hasGutter,
    onChange: (column, pixels) => {
      view.setView({ ...view.view, widths: { ...view.view.widths, [column.id]: pixels } });
      setSaid(say.width(column.name, pixels));
    },
  });
  const focusField = () => field.current?.focus({ preventScroll: true });
  const extent: GridExtent = {
    lines: count,
    columns: columns.length,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1),
    isRtl: false,
    spanOf: isCards ? ({ line }) => ({ first: line, end: line + 1 }) : model.spanOf,
    isEmpty: model.isEmptyAt,
  };
  const actions = useGridActions({
    ...given,
    model,
    selection,
    editing,
    field,
    sheet,
    view: view.view,
    setView: view.setView,
    announce: setSaid,
    widenColumn: (at, step) => {
      const column = columns[at];
      if (column) widths.widen(column, step);
    },
  });
  const pointer = useGridPointer({
    scroller,
    model,
    selection,
    editing,
    actions,
    hasGutter,
    rowHeight,
    isCards,
    focusField,
  });
  const onKeyDown = useGridKeys({ ...given, model, selection, editing, actions, extent, isCards, isLeaving });
  const clipboard = useGridClipboard({
    model,
    range: selection.range,
    editing,
    language,
    say,
    announce: setSaid,
    onAddRows: given.onAddRows,
    onPlaced: (first, last) => selection.selectRange(first, last),
  });
  useFieldPlace({ id, scroller, frame, active, span, rowHeight, cellHeight: lineHeight, isCards });

  // Words typed before the caret was anywhere stand before it.
  const isOpened = edit !== undefined && !edit.isTyped;
  useLayoutEffect(() => {
    const element = field.current;
    if (isOpened && element) element.setSelectionRange(element.value.length, element.value.length);
  }, [isOpened]);

  const place = model.rowAt(active)?.id;
  const columnId = model.columnAt(active)?.id;
  const visit = useRef(onVisit);
  useLayoutEffect(() => {
    visit.current = onVisit;
  });
  const isEditing = edit !== undefined;
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    visit.current?.(
      isIn && place !== undefined && columnId !== undefined ? { row: place, column: columnId, isEditing } : undefined,
    );
  }, [isIn, place, columnId, isEditing]);

  useImperativeHandle(given.ref, () => ({
    goTo(cell) {
      const column = model.columns.findIndex(({ id: of }) => of === cell.column);
      const line = model.lines.findIndex((_, at) => model.rowAt({ line: at, column })?.id === cell.row);
      if (column < 0 || line < 0) return false;
      if (edit && !editing.commit()) return false;
      selection.select({ line, column });
      focusField();
      scroller.current?.scrollIntoView({ block: 'nearest' });
      return true;
    },
  }));

  const setting = useMemo<RowSetting<Row>>(
    () => ({
      id,
      columns,
      classes: columns.map((column, at) =>
        joinClasses(
          styles.cell,
          alignOf(column),
          at === 0 && styles.named,
          at === 0 && !isCards && styles.frozen,
          at === 0 && !isCards && styles.edge,
          at === 0 && !isCards && hasGutter && styles.besideGutter,
        ),
      ),
      levelOf: ({ level = levels - 1 }) => level,
      cellState,
      canEdit,
      canDecide,
      hasGutter,
      isCards,
      lines,
      lineHeight,
      language,
      say,
      refused: editing.refused,
    }),
    // The words are the same for one language unless the caller's own change.
    // oxlint-disable-next-line react/exhaustive-deps
    [
      id,
      columns,
      levels,
      cellState,
      canEdit,
      canDecide,
      hasGutter,
      isCards,
      lines,
      lineHeight,
      language,
      given.words,
      editing.refused,
    ],
  );

  return {
    model,
    view,
    selection,
    editing,
    widths,
    pointer,
    clipboard,
    setting,
    frame,
    field,
    sheet,
    /** The line in which the cell one is in stands in the document. */
    home: span.first,
    count,
    rowHeight,
    isCards,
    hasGutter,
    said,
    selectedWords: selectedWords(),
    onKeyDown,
    isTypable: isTypableAt(),
    notes: notesOf(),
    enter: () => setIn(true),
    /** The focus went elsewhere: what was typed goes in, or stays in the cell as refused. */
    leave() {
      isLeaving.current = false;
      setIn(false);
      editing.commit(true);
      if (open && open.kind !== 'edit') editing.close();
    },
    choose(item: string) {
      if (open?.kind !== 'edit') editing.close();
      actions.choose(item);
      focusField();
    },
    chooseDay(day: string | undefined) {
      editing.give(day, 'chosen');
      focusField();
    },
    addAtEnd() {
      const last = model.lines.at(-1)?.path.findLast((row) => row !== undefined);
      editing.keepUntaken(given.onAddRows?.([{ after: last?.id, parent: last?.parent, values: {} }], []) ?? [], 0);
    },
  };

  /** Said of several cells; of one its own words are. */
  function selectedWords(): string {
    const { top, bottom, left, right } = selection.range;
    const span = model.spanOf({ line: top, column: left });
    const isOne = count === 0 || (left === right && bottom < span.end);
    return isOne ? '' : say.selected(bottom - top + 1, right - left + 1);
  }

  function isTypableAt(): boolean {
    const column = model.columnAt(active);
    if (!column) return false;
    return (
      (open === undefined || open.kind === 'edit') && active.line >= 0 && isTypable(column) && model.isOpenAt(active)
    );
  }

  /** What there is to say of the cell one is in. */
  function notesOf(): readonly CellNote[] {
    const column = model.columnAt(active);
    const row = model.rowAt(active);
    if (!column || active.line < 0) return [];
    if (edit) {
      const { changedTo, isRemoved } = editing;
      return [
        ...(isRemoved ? [{ tone: 'critical' as const, words: say.removed }] : []),
        ...(changedTo
          ? [{ tone: 'info' as const, words: say.changed(shownText(changedTo.value, column, language, say)) }]
          : []),
        ...(edit.problem ? [{ tone: 'critical' as const, words: edit.problem }] : []),
      ];
    }
    const state = model.stateAt(active);
    const refused = row && editing.refused.get(refusedKey(row.id, column.id));
    const trouble = refused?.sentence ?? state?.refused;
    const notes: CellNote[] = trouble ? [{ tone: 'critical', words: trouble }] : [];
    if (open?.kind === 'reason')
      notes.push({ tone: 'info', words: reasonOf(row, column, state?.derived ?? state?.readOnly) });
    return notes;
  }

  function reasonOf(row: Row | undefined, column: GridColumn<Row>, stated: string | undefined): string {
    const reason = column.kind === 'formula' && row ? column.reason?.(row) : undefined;
    return reason ? say.derived(reason) : (stated ?? say.refusal({ because: 'readOnly' }));
  }
}

const none: readonly never[] = [];
