/** Grids stand in an entry of their own: only who edits rows carries them. */
import './theme/theme.css.ts';

export { EditableGrid } from './EditableGrid/EditableGrid.tsx';
export type {
  EditableGridHandle,
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
  GridRefusedEdit,
  GridValue,
  GridView,
} from './EditableGrid/EditableGrid.types.ts';
export { emptyGridView } from './EditableGrid/useGridView.ts';
export { GridFilters } from './GridFilters/GridFilters.tsx';
export type { GridFiltersProps, GridFiltersWords } from './GridFilters/GridFilters.types.ts';
