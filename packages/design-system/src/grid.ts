/** The editable grid stands in an entry of its own: only who edits rows carries it. */
import './theme/theme.css.ts';

export { EditableGrid } from './EditableGrid/EditableGrid.tsx';
export type {
  EditableGridProps,
  EditableGridWords,
  GridAddition,
  GridCellState,
  GridColumn,
  GridEdit,
  GridEditCause,
  GridFilter,
  GridKind,
  GridMove,
  GridOption,
  GridRecord,
  GridRefusal,
  GridValue,
  GridView,
} from './EditableGrid/EditableGrid.types.ts';
export { emptyGridView } from './EditableGrid/useGridView.ts';
