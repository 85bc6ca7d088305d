import type { ChartProps } from '../Chart/Chart.types.ts';

/** One line; a value that is null leaves a gap. */
export type LineSeries = { id: string; name: string; points: readonly { x: number | Date; y: number | null }[] };

/** An axis: its name and unit, and whether it is drawn by powers of ten. */
export type ChartAxis = { name: string; unit?: string; scale?: 'linear' | 'log' };

export type LineChartProps = ChartProps & {
  /** Drawn over one another, in their order. */
  series: readonly LineSeries[];
  /** The axis below. */
  x: ChartAxis;
  /** The axis at the start. */
  y: ChartAxis;
  /** Value of x from which a line is forecast or not complete yet: dashed and said. */
  incompleteFrom?: number | Date;
};
