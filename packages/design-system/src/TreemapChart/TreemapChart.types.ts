import type { ChartProps } from '../Chart/Chart.types.ts';

export type TreemapPart = {
  id: string;
  label: string;
  /** Its area; parts without an amount above zero are left to the table. */
  value: number;
  /** Id of its group, whose parts stand together. */
  group?: string;
};

export type TreemapChartProps = ChartProps & {
  /** The parts of the whole. */
  parts: readonly TreemapPart[];
  /** Name of what a part is, as head of the table ("Topic"). */
  partName: string;
  /** What the area measures. */
  measure: string;
  /** Unit of the measure. */
  unit?: string;
  /** Groups in their order; they differ by colour and stand together. */
  groups?: readonly { id: string; name: string }[];
};
