import type { PointerEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './DataTable.css.ts';
import type { DataColumn, SortDirection } from './DataTable.types.ts';

type HeadCellProps<Row> = {
  column: DataColumn<Row>;
  /** Place among the cells of its row, from 0. */
  at: number;
  isFirst: boolean;
  isAfterBoxes: boolean;
  direction: SortDirection | undefined;
  hasFocus: boolean;
  /** Ids of the sentences that say how it is used. */
  describedBy: string;
  onResizeStart: (event: PointerEvent<HTMLElement>) => void;
  onFit: () => void;
};

/** Name, unit and order of a column, and at its end the handle that draws it. */
export function HeadCell<Row>({
  column,
  at,
  isFirst,
  isAfterBoxes,
  direction,
  hasFocus,
  describedBy,
  onResizeStart,
  onFit,
}: HeadCellProps<Row>) {
  const isSortable = column.value !== undefined && !column.isUnsorted;
  return (
    <div
      role="columnheader"
      aria-colindex={at + 1}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      aria-describedby={describedBy}
      tabIndex={hasFocus ? 0 : -1}
      title={column.unit ? `${column.name}, ${column.unit}` : column.name}
      className={joinClasses(
        styles.headCell,
        isSortable && styles.sortable,
        column.isNumeric && styles.numeric,
        isFirst && styles.frozen,
        isFirst && styles.edge,
        isFirst && isAfterBoxes && styles.afterBoxes,
      )}
    >
      {column.isNumeric && isSortable && <Icon of={ChevronDownIcon} size="sm" className={styles.arrow} />}
      <span className={styles.headWord}>
        {column.name}
        {column.unit && <span className={styles.unit}>, {column.unit}</span>}
      </span>
      {!column.isNumeric && isSortable && <Icon of={ChevronDownIcon} size="sm" className={styles.arrow} />}
      <span aria-hidden data-handle className={styles.handle} onPointerDown={onResizeStart} onDoubleClick={onFit} />
    </div>
  );
}
