import * as styles from './EditableGrid.css.ts';
import type { GridColumn } from './EditableGrid.types.ts';

const classes: Partial<Record<GridColumn<unknown>['kind'], string>> = {
  number: styles.numeric,
  rating: styles.centred,
  flag: styles.centred,
  formula: styles.centred,
  evidence: styles.centred,
};

/** The class that aligns the cells and the head of a column. */
export const alignOf = <Row>({ kind }: GridColumn<Row>) => classes[kind];
