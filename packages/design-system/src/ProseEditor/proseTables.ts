import { chainCommands } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { type Command, type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
  toggleHeader,
} from 'prosemirror-tables';

/** What the tools of a table do to the one in which the caret is. Without its last row or column there is no table. */
const commands = {
  rowBefore: addRowBefore,
  rowAfter: addRowAfter,
  removeRow: chainCommands(deleteRow, deleteTable),
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  removeColumn: chainCommands(deleteColumn, deleteTable),
  headerRow: toggleHeader('row'),
  removeTable: deleteTable,
} as const satisfies Record<string, Command>;

export type TableCommand = keyof typeof commands;

/** Whether all cells of the first row are heads; undefined outside of tables. */
function headerOf({ selection: { $from } }: EditorState): boolean | undefined {
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.spec['tableRole'] === 'table')
      return node.firstChild?.children.every(({ type }) => type.spec['tableRole'] === 'header_cell') === true;
  }
  return undefined;
}

/**
 * What edits tables: cells can be selected, gone through by Tab and pasted into, and their tables changed.
 *
 * @param isTheirs whether a transaction is what others did: what a table would mend of it is left to whoever writes in it next,
 * since everybody who mends it mends it twice
 */
export function openTables(isTheirs: (transaction: Transaction) => boolean) {
  const unmended = new Plugin({
    filterTransaction(transaction) {
      const root = transaction.getMeta('appendedTransaction') as Transaction | undefined;
      return root === undefined || !isTheirs(root) || !transaction.docChanged;
    },
  });
  const keys = keymap({ Tab: goToNextCell(1), 'Shift-Tab': goToNextCell(-1) });
  return { commands, headerOf, plugins: [keys, tableEditing(), unmended] };
}

export type ProseTables = ReturnType<typeof openTables>;
