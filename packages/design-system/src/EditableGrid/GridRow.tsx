import { memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, CloseIcon } from '../Icon/icons.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { CellContent, classOfState, FoundMark } from './CellContent.tsx';
import { isEmpty } from './cellText.ts';
import * as styles from './EditableGrid.css.ts';
import type { EditableGridWords, GridCellState, GridColumn, GridRecord } from './EditableGrid.types.ts';
import { type RefusedCells, refusedKey } from './useGridEditing.ts';

/** What is the same for all rows. */
export type RowSetting<Row> = {
  /** Of the grid, for the ids of cells. */
  id: string;
  columns: readonly GridColumn<Row>[];
  classes: readonly string[];
  levelOf: (column: GridColumn<Row>) => number;
  cellState: ((row: Row, column: GridColumn<Row>) => GridCellState | undefined) | undefined;
  canEdit: boolean;
  canDecide: boolean;
  hasGutter: boolean;
  isCards: boolean;
  lines: 1 | 2 | 4;
  lineHeight: number;
  language: string;
  say: EditableGridWords;
  refused: RefusedCells;
};

type GridRowProps<Row> = {
  setting: RowSetting<Row>;
  path: readonly (Row | undefined)[];
  index: number;
  top: number;
  /** By level: lines from here on that the row of the level spans; 0 where it began above. */
  spans: readonly number[];
  /** Columns under selection, and under the fill handle, from and to; -1 for none. */
  from: number;
  to: number;
  fillFrom: number;
  fillTo: number;
  isWholeRow: boolean;
  /** The cell of this line one is in, and the one at the end of the selection. */
  active: number | undefined;
  corner: number | undefined;
};

export const cellId = (id: string, line: number, column: number) => `${id}-${line}-${column}`;

function PlainRow<Row extends GridRecord>({
  setting,
  path,
  index,
  top,
  spans,
  from,
  to,
  fillFrom,
  fillTo,
  isWholeRow,
  active,
  corner,
}: GridRowProps<Row>) {
  const { id, columns, classes, levelOf, cellState, canEdit, hasGutter, isCards, lineHeight, say, refused } = setting;
  const offset = hasGutter ? 1 : 0;
  const isMerging = spans.length > 1 && !isCards;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={isCards ? styles.card : joinClasses(styles.line, !isMerging && styles.contained)}
      style={{ top }}
    >
      {(hasGutter || isCards) && (
        <div
          role="rowheader"
          aria-colindex={hasGutter ? 1 : undefined}
          aria-label={say.row(index + 1)}
          aria-selected={isWholeRow}
          className={joinClasses(styles.cell, styles.gutter, isCards ? styles.cardGutter : styles.frozen)}
        >
          {isCards ? say.row(index + 1) : index + 1}
        </div>
      )}
      {columns.map((column, at) => {
        const level = levelOf(column);
        const span = isCards ? 1 : (spans[level] ?? 1);
        if (span === 0) return null;
        const row = path[level];
        const value = row && column.value(row);
        const state = row && cellState?.(row, column);
        const kept = row && refused.get(refusedKey(row.id, column.id));
        const isFixed = column.isReadOnly || column.kind === 'formula' || column.kind === 'evidence';
        const isOpen = canEdit && row !== undefined && !isFixed && state?.readOnly === undefined;
        const isHere = active === at;
        const content = row && (
          <CellContent
            row={row}
            column={column}
            value={value}
            state={state}
            refused={kept}
            isOpen={isOpen}
            lines={setting.lines}
            language={setting.language}
            say={say}
          />
        );
        return (
          <div
            key={column.id}
            id={cellId(id, index, at)}
            role={at === 0 && !hasGutter && !isCards ? 'rowheader' : 'gridcell'}
            aria-colindex={at + offset + 1}
            aria-rowspan={span > 1 ? span : undefined}
            aria-selected={at >= from && at <= to}
            aria-readonly={!isOpen || undefined}
            aria-invalid={kept !== undefined || state?.refused !== undefined || undefined}
            data-active={isHere || undefined}
            data-filling={(at >= fillFrom && at <= fillTo) || undefined}
            className={joinClasses(
              classes[at],
              row === undefined ? styles.absent : !isOpen && styles.closed,
              row && column.kind === 'formula' && !state?.derived && styles.derived,
              span > 1 && styles.merged,
              classOfState(state, kept !== undefined, isEmpty(value)),
              isCards && styles.cardCell,
            )}
            style={{
              ...(isMerging && { gridColumnStart: at + offset + 1, height: span * lineHeight }),
              ...(state?.heldBy && { [styles.holderColor]: state.heldBy.color }),
            }}
          >
            {isCards ? (
              <>
                <span aria-hidden className={styles.cardName}>
                  {column.name}
                  {column.unit && <span className={styles.unit}>, {column.unit}</span>}
                </span>
                <span data-value className={styles.cardValue}>
                  {content}
                </span>
              </>
            ) : span > 1 ? (
              <span className={styles.mergedWords}>{content}</span>
            ) : (
              content
            )}
            {state?.heldBy && (
              <span aria-hidden className={joinClasses(styles.holder, index > 0 && !isCards && styles.holderAbove)}>
                {state.heldBy.name}
              </span>
            )}
            <FoundMark found={state?.found} />
            {state?.suggested && setting.canDecide && <Decision say={say} />}
            {corner === at && canEdit && !isCards && (
              <span aria-hidden data-fill title={say.fill} className={styles.fill} />
            )}
          </div>
        );
      })}
    </div>
  );
}

function Decision({ say }: { say: EditableGridWords }) {
  return (
    <span className={styles.decide}>
      <button type="button" tabIndex={-1} data-does="accept" aria-label={say.accept} className={styles.decision}>
        <Icon of={CheckIcon} size="sm" />
      </button>
      <button type="button" tabIndex={-1} data-does="reject" aria-label={say.reject} className={styles.decision}>
        <Icon of={CloseIcon} size="sm" />
      </button>
    </span>
  );
}

const isSame = <Row,>(before: GridRowProps<Row>, now: GridRowProps<Row>) =>
  (Object.keys(now) as (keyof GridRowProps<Row>)[]).every((name) =>
    name === 'path' || name === 'spans'
      ? before[name].length === now[name].length && now[name].every((each, at) => each === before[name][at])
      : Object.is(before[name], now[name]),
  );

/** Drawn again only when something of it changed: an edit costs the rows it touched. */
export const GridRow = memo(PlainRow, isSame) as typeof PlainRow;
