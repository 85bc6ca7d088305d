import type { ChartProps } from '../Chart/Chart.types.ts';

/** One bar of each category; null where nothing is stated. */
export type BarSeries = { id: string; name: string; values: readonly (number | null)[] };

export type BarChartProps = ChartProps & {
  /** What the bars stand for: years, owners, elements. */
  categories: readonly string[];
  /** Name of the categories, as head of the table. */
  categoryName: string;
  /** Drawn beside one another, in their order. */
  series: readonly BarSeries[];
  /** Name of the measure ("Patent families"). */
  measure: string;
  /** Unit of the values; stands after the name of their axis. */
  unit?: string;
  /** Bars lie where the names are long. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Place from which categories are not complete yet, such as the last 18 months of filings: hatched. */
  incompleteFrom?: number;
};
