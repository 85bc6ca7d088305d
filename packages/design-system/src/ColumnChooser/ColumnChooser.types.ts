import type { DataColumn, TableView } from '../DataTable/DataTable.types.ts';

export type ColumnChooserWords = {
  /** On the button and above the list. */
  columns: string;
  /** Brings all columns, their widths and the order back. */
  reset: string;
};

export type ColumnChooserProps<Row> = {
  /** All columns of the table or grid; the first cannot be hidden. */
  columns: readonly Pick<DataColumn<Row>, 'id' | 'name' | 'unit'>[];
  /** What the table shows now. */
  view: TableView;
  /** Told the view to show. */
  onViewChange: (view: TableView) => void;
  /** Words in place of the built-in ones. */
  words?: Partial<ColumnChooserWords>;
};
