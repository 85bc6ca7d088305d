import type { RecordId } from '@assay/works';

/** Where a line of the outline leads: a record, one of the headings in a field of prose, or an element of the page by its id. */
export type OutlinePlace = { record: RecordId; field?: string; heading?: number } | { element: string };

/** A line of the outline of a work. */
export interface OutlineItem {
  /** Stands once in the outline. */
  id: string;
  label: string;
  place: OutlinePlace;
  /** How many things stand in it, where somebody wants to know. */
  count?: number;
  /** Records that stand in it, with all below them. @default that of its place */
  records?: readonly RecordId[];
  /** Types whose records stand in it where no line has them. */
  types?: readonly string[];
  children?: readonly OutlineItem[];
  /** What stands below it is shown at first. */
  isOpen?: boolean;
}

/** The outline of a tool's works. */
export interface ToolOutline {
  /** A hook: the structure of the open work, drawn anew with it. */
  useItems(): readonly OutlineItem[];
  /** Where the work needs the whole page, it comes when it is asked for. */
  isClosedAtFirst?: boolean;
}
