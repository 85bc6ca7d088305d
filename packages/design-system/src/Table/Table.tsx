import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Table.css.ts';
import type { TableColumn, TableProps } from './Table.types.ts';

/** Rows and columns to read. Figures align at the end; units sit in their own muted column. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  isSelected,
  hasStickyHead = false,
  density = 'default',
  empty,
  className,
}: TableProps<Row>) {
  const isCompact = density === 'compact';
  const look = (column: TableColumn<Row>) =>
    joinClasses(
      column.isNumeric && styles.numeric,
      column.isOptional && styles.optional,
      isSelected && styles.selectable,
    );
  return (
    <section
      className={joinClasses(!hasStickyHead && styles.scroller, className)}
      aria-label={label}
      {...(hasStickyHead ? {} : { tabIndex: 0 })}
    >
      <table className={joinClasses(styles.table, isCompact && styles.compact)} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={joinClasses(styles.head, hasStickyHead && styles.sticky, look(column))}
                {...(column.width === undefined ? {} : { style: { width: column.width } })}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={joinClasses(isSelected?.(row) && styles.selected)}>
              {columns.map((column) => {
                const Cell = column.isRowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.id}
                    {...(column.isRowHeader ? { scope: 'row' as const } : {})}
                    className={joinClasses(
                      styles.data,
                      isCompact && styles.tight,
                      look(column),
                      column.isMuted && styles.muted,
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr>
              <td colSpan={columns.length} className={styles.none}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
