import { type RefObject, useMemo } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import { usePlacedRows } from '../Windowing/usePlacedRows.ts';
import { DataRow } from './DataRow.tsx';
import * as styles from './DataTable.css.ts';
import type { DataColumn } from './DataTable.types.ts';
import type { Cell } from './grid.keys.ts';

type DataRowsProps<Row> = {
  scroller: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  /** Rows that are shown, of all. */
  count: number;
  rowKey: (row: Row) => string;
  rowHeight: number;
  columns: readonly DataColumn<Row>[];
  /** Least widths in px for the words of each column, and an em of theirs. */
  widths: readonly number[];
  em: number;
  figures: Intl.NumberFormat;
  /** Undefined where rows cannot be selected. */
  selected: ReadonlySet<string> | undefined;
  selectWord: (name: string) => string;
  opens: boolean;
  focus: Cell;
};

/** The rows that stand in the document. A scroll draws these alone, not the table around them. */
export function DataRows<Row>({
  scroller,
  rows,
  count,
  rowKey,
  rowHeight,
  columns,
  widths,
  em,
  figures,
  selected,
  selectWord,
  opens,
  focus,
}: DataRowsProps<Row>) {
  const placed = usePlacedRows({
    scroller,
    count,
    rowHeight,
    focus: focus.row,
    keyOf: (index) => rowKey(rows[index] as Row),
  });
  const hasBoxes = selected !== undefined;
  const classes = useMemo(() => columns.map((column, at) => classOf(column, at === 0, hasBoxes)), [columns, hasBoxes]);
  const hasControls = useMemo(() => columns.some(({ cell }) => cell !== undefined), [columns]);
  return (
    <div role="rowgroup" className={styles.body} style={{ height: count * rowHeight }}>
      {placed.map(({ slot, key, index, top }) => {
        const row = rows[index] as Row;
        return (
          <DataRow
            key={slot}
            row={row}
            own={key}
            index={index}
            top={top}
            columns={columns}
            widths={widths}
            em={em}
            classes={classes}
            hasControls={hasControls}
            figures={figures}
            isSelected={selected?.has(rowKey(row))}
            selectWord={selectWord}
            opens={opens}
            focusColumn={focus.row === index ? focus.column : undefined}
          />
        );
      })}
    </div>
  );
}

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
