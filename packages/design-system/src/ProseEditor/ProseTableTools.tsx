import type { IconDrawing } from '../Icon/Icon.types.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToolbarGroup } from '../Toolbar/Toolbar.tsx';
import type { ProseView } from './createProseView.ts';
import type { ProseEditorWords } from './ProseEditor.types.ts';
import {
  ColumnAfterIcon,
  ColumnBeforeIcon,
  HeaderRowIcon,
  RemoveColumnIcon,
  RemoveRowIcon,
  RemoveTableIcon,
  RowAfterIcon,
  RowBeforeIcon,
} from './prose.icons.ts';
import type { TableCommand } from './proseTables.ts';

const tools = [
  ['rowBefore', RowBeforeIcon],
  ['rowAfter', RowAfterIcon],
  ['removeRow', RemoveRowIcon],
  ['columnBefore', ColumnBeforeIcon],
  ['columnAfter', ColumnAfterIcon],
  ['removeColumn', RemoveColumnIcon],
  ['headerRow', HeaderRowIcon],
  ['removeTable', RemoveTableIcon],
] as const satisfies readonly (readonly [TableCommand, IconDrawing])[];

/** Tools of the table in which the caret is. */
export function ProseTableTools({
  view,
  hasHeader,
  words,
}: {
  view: ProseView;
  hasHeader: boolean;
  words: ProseEditorWords;
}) {
  return (
    <ToolbarGroup label={words.tableTools}>
      {tools.map(([name, icon]) => (
        <IconButton
          key={name}
          icon={icon}
          label={words[name]}
          {...(name === 'headerRow' && { 'aria-pressed': hasHeader })}
          onClick={() => view.runInTable(name)}
        />
      ))}
    </ToolbarGroup>
  );
}
