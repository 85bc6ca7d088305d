import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DataTable.css.ts';
import type { CellValue, DataColumn } from './DataTable.types.ts';
import { fitsWidth } from './fitsWidth.ts';
import { operable } from './operable.ts';

type DataRowProps<Row> = {
  row: Row;
  /** Its key: what a column draws of its own never passes from one row to another. */
  own: string;
  index: number;
  /** Distance in px from the first row. */
  top: number;
  columns: readonly DataColumn<Row>[];
  /** Least widths in px for the words of each column, and an em of theirs. */
  widths: readonly number[];
  em: number;
  /** Classes of the cells. */
  classes: readonly string[];
  /** Whether a column draws something of its own, which could take the focus. */
  hasControls: boolean;
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
  own,
  index,
  top,
  columns,
  widths,
  em,
  classes,
  hasControls,
  figures,
  isSelected,
  selectWord,
  opens,
  focusColumn,
}: DataRowProps<Row>) {
  const element = useRef<HTMLDivElement>(null);
  // The grid is one stop of Tab: what stands in its cells is reached through them.
  useLayoutEffect(() => {
    if (!hasControls) return;
    for (const control of element.current?.querySelectorAll<HTMLElement>(operable) ?? []) control.tabIndex = -1;
  });
  const offset = isSelected === undefined ? 0 : 1;
  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={opens ? openingRow : styles.dataRow}
      style={{ top }}
    >
      {isSelected !== undefined && (
        // The box inside carries the label.
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label
        <div role="gridcell" aria-colindex={1} tabIndex={focusColumn === 0 ? 0 : -1} className={boxCell}>
          <Checkbox tabIndex={-1} checked={isSelected} data-select="row" readOnly>
            <VisuallyHidden>{selectWord(String(columns[0]?.value?.(row) ?? index + 1))}</VisuallyHidden>
          </Checkbox>
        </div>
      )}
      {columns.map((column, at) => {
        const words = column.cell ? undefined : plain(column.value?.(row), figures);
        const isCut = words === undefined || !fitsWidth(words, widths[at] ?? 0, em);
        return (
          <div
            key={column.id}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={at + offset + 1}
            tabIndex={focusColumn === at + offset ? 0 : -1}
            className={isCut ? joinClasses(classes[at], styles.cut) : classes[at]}
          >
            {words ?? <Fragment key={own}>{column.cell?.(row)}</Fragment>}
          </div>
        );
      })}
    </div>
  );
}

/** Drawn again only when something of it changed: scrolling costs the rows that come in. */
export const DataRow = memo(PlainRow) as typeof PlainRow;

const openingRow = joinClasses(styles.dataRow, styles.opens);
const boxCell = joinClasses(styles.cell, styles.box, styles.frozen);

const plain = (value: CellValue, figures: Intl.NumberFormat) =>
  typeof value === 'number' ? figures.format(value) : (value ?? '');
