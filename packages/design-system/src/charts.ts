/** Charts stand in an entry of their own: only who draws carries what draws. */
import './theme/theme.css.ts';

export { BarChart } from './BarChart/BarChart.tsx';
export type { BarChartProps, BarSeries } from './BarChart/BarChart.types.ts';
export { BubbleChart } from './BubbleChart/BubbleChart.tsx';
export type { Bubble, BubbleChartProps } from './BubbleChart/BubbleChart.types.ts';
export type { ChartProps, ChartWords } from './Chart/Chart.types.ts';
export { numberFormats } from './Chart/numberFormats.ts';
export { HeatMap } from './HeatMap/HeatMap.tsx';
export type { HeatMapProps } from './HeatMap/HeatMap.types.ts';
export { LineChart } from './LineChart/LineChart.tsx';
export type { ChartAxis, LineChartProps, LineSeries } from './LineChart/LineChart.types.ts';
export { TreemapChart } from './TreemapChart/TreemapChart.tsx';
export type { TreemapChartProps, TreemapPart } from './TreemapChart/TreemapChart.types.ts';
