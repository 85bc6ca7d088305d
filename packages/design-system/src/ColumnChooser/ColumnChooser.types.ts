import type { DataColumn, TableView } from '../DataTable/DataTable.types.ts';

export type ColumnChooserWords = {
  /** On the button and above the list. */
  columns: string;
  /** Brings all columns, their widths and the order back. */
  reset: string;
};

export type ColumnChooserProps<Row> = {
  columns: readonly DataColumn<Row>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  words?: Partial<ColumnChooserWords>;
};
