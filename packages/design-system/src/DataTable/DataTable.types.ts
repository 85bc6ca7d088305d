import type { ReactNode } from 'react';
import type { TableStatus } from '../TableNotice/TableNotice.types.ts';

/** A plain value of a cell: what is sorted, exported and shown where a column draws nothing of its own. */
export type CellValue = string | number | null | undefined;

export type SortDirection = 'ascending' | 'descending';

/** One column of a data table. */
export type DataColumn<Row> = {
  id: string;
  /** Its name in plain words: head, list of columns, export, announcements. */
  name: string;
  /** Unit of its figures; stands muted after the name ("E, GPa"). */
  unit?: string;
  /** The plain value. Columns that have one can be sorted and exported. */
  value?: (row: Row) => CellValue;
  /** What the cell shows. @default the value; figures in the language's own form, to 12 significant digits */
  cell?: (row: Row) => ReactNode;
  /** Figures: aligned at the end, of equal width. @default false */
  isNumeric?: boolean;
  /** Secondary text. @default false */
  isMuted?: boolean;
  /** Not to be sorted although it has a value. @default false */
  isUnsorted?: boolean;
  /** Width in px; what is left over is shared in proportion. @default 160 */
  width?: number;
  /** Least width in px to which it can be drawn. @default 64 */
  minWidth?: number;
};

/** What a person has made of a table; plain data, so that it can be kept. */
export type TableView = {
  sort?: { column: string; direction: SortDirection };
  /** Ids of columns that are not shown. */
  hidden: readonly string[];
  /** Widths in px that were drawn, by column. */
  widths: Readonly<Record<string, number>>;
};

export type DataTableWords = {
  selectAll: string;
  selectRow: (name: string) => string;
  /** Said when a column was drawn by keyboard. */
  width: (column: string, pixels: number) => string;
  /** Said when the rows were sorted. */
  sorted: (column: string, direction: SortDirection) => string;
  unsorted: string;
  /** How a head is used, as its description. */
  sortHint: string;
  resizeHint: string;
};

export type DataTableProps<Row> = {
  /** Names the table for assistive technology. */
  label: string;
  /** The first names its row and stays while the others scroll. */
  columns: readonly DataColumn<Row>[];
  /** All rows; only those near the viewport stand in the document. */
  rows: readonly Row[];
  /** What tells one row from all others. */
  rowKey: (row: Row) => string;
  /** Sort, hidden columns and widths, where the caller keeps them; else the table does. */
  view?: TableView;
  /** Told of every change of order, columns and widths. */
  onViewChange?: (view: TableView) => void;
  /** The rows come sorted: a press on a head only reports the new view. @default false */
  isSortedByCaller?: boolean;
  /** Keys of the rows under selection; with `onSelectionChange` rows get a box. */
  selected?: ReadonlySet<string>;
  /** Told the keys that are selected; makes rows selectable. */
  onSelectionChange?: (selected: ReadonlySet<string>) => void;
  /** A cell was pressed, or Enter on it where it holds nothing to operate: opens evidence. */
  onOpen?: (row: Row, column: string) => void;
  /** Loading, failed, partial or over a limit. */
  status?: TableStatus;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** Rows of 28 px instead of 36. @default the density of the place */
  density?: 'default' | 'compact';
  /** Most height before the rows scroll, a CSS length. @default '40rem' */
  maxHeight?: string;
  /** Words in place of the built-in ones. */
  words?: Partial<DataTableWords>;
  /** Class beside its own. */
  className?: string;
};
