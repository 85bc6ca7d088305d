import { type RefObject, useMemo } from 'react';
import { usePlacedRows } from '../Windowing/usePlacedRows.ts';
import * as styles from './EditableGrid.css.ts';
import type { GridRecord } from './EditableGrid.types.ts';
import { GridRow, type RowSetting } from './GridRow.tsx';
import type { GridModel } from './gridModel.ts';
import { type Cell, isInRange, type Range } from './selection.ts';

type GridRowsProps<Row extends GridRecord> = {
  scroller: RefObject<HTMLElement | null>;
  model: GridModel<Row>;
  count: number;
  /** Height of a line, or of a card with the gap below it, in px. */
  rowHeight: number;
  setting: RowSetting<Row>;
  active: Cell;
  range: Range;
  filling: Range | undefined;
  isWholeRow: boolean;
};

/** The lines that stand in the document: those near the view, the one with the focus, and those whose merged cells reach into the view. */
export function GridRows<Row extends GridRecord>({
  scroller,
  model,
  count,
  rowHeight,
  setting,
  active,
  range,
  filling,
  isWholeRow,
}: GridRowsProps<Row>) {
  const { isCards, columns } = setting;
  const spanLevels = useMemo(() => Array.from({ length: model.levels }, (_, level) => level), [model.levels]);
  /** A column of each level, by which spans are asked for. */
  const columnOf = useMemo(
    () => spanLevels.map((level) => columns.findIndex((column) => model.levelOf(column) === level)),
    [spanLevels, columns, model],
  );
  const spanAt = (line: number, level: number) => {
    const column = columnOf[level] ?? -1;
    return column < 0 || isCards ? { first: line, end: line + 1 } : model.spanOf({ line, column });
  };
  const home = active.line < 0 || isCards ? active.line : model.spanOf(active).first;
  const placed = usePlacedRows({
    scroller,
    count,
    rowHeight,
    focus: home,
    keyOf: (index) => model.lines[index]?.key ?? '',
    reaching: (first) =>
      model.levels > 1 && first < count ? spanLevels.map((level) => spanAt(first, level).first) : [],
  });
  return (
    <div role="rowgroup" className={styles.body} style={{ height: count * rowHeight }}>
      {placed.map(({ slot, index, top }) => {
        const isIn = index >= range.top && index <= range.bottom;
        const isFilled = filling !== undefined && index >= filling.top && index <= filling.bottom;
        const cornerLine = isCards ? range.bottom : model.spanOf({ line: range.bottom, column: range.right }).first;
        return (
          <GridRow
            key={slot}
            setting={setting}
            path={model.lines[index]?.path ?? []}
            index={index}
            top={top}
            spans={spanLevels.map((level) => {
              const { first, end } = spanAt(index, level);
              return first === index ? end - first : 0;
            })}
            from={isIn ? range.left : -1}
            to={isIn ? range.right : -1}
            fillFrom={isFilled ? filling.left : -1}
            fillTo={isFilled ? filling.right : -1}
            isWholeRow={isWholeRow && isIn}
            active={home === index ? active.column : undefined}
            corner={
              cornerLine === index && isInRange({ line: range.bottom, column: range.right }, range)
                ? range.right
                : undefined
            }
          />
        );
      })}
    </div>
  );
}
