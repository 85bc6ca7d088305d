import type { ReactNode, Ref } from 'react';
import type { SortDirection, TableView } from '../DataTable/DataTable.types.ts';
import type { TableStatus } from '../TableNotice/TableNotice.types.ts';

/** What a row must have: an id that no other has, and the id of the row it belongs to. */
export type GridRecord = { id: string; parent?: string | undefined };

/**
 * What a cell holds. Choices, people and references are the values of their options, labels a list of them, days are ISO;
 * undefined is an empty cell.
 */
export type GridValue = string | number | boolean | readonly string[] | undefined;

/** One thing that a cell of choices, people, references or labels can hold. */
export type GridOption = {
  value: string;
  label: string;
  /** One line below the label, in the list. */
  description?: string;
};

/** What the cells of a column hold, and within which limits. */
export type GridKind<Row> =
  | { kind: 'text' }
  | { kind: 'number'; min?: number; max?: number }
  | {
      kind: 'rating';
      /** @default 1 */
      min?: number;
      /** @default 10 */
      max?: number;
      /** What each step means, such as the criteria of AIAG-VDA severity. */
      criteria?: Readonly<Record<number, string>>;
    }
  | { kind: 'choice' | 'person' | 'reference' | 'labels'; options: readonly GridOption[] }
  | { kind: 'flag' }
  | { kind: 'date'; min?: string; max?: string }
  | {
      /** Derived: nobody types it. */
      kind: 'formula';
      /** Why it is what it is, in one sentence. */
      reason?: (row: Row) => string | undefined;
    }
  | {
      /** A number of passages; opens `onOpenEvidence`. */
      kind: 'evidence';
    };

/** One column of an editable grid. */
export type GridColumn<Row> = GridKind<Row> & {
  id: string;
  /** Its name in plain words: head, list of columns, announcements. */
  name: string;
  /** Unit of its figures; stands muted after the name, and may be typed after a number. */
  unit?: string;
  /** Depth of the rows it is about: 0 are rows without a parent. @default the deepest of all columns */
  level?: number;
  /** What the cell holds. */
  value: (row: Row) => GridValue;
  /** What the cell shows in place of its value: nothing in it can be operated. */
  cell?: (row: Row) => ReactNode;
  /** Never edited. @default false */
  isReadOnly?: boolean;
  /** Where in its cells the value stands. @default by its kind */
  align?: 'start' | 'center' | 'end';
  /** Width in px; what is left over is shared in proportion. @default by its kind */
  width?: number;
  /** Least width in px to which it can be drawn. @default 40 */
  minWidth?: number;
};

/** Rows that are shown of a column: those with these words, with one of these values, or between two values, ends included. */
export type GridFilter =
  | { has: string }
  | { among: readonly string[] }
  | { from?: number | string | undefined; to?: number | string | undefined };

/** What a person has made of a grid; plain data, so that it can be kept. */
export type GridView = TableView & {
  /** By column. */
  filters: Readonly<Record<string, GridFilter>>;
};

/** What is true of a cell beside its value; everything of it is also said in words. */
export type GridCellState = {
  /** Cannot be edited now, and why. */
  readOnly?: string;
  /** Computed by a rule, and by which. */
  derived?: string;
  /** What it rests on has changed since: what of it. */
  stale?: string;
  /** A value that waits for a person, and who suggests it. */
  suggested?: { value: GridValue; by: string };
  /** Why the owner did not take what was last given. */
  refused?: string;
  /** Empty although it must not be: what is missing. */
  missing?: string;
  /** Number of comments. */
  comments?: number;
  /** Number of passages that bear it. */
  evidence?: number;
  /** Who is in it now, and the CSS colour that is theirs. */
  heldBy?: { name: string; color: string };
  /** What rules object to in it: `critical` cannot stay so, `caution` should be looked at. */
  found?: readonly { tone: 'critical' | 'caution'; words: string }[];
  /** What its value amounts to; colours the cell, in which the value says the same. */
  tone?: 'positive' | 'caution' | 'critical' | 'info';
};

/** A new value for a cell. */
export type GridEdit = { row: string; column: string; value: GridValue };

/** A new value that the owner of the rows has not taken, and why: the cell keeps it for whoever gave it. */
export type GridRefusedEdit = GridEdit & { sentence: string };

/** What a person did that changed cells. */
export type GridEditCause = 'typed' | 'chosen' | 'toggled' | 'cleared' | 'pasted' | 'cut' | 'filled';

/** A row to be made, with its first values by column. */
export type GridAddition = {
  /** The row it comes after; undefined for the first of its parent. */
  after: string | undefined;
  parent: string | undefined;
  values: Readonly<Record<string, GridValue>>;
};

