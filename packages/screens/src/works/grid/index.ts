/** A work's records as a grid: an entry of its own, so that who has no grid loads none. */
export { WorkGrid } from './WorkGrid.tsx';
export type { ComputedColumn, FieldColumn, WorkColumn, WorkGridProps, WorkLevel } from './WorkGrid.types.ts';
