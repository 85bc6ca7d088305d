import { type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { TableNotice } from '../TableNotice/TableNotice.tsx';
import { density as densities } from '../tokens/scales.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useRowSize } from '../Windowing/useRowSize.tsx';
import { columnTracks, tracksVariable, widthOf, widthVariable } from './columnTrack.ts';
import { DataRows } from './DataRows.tsx';
import * as styles from './DataTable.css.ts';
import type { DataColumn, DataTableProps, TableView } from './DataTable.types.ts';
import { dataTableWords } from './DataTable.words.ts';
import { HeadCell } from './HeadCell.tsx';
import { sortRows } from './sortRows.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { useDataGrid } from './useDataGrid.ts';

export const emptyView: TableView = { hidden: [], widths: {} };
const waitingRows = 8;
const none: ReadonlySet<string> = new Set();
/** Most room in px beside the words of a cell: its padding in the wider density, and the rule of a column that stays. */
const besideWords = 2 * densities.default.cellX + 1;

/**
 * Rows to work with: sorted, chosen, drawn, moved through by cell (WAI-ARIA APG, grid), and windowed, so that 100,000 rows
 * scroll like ten. A few rows that are only read are a `Table`.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  view: givenView,
  onViewChange,
  isSortedByCaller = false,
  selected,
  onSelectionChange,
  onOpen,
  status,
  empty,
  density,
  maxHeight = '40rem',
  words,
  className,
}: DataTableProps<Row>) {
  const language = useLanguage();
  const say = wordsIn(dataTableWords, language, words);
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [ownView, setOwnView] = useState(emptyView);
  const [said, setSaid] = useState('');
  const view = givenView ?? ownView;
  const setView = (next: TableView) => {
    setOwnView(next);
    onViewChange?.(next);
  };

  const shown = useMemo(
    () => columns.filter(({ id }, at) => at === 0 || !view.hidden.includes(id)),
    [columns, view.hidden],
  );
  const sortedBy = isSortedByCaller ? undefined : columns.find(({ id }) => id === view.sort?.column)?.value;
  const direction = view.sort?.direction ?? 'ascending';
  const ordered = useMemo(
    () => (sortedBy ? sortRows(rows, sortedBy, direction, language) : rows),
    [rows, sortedBy, direction, language],
  );
  const figures = useMemo(() => new Intl.NumberFormat(language, { maximumSignificantDigits: 12 }), [language]);

  const hasSelect = onSelectionChange !== undefined;
  const isLoading = status?.kind === 'loading';
  const count = isLoading || status?.kind === 'error' ? 0 : ordered.length;
  const { height: rowHeight, em, probe } = useRowSize(density);
  const { tracks, width } = columnTracks(shown, view.widths, hasSelect);

  const sort = (column: DataColumn<Row>) => {
    const isSame = view.sort?.column === column.id;
    const next = !isSame ? 'ascending' : direction === 'ascending' ? 'descending' : undefined;
    const { sort: _, ...rest } = view;
    setView(next ? { ...rest, sort: { column: column.id, direction: next } } : rest);
    setSaid(next ? say.sorted(column.name, next) : say.unsorted);
  };
  const widths = useColumnWidths({
    scroller,
    columns: shown,
    widths: view.widths,
    hasSelect,
    onChange: (column, pixels) => {
      setView({ ...view, widths: { ...view.widths, [column.id]: pixels } });
      setSaid(say.width(column.name, pixels));
    },
  });
  const grid = useDataGrid({
    scroller,
    rows: ordered,
    count,
    columns: shown,
    rowKey,
    rowHeight,
    selected,
    onSelectionChange,
    onOpen,
    onSort: sort,
    onWiden: widths.widen,
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const mark = () => element.toggleAttribute('data-scrolled', element.scrollLeft !== 0);
    element.addEventListener('scroll', mark, { passive: true });
    return () => element.removeEventListener('scroll', mark);
  }, []);

  const wordWidths = useMemo(
    () => shown.map((column) => widthOf(column, view.widths) - besideWords),
    [shown, view.widths],
  );

  const allSelected = useMemo(
    () => count > 0 && selected !== undefined && ordered.every((row) => selected.has(rowKey(row))),
    [count, ordered, rowKey, selected],
  );
  return (
    <div className={joinClasses(styles.table, density === 'compact' && styles.compact, className)}>
      {/* Rows are placed by themselves, which a native table cannot do. */}
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={count + 1}
        aria-colcount={shown.length + (hasSelect ? 1 : 0)}
        aria-multiselectable={hasSelect || undefined}
        aria-busy={isLoading || undefined}
        className={styles.scroller}
        style={
          {
            maxBlockSize: maxHeight,
            [tracksVariable]: tracks,
            [widthVariable]: `${width}px`,
            [styles.rowHeight]: `${rowHeight}px`,
          } as CSSProperties
        }
        {...grid.handlers}
      >
        {probe}
        <div role="row" aria-rowindex={1} className={styles.headRow}>
          {hasSelect && (
            // The box inside carries the label.
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label
            <div
              role="columnheader"
              aria-colindex={1}
              tabIndex={grid.focus.row === -1 && grid.focus.column === 0 ? 0 : -1}
              className={joinClasses(styles.headCell, styles.box, styles.frozen)}
            >
              <Checkbox
                tabIndex={-1}
                checked={allSelected}
                isIndeterminate={!allSelected && (selected?.size ?? 0) > 0}
                data-select="all"
                readOnly
              >
                <VisuallyHidden>{say.selectAll}</VisuallyHidden>
              </Checkbox>
            </div>
          )}
          {shown.map((column, at) => (
            <HeadCell
              key={column.id}
              column={column}
              at={at + (hasSelect ? 1 : 0)}
              isFirst={at === 0}
              isAfterBoxes={hasSelect}
              direction={view.sort?.column === column.id ? view.sort.direction : undefined}
              hasFocus={grid.focus.row === -1 && grid.focus.column === at + (hasSelect ? 1 : 0)}
              describedBy={joinClasses(column.value && !column.isUnsorted && `${id}-sort`, `${id}-resize`)}
              onResizeStart={(event) => widths.start(event, column)}
              onFit={() => widths.fit(column, at + (hasSelect ? 1 : 0))}
            />
          ))}
        </div>
        {isLoading &&
          Array.from({ length: waitingRows }, (_, at) => (
            <div key={at} className={styles.wait} aria-hidden>
              {hasSelect && <span />}
              {shown.map(({ id }) => (
                <span key={id} className={styles.waitCell}>
                  <Skeleton size="dense" width="64%" />
                </span>
              ))}
            </div>
          ))}
        <DataRows
          scroller={scroller}
          rows={ordered}
          count={count}
          rowKey={rowKey}
          rowHeight={rowHeight}
          columns={shown}
          widths={wordWidths}
          em={em}
          figures={figures}
          selected={hasSelect ? (selected ?? none) : undefined}
          selectWord={say.selectRow}
          opens={onOpen !== undefined}
          focus={grid.focus}
        />
        {!isLoading && status?.kind !== 'error' && count === 0 && empty !== undefined && (
          <div role="row">
            <div role="gridcell" aria-colspan={shown.length} className={styles.none}>
              {empty}
            </div>
          </div>
        )}
      </div>
      {status && status.kind !== 'loading' && <TableNotice {...status} />}
      <VisuallyHidden id={`${id}-sort`} aria-hidden>
        {say.sortHint}
      </VisuallyHidden>
      <VisuallyHidden id={`${id}-resize`} aria-hidden>
        {say.resizeHint}
      </VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
