import * as styles from './EditableGrid.css.ts';
import type { GridColumn } from './EditableGrid.types.ts';

const byKind: Partial<Record<GridColumn<unknown>['kind'], 'center' | 'end'>> = {
  number: 'end',
  rating: 'center',
  flag: 'center',
  formula: 'center',
  evidence: 'center',
};
const classes = { start: undefined, center: styles.centred, end: styles.numeric } as const;

/** The class that aligns the cells and the head of a column. */
export const alignOf = <Row>({ kind, align = byKind[kind] ?? 'start' }: GridColumn<Row>) => classes[align];
