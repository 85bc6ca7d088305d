import type { GridColumn, GridView } from '../EditableGrid/EditableGrid.types.ts';

export type GridFiltersWords = {
  /** On the button while nothing is filtered. */
  filter: string;
  /** On the button with the number of columns that are filtered. */
  filters: (count: number) => string;
  /** Asks for the column. */
  column: string;
  contains: string;
  among: string;
  /** The choice of empty cells. */
  empty: string;
  from: string;
  to: string;
  yes: string;
  no: string;
  clear: string;
};

export type GridFiltersProps<Row> = {
  /** All columns of the grid. */
  columns: readonly GridColumn<Row>[];
  /** What the grid shows now. */
  view: GridView;
  /** Told the view to show. */
  onViewChange: (view: GridView) => void;
  /** Words in place of the built-in ones. */
  words?: Partial<GridFiltersWords>;
};
