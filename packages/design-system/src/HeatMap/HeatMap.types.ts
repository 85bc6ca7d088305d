import type { ChartProps } from '../Chart/Chart.types.ts';

export type HeatMapProps = ChartProps & {
  /** Names down the side and along the top. */
  rows: readonly string[];
  columns: readonly string[];
  /** Name of what a row is, as head of the table. */
  rowName: string;
  /** One array a row; null where nothing is stated. */
  values: readonly (readonly (number | null)[])[];
  measure: string;
  unit?: string;
  /** Ends of the ramp; values below zero make it diverge around zero. @default least and greatest */
  domain?: readonly [number, number];
};
