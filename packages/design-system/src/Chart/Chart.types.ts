import type { ReactNode } from 'react';
import type { TableStatus } from '../TableNotice/TableNotice.types.ts';

export type ChartWords = {
  /** Names the switch between picture and table. */
  view: string;
  chart: string;
  table: string;
  /** In place of the picture where there is nothing to draw. */
  empty: string;
  /** A value that is missing, in the table and in what is said of a mark. */
  missing: string;
  /** Value that is not complete yet, hatched. */
  incomplete: string;
  /** What the picture holds, for those who do not see it. */
  summary: (marks: string) => string;
};

/** What every chart has around its picture. */
export type ChartProps = {
  /** What is shown, in one line. */
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
  /** How it was counted: the unit of counting, the period, the rule. A chart without one is not to be believed. */
  method: ReactNode;
  /** Name of the file in which the table is saved; without it there is no button. */
  fileName?: string;
  /** Height of the picture in px. @default 280 */
  height?: number;
  /** Loading, failed, partial or over a limit. */
  status?: TableStatus;
  /** A mark was pressed, or Enter on it; its id. */
  onSelect?: (id: string) => void;
  /** Words in place of the built-in ones. */
  words?: Partial<ChartWords>;
  /** Class beside its own. */
  className?: string;
};

/** Something in the picture that is pointed at, moved to by keyboard and read aloud. */
export type Mark = {
  id: string;
  /** Where it lies in the picture, in px: the ring goes around it. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** What is said and shown of it: name first, then lines of values. */
  title: string;
  lines: readonly string[];
};

/** A series in the legend. */
export type LegendEntry = {
  id: string;
  name: string;
  /** Place in the order of data categories, from 0. */
  index: number;
  /** Its mark. @default 'square' */
  look?: 'square' | 'line' | 'point';
  isHatched?: boolean;
};
