import type { PointerEvent } from 'react';
import type { SortDirection } from '../DataTable/DataTable.types.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon, EllipsisIcon } from '../Icon/icons.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { alignOf } from './alignOf.ts';
import * as styles from './EditableGrid.css.ts';
import type { EditableGridWords, GridColumn } from './EditableGrid.types.ts';
import { cellId } from './GridRow.tsx';

type GridHeadProps<Row> = {
  id: string;
  columns: readonly GridColumn<Row>[];
  hasGutter: boolean;
  isCards: boolean;
  sort: { column: string; direction: SortDirection } | undefined;
  /** Columns under selection, from and to, where whole columns are; and the head one is in. */
  from: number;
  to: number;
  active: number | undefined;
  say: EditableGridWords;
  onResizeStart: (event: PointerEvent<HTMLElement>, column: GridColumn<Row>) => void;
  onFit: (column: GridColumn<Row>, at: number) => void;
};

/** Names of the columns, their order, and what can be done about them. */
export function GridHead<Row>({
  id,
  columns,
  hasGutter,
  isCards,
  sort,
  from,
  to,
  active,
  say,
  onResizeStart,
  onFit,
}: GridHeadProps<Row>) {
  const offset = hasGutter ? 1 : 0;
  return (
    <div role="row" aria-rowindex={1} className={isCards ? styles.headUnseen : styles.headRow}>
      {hasGutter && (
        <div
          role="columnheader"
          aria-colindex={1}
          className={joinClasses(styles.headCell, styles.gutter, styles.frozen)}
        >
          #
        </div>
      )}
      {columns.map((column, at) => {
        const direction = sort?.column === column.id ? sort.direction : undefined;
        return (
          <div
            key={column.id}
            id={cellId(id, -1, at)}
            role="columnheader"
            aria-colindex={at + offset + 1}
            aria-sort={direction ?? 'none'}
            data-active={active === at || undefined}
            data-selected={(at >= from && at <= to) || undefined}
            title={column.unit ? `${column.name}, ${column.unit}` : column.name}
            className={joinClasses(
              styles.headCell,
              alignOf(column),
              at === 0 && styles.frozen,
              at === 0 && styles.edge,
              at === 0 && hasGutter && styles.besideGutter,
            )}
          >
            <span className={styles.headWord}>
              {column.name}
              {column.unit && <span className={styles.unit}>, {column.unit}</span>}
            </span>
            {direction && (
              <Icon of={ChevronDownIcon} size="sm" className={direction === 'ascending' ? styles.turned : undefined} />
            )}
            {!isCards && (
              <>
                <button
                  type="button"
                  tabIndex={-1}
                  data-does="menu"
                  aria-label={say.menu(column.name)}
                  className={styles.headMenu}
                >
                  <Icon of={EllipsisIcon} size="sm" />
                </button>
                <span
                  aria-hidden
                  data-handle
                  className={styles.handle}
                  onPointerDown={(event) => onResizeStart(event, column)}
                  onDoubleClick={() => onFit(column, at + offset)}
                />
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
