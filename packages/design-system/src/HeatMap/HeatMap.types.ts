import type { ChartProps } from '../Chart/Chart.types.ts';

export type HeatMapProps = ChartProps & {
  /** Names down the side and along the top. */
  rows: readonly string[];
  /** Heads of the columns, in order. */
  columns: readonly string[];
  /** Name of what a row is, as head of the table. */
  rowName: string;
  /** One array a row; null where nothing is stated. */
  values: readonly (readonly (number | null)[])[];
  /** What the colour measures. */
  measure: string;
  /** Unit of the measure. */
  unit?: string;
  /** Ends of the ramp; values below zero make it diverge around zero. @default least and greatest */
  domain?: readonly [number, number];
};
