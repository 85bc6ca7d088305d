import type { ClipboardEvent } from 'react';
import { copyRange, openCells, placeBlock, textsOf } from './blocks.ts';
import type { EditableGridProps, EditableGridWords, GridRecord } from './EditableGrid.types.ts';
import type { GridModel } from './gridModel.ts';
import { readTable, writeTable } from './htmlTable.ts';
import type { Cell, Range } from './selection.ts';
import { readTabular, writeTabular } from './tabular.ts';
import type { GridEditing } from './useGridEditing.ts';

/** Copies to and pastes from spreadsheets, as tab-separated text and as a table. While a cell is edited the clipboard is its text's. */
export function useGridClipboard<Row extends GridRecord>({
  model,
  range,
  editing,
  language,
  say,
  announce,
  onAddRows,
  onPlaced,
}: {
  model: GridModel<Row>;
  range: Range;
  editing: GridEditing<Row>;
  language: string;
  say: EditableGridWords;
  announce: (sentence: string) => void;
  onAddRows: EditableGridProps<Row>['onAddRows'];
  /** Told the first and the last cell that something was put into. */
  onPlaced: (first: Cell, last: Cell) => void;
}) {
  function copy(event: ClipboardEvent) {
    if (editing.edit || model.lines.length === 0) return false;
    event.preventDefault();
    const cells = copyRange(range, model, language, say);
    event.clipboardData.setData('text/plain', writeTabular(textsOf(cells)));
    event.clipboardData.setData('text/html', writeTable(cells));
    announce(say.copied(cells.flat().filter(Boolean).length));
    return true;
  }
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut(event: ClipboardEvent) {
      if (copy(event)) editing.set(openCells(range, model), () => undefined, 'cut');
    },
    onPaste(event: ClipboardEvent) {
      if (editing.edit) return;
      event.preventDefault();
      const html = event.clipboardData.getData('text/html');
      const block = (html && readTable(html)) || readTabular(event.clipboardData.getData('text/plain'));
      const { edits, additions, refused, count } = placeBlock(block, range, model, language, onAddRows !== undefined);
      if (additions.length === 0) editing.send(edits, 'pasted');
      else {
        editing.keepRefused(edits);
        editing.keepUntaken(onAddRows?.(additions, edits) ?? [], count);
      }
      editing.keepRefused(
        refused.flatMap(({ cell, text, refusal }) => {
          const row = model.rowAt(cell);
          const column = model.columnAt(cell);
          return row && column && refusal.because !== 'covered' && model.isOpenAt(cell)
            ? [{ row: row.id, column: column.id, text, sentence: say.refusal(refusal) }]
            : [];
        }),
      );
      const [first] = refused;
      if (first) announce(say.refused(refused.length, count, say.refusal(first.refusal)));
      const width = Math.max(...block.map(({ length }) => length));
      onPlaced(
        { line: range.top, column: range.left },
        {
          line: Math.max(range.bottom, range.top + block.length - 1),
          column: Math.max(range.right, range.left + width - 1),
        },
      );
    },
  };
}