/** Rows to be moved: behind another row of the same parent, or before it. */
export type GridMove = { rows: readonly string[]; to: string; side: 'before' | 'after' };

/** Why something does not fit a cell. */
export type GridRefusal =
  | { because: 'notANumber' | 'notADate' | 'notAFlag' | 'readOnly' | 'covered' | 'outside' }
  | { because: 'notAnOption'; text: string }
  | { because: 'otherUnit'; unit: string }
  | { because: 'tooLow' | 'tooHigh' | 'tooEarly' | 'tooLate'; limit: string }
  | { because: 'notARating'; min: number; max: number };

/** What a grid says; functions take names as they are shown. */
export type EditableGridWords = {
  /** How the keyboard is used. */
  hint: string;
  /** Names the place of typing. */
  field: (grid: string) => string;
  row: (line: number) => string;
  addRow: string;
  apply: string;
  unordered: string;
  hidden: (count: number) => string;
  /** Said of several cells that are selected. */
  selected: (rows: number, columns: number) => string;
  copied: (cells: number) => string;
  refused: (count: number, of: number, sentence: string) => string;
  refusal: (refusal: GridRefusal) => string;
  yes: string;
  no: string;
  stale: (why: string) => string;
  derived: (why: string) => string;
  suggested: (value: string, by: string) => string;
  comments: (count: number) => string;
  evidence: (count: number) => string;
  held: (name: string) => string;
  changed: (value: string) => string;
  removed: string;
  accept: string;
  reject: string;
  edit: string;
  none: string;
  options: (column: string) => string;
  menu: (column: string) => string;
  ascending: string;
  descending: string;
  unsorted: string;
  hide: string;
  sorted: (column: string, direction: SortDirection) => string;
  width: (column: string, pixels: number) => string;
  fill: string;
  moved: (line: number) => string;
};

/** What can be asked of a grid from outside. */
export type EditableGridHandle = {
  /** Goes to a cell with the focus; false where it is not shown. */
  goTo: (cell: { row: string; column: string }) => boolean;
};

export type EditableGridProps<Row extends GridRecord> = {
  /** Names the grid for assistive technology. */
  label: string;
  /** The first names its row and stays while the others scroll. */
  columns: readonly GridColumn<Row>[];
  /** All rows in their order, parents among them; only those near the viewport stand in the document. */
  rows: readonly Row[];
  /** What is true of a cell beside its value. Keep it the same function while its answers are the same. */
  cellState?: (row: Row, column: GridColumn<Row>) => GridCellState | undefined;
  /**
   * Told the new values of cells; the grid shows them once they come back in `rows`. What is not taken is given back, and
   * stands in its cell with the reason. Without it nothing can be edited.
   */
  onEdit?: (edits: readonly GridEdit[], cause: GridEditCause) => readonly GridRefusedEdit[] | void;
  /**
   * Told of rows to be made; makes rows possible. Where what is pasted is longer than the grid, they come with the edits of
   * the cells that were there, which `onEdit` is not told then: both are one paste.
   */
  onAddRows?: (additions: readonly GridAddition[], edits: readonly GridEdit[]) => readonly GridRefusedEdit[] | void;
  /** Told the ids of rows to be removed. */
  onRemoveRows?: (rows: readonly string[]) => void;
  /** Told where rows of one parent shall stand. */
  onMoveRows?: (move: GridMove) => void;
  /** Evidence of a cell is asked for. */
  onOpenEvidence?: (row: string, column: string) => void;
  /** Shift and F2: what is said of a cell is to be read or written. */
  onComment?: (row: string, column: string) => void;
  /** A suggestion was accepted or rejected. */
  onDecide?: (row: string, column: string, isAccepted: boolean) => void;
  /** Told which cell one is in, so that others can see it; undefined once the grid is left. */
  onVisit?: (cell: { row: string; column: string; isEditing: boolean } | undefined) => void;
  /** Control and Z. */
  onUndo?: () => void;
  /** Control and Y, or Control, Shift and Z. */
  onRedo?: () => void;
  /** Sort, filters, hidden columns and widths, where the caller keeps them; else the grid does. */
  view?: GridView;
  /** Told of every change of order, filters, columns and widths. */
  onViewChange?: (view: GridView) => void;
  /** Loading, failed, partial or over a limit. */
  status?: TableStatus;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** Lines of text that a row has room for. @default 2 */
  lines?: 1 | 2 | 4;
  /** Most height before the rows scroll, a CSS length. @default '40rem' */
  maxHeight?: string;
  /** Words in place of the built-in ones. */
  words?: Partial<EditableGridWords>;
  /** Class beside its own. */
  className?: string;
  /** The way to what can be asked of it. */
  ref?: Ref<EditableGridHandle>;
};
