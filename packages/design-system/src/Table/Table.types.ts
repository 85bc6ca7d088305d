import type { ReactNode } from 'react';
import type { TableStatus } from '../TableNotice/TableNotice.types.ts';

/** One column of a table. */
export type TableColumn<Row> = {
  id: string;
  header: ReactNode;
  /** Unit of its figures; stands muted after the head ("E, GPa"). */
  unit?: string;
  cell: (row: Row) => ReactNode;
  /** Figures: aligned at the end, of equal width. @default false */
  isNumeric?: boolean;
  /** Secondary text, such as units. @default false */
  isMuted?: boolean;
  /** Names its row for assistive technology. @default false */
  isRowHeader?: boolean;
  /** Left out below 480 px. @default false */
  isOptional?: boolean;
  /** CSS length. */
  width?: string;
};

export type TableProps<Row> = {
  /** Names the table; seen only by assistive technology unless `hasCaption`. */
  label: string;
  /** From the start to the end. */
  columns: readonly TableColumn<Row>[];
  /** From top to bottom. */
  rows: readonly Row[];
  /** What tells one row from all others. */
  rowKey: (row: Row) => string;
  /** Rows under selection. */
  isSelected?: (row: Row) => boolean;
  /** Heads stay while the rows scroll beneath them. @default false */
  hasStickyHead?: boolean;
  /** The first column stays while the others scroll beneath it. @default false */
  hasStickyColumn?: boolean;
  /** In a narrow place each row is a block: its first cell, then each other one beside the name of its column. @default false */
  isStacking?: boolean;
  /** Loading, failed, partial or over a limit. */
  status?: TableStatus;
  /** Rows of 28 px instead of 36. @default 'default' */
  density?: 'default' | 'compact';
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** Class beside its own. */
  className?: string;
};
