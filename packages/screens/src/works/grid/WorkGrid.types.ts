import type { EditableGridProps, GridCellState, GridOption, GridValue } from '@assay/design-system/grids';
import type { FieldValue, Lookup, RecordId, WorkRecord } from '@assay/works';
import type { ReactNode } from 'react';

interface AnyColumn {
  id: string;
  /** Depth of the rows it is about: 0 are rows without a parent among the rows. @default the deepest */
  level?: number;
  /** Width in px. @default by what it holds */
  width?: number;
  /** Where in its cells the value stands. @default by what it holds */
  align?: 'start' | 'center' | 'end';
  /** Stands muted behind its name. @default the unit of its field */
  unit?: string;
  /** What a cell shows in place of its value. */
  cell?: (row: WorkRecord, work: Lookup) => ReactNode;
  /** What the value of a cell amounts to, where that is coloured. */
  tone?: (row: WorkRecord, work: Lookup) => GridCellState['tone'];
}

/** A field of the rows' records, or of records below them. */
export interface FieldColumn extends AnyColumn {
  field: string;
  /** @default what the tool calls the field */
  name?: string;
  /**
   * The value stands in a record of its own below the row, one for each `key` that its field `by` holds, such as a score by its
   * criterion. It is made with the first value, and removed where it cannot be without one.
   */
  below?: { type: string; by: string; key: RecordId };
  /** What can be chosen, in place of what the kind says; of labels, the only ones there are. */
  options?: readonly GridOption[];
  /** What each step of a rating means. */
  criteria?: Readonly<Record<number, string>>;
  /** Why nobody writes in a cell; undefined where somebody may. */
  locked?: (row: WorkRecord, work: Lookup) => string | undefined;
}

/** What follows from the records. */
export interface ComputedColumn extends AnyColumn {
  name: string;
  computed: (row: WorkRecord, work: Lookup) => GridValue;
  /** Why it is what it is, in one sentence. */
  reason?: (row: WorkRecord, work: Lookup) => string | undefined;
}

/** How many passages stand behind the rows' records; opens them. */
export interface EvidenceColumn extends AnyColumn {
  name: string;
  holds: 'evidence';
}

export type WorkColumn = FieldColumn | ComputedColumn | EvidenceColumn;

/** Rows of one depth. */
export interface WorkLevel {
  /** Types of their records. */
  types: readonly string[];
  /** What a new one begins with, which is of the first type; without it none is added. */
  begins?: Readonly<Record<string, FieldValue>>;
  /** They are neither removed nor moved here. @default false */
  isFixed?: boolean;
}

export interface WorkGridProps
  extends Pick<
    EditableGridProps<never>,
    'label' | 'empty' | 'lines' | 'maxHeight' | 'view' | 'onViewChange' | 'className'
  > {
  /** The records that are rows, parents among them, in their order. Keep it the same function. */
  rows: (work: Lookup) => readonly WorkRecord[];
  /** What stands at which depth, the outermost first. Keep it the same while it says the same. */
  levels: readonly WorkLevel[];
  /** The first names its row. Keep them the same while they say the same. */
  columns: readonly WorkColumn[];
  /** What outermost rows that are added stand under. @default the work itself */
  under?: RecordId | null;
  /** Stands with the cell that somebody is in: what else there is to say of its row, or to do with it. */
  beside?: (row: WorkRecord) => ReactNode;
}
