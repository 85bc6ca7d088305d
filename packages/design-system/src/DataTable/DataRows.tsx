import { type RefObject, useMemo } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import { distinctKeys } from '../Windowing/placeRows.ts';
import { usePlaces } from '../Windowing/usePlaces.ts';
import { useRowWindow } from '../Windowing/useRowWindow.ts';
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
  const { first, end, isResting } = useRowWindow({ scroller, count, rowHeight });
  const indexes: number[] = [];
  // The row with the focus stays in the document wherever the others are scrolled to.
  if (focus.row >= 0 && focus.row < first && focus.row < count) indexes.push(focus.row);
  for (let index = first; index < end; index++) indexes.push(index);
  if (focus.row >= end && focus.row < count) indexes.push(focus.row);

  const keys = distinctKeys(indexes.map((index) => rowKey(rows[index] as Row)));
  const indexOf = new Map(keys.map((key, at) => [key, indexes[at] ?? 0]));
  const places = usePlaces(keys, isResting, [focus.row]);
  const hasBoxes = selected !== undefined;
  const classes = useMemo(() => columns.map((column, at) => classOf(column, at === 0, hasBoxes)), [columns, hasBoxes]);
  const hasControls = useMemo(() => columns.some(({ cell }) => cell !== undefined), [columns]);
  return (
    <div role="rowgroup" className={styles.body} style={{ height: count * rowHeight }}>
      {places.map(({ slot, key }) => {
        const index = indexOf.get(key) ?? 0;
        const row = rows[index] as Row;
        return (
          <DataRow
            key={slot}
            row={row}
            own={key}
            index={index}
            top={index * rowHeight}
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
