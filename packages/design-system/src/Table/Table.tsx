import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { TableNotice } from '../TableNotice/TableNotice.tsx';
import * as styles from './Table.css.ts';
import type { TableColumn, TableProps } from './Table.types.ts';

const waitingRows = 4;

/** What stands in the head of a column: its name, and muted its unit. */
const nameOf = ({ header, unit }: Pick<TableColumn<never>, 'header' | 'unit'>) => (
  <>
    {header}
    {unit && <span className={styles.unit}>, {unit}</span>}
  </>
);

/** Rows and columns to read: figures align at the end, units stand muted in the head. What is sorted, chosen or long is a `DataTable`. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  isSelected,
  hasStickyHead = false,
  hasStickyColumn = false,
  isStacking = false,
  status,
  density = 'default',
  empty,
  className,
}: TableProps<Row>) {
  const isCompact = density === 'compact';
  const isLoading = status?.kind === 'loading';
  const look = (column: TableColumn<Row>, at: number) =>
    joinClasses(
      hasStickyColumn && (at === 0 ? styles.stickyColumn : styles.whole),
      column.isNumeric && styles.numeric,
      column.isOptional && styles.optional,
      isSelected && styles.selectable,
    );
  return (
    <section
      className={joinClasses(!hasStickyHead && styles.scroller, isStacking && styles.stacking, className)}
      aria-label={label}
      {...(hasStickyHead ? {} : { tabIndex: 0 })}
    >
      <table
        className={joinClasses(styles.table, isCompact && styles.compact)}
        aria-label={label}
        aria-busy={isLoading || undefined}
      >
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column.id}
                scope="col"
                className={joinClasses(styles.head, hasStickyHead && styles.sticky, look(column, at))}
                {...(column.width === undefined ? {} : { style: { width: column.width } })}
              >
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={joinClasses(isSelected?.(row) && styles.selected)}>
              {columns.map((column, at) => {
                const Cell = column.isRowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.id}
                    {...(column.isRowHeader ? { scope: 'row' as const } : {})}
                    className={joinClasses(
                      styles.data,
                      isCompact && styles.tight,
                      look(column, at),
                      column.isMuted && styles.muted,
                    )}
                  >
                    {at > 0 && isStacking && <span className={styles.columnName}>{nameOf(column)}</span>}
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {isLoading &&
            rows.length === 0 &&
            Array.from({ length: waitingRows }, (_, at) => (
              <tr key={at} aria-hidden>
                {columns.map((column, place) => (
                  <td
                    key={column.id}
                    className={joinClasses(styles.data, isCompact && styles.tight, look(column, place))}
                  >
                    <Skeleton size="dense" width="64%" />
                  </td>
                ))}
              </tr>
            ))}
          {(!status || status.kind === 'partial') && rows.length === 0 && empty !== undefined && (
            <tr>
              <td colSpan={columns.length} className={styles.none}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {status && status.kind !== 'loading' && <TableNotice {...status} />}
    </section>
  );
}
