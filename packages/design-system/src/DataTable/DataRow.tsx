import { memo, useLayoutEffect, useRef } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DataTable.css.ts';
import type { DataColumn } from './DataTable.types.ts';
import { operable } from './operable.ts';

type DataRowProps<Row> = {
  row: Row;
  index: number;
  /** Distance in px from the first row. */
  top: number;
  columns: readonly DataColumn<Row>[];
  figures: Intl.NumberFormat;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  selectWord: (name: string) => string;
  opens: boolean;
  /** The cell of this row that Tab leads to. */
  focusColumn: number | undefined;
};

function PlainRow<Row>({
  row,
  index,
  top,
  columns,
  figures,
  isSelected,
  selectWord,
  opens,
  focusColumn,
}: DataRowProps<Row>) {
  const element = useRef<HTMLDivElement>(null);
  // The grid is one stop of Tab: what stands in its cells is reached through them.
  useLayoutEffect(() => {
    for (const control of element.current?.querySelectorAll<HTMLElement>(operable) ?? []) control.tabIndex = -1;
  });
  const offset = isSelected === undefined ? 0 : 1;
  const name = String(columns[0]?.value?.(row) ?? index + 1);
  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={opens ? joinClasses(styles.dataRow, styles.opens) : styles.dataRow}
      style={{ top }}
    >
      {isSelected !== undefined && (
        // The box inside carries the label.
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label
        <div
          role="gridcell"
          aria-colindex={1}
          tabIndex={focusColumn === 0 ? 0 : -1}
          className={joinClasses(styles.cell, styles.box, styles.frozen)}
        >
          <Checkbox tabIndex={-1} checked={isSelected} data-select="row" readOnly>
            <VisuallyHidden>{selectWord(name)}</VisuallyHidden>
          </Checkbox>
        </div>
      )}
      {columns.map((column, at) => (
        <div
          key={column.id}
          role={at === 0 ? 'rowheader' : 'gridcell'}
          aria-colindex={at + offset + 1}
          tabIndex={focusColumn === at + offset ? 0 : -1}
          className={classOf(column, at === 0, offset === 1)}
        >
          {column.cell ? column.cell(row) : plain(column.value?.(row), figures)}
        </div>
      ))}
    </div>
  );
}

/** Drawn again only when something of it changed: scrolling costs the rows that come in. */
export const DataRow = memo(PlainRow) as typeof PlainRow;

const plain = (value: string | number | null | undefined, figures: Intl.NumberFormat) =>
  typeof value === 'number' ? figures.format(value) : value;

function classOf<Row>(column: DataColumn<Row>, isFirst: boolean, isAfterBoxes: boolean): string {
  return joinClasses(
    styles.cell,
    column.isNumeric && styles.numeric,
    column.isMuted && styles.muted,
    isFirst && styles.name,
    isFirst && styles.frozen,
    isFirst && styles.edge,
    isFirst && isAfterBoxes && styles.afterBoxes,
  );
}
