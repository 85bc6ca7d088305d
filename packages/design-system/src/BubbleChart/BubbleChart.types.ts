import type { ChartProps } from '../Chart/Chart.types.ts';
import type { ChartAxis } from '../LineChart/LineChart.types.ts';

export type Bubble = {
  id: string;
  label: string;
  x: number;
  y: number;
  /** What its area stands for; without it all are of one size. */
  size?: number;
  /** Id of its group. */
  group?: string;
};

export type BubbleChartProps = ChartProps & {
  /** The bubbles. */
  points: readonly Bubble[];
  /** Name of what a point is, as head of the table ("Material"). */
  pointName: string;
  /** The axis below. */
  x: ChartAxis;
  /** The axis at the start. */
  y: ChartAxis;
  /** What the area stands for. */
  size?: { name: string; unit?: string };
  /** Groups in their order; they differ by colour and shape. */
  groups?: readonly { id: string; name: string }[];
};
