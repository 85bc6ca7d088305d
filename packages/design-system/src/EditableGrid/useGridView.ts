import { useDeferredValue, useMemo, useState } from 'react';
import { type Arrangement, arrange, holdLines, isOutdated } from './arrange.ts';
import type { GridColumn, GridRecord, GridView } from './EditableGrid.types.ts';
import { levelsOf } from './gridModel.ts';
import { linesOf } from './lines.ts';

/** A grid of which nobody has made anything yet. */
export const emptyGridView: GridView = { hidden: [], widths: {}, filters: {} };

/** Widths in px of columns that state none. */
const widths: Readonly<Record<GridColumn<unknown>['kind'], number>> = {
  text: 180,
  number: 96,
  rating: 48,
  choice: 128,
  person: 120,
  reference: 140,
  labels: 160,
  flag: 64,
  date: 104,
  formula: 72,
  evidence: 80,
};
const leastWidth = 40;

/** Columns and lines as a person wants to see them. Lines keep their places until the order is asked for again. */
export function useGridView<Row extends GridRecord>({
  rows,
  columns,
  view: given,
  onViewChange,
  language,
}: {
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  view: GridView | undefined;
  onViewChange: ((view: GridView) => void) | undefined;
  language: string;
}) {
  const [own, setOwn] = useState(emptyGridView);
  const view = given ?? own;
  const sized = useMemo(
    (): readonly GridColumn<Row>[] =>
      columns.map((column) => ({
        ...column,
        width: column.width ?? widths[column.kind],
        minWidth: column.minWidth ?? leastWidth,
      })),
    [columns],
  );
  const shown = useMemo(
    () => sized.filter(({ id }, at) => at === 0 || !view.hidden.includes(id)),
    [sized, view.hidden],
  );
  const levels = levelsOf(columns);
  const lines = useMemo(() => linesOf(rows, levels), [rows, levels]);

  const now = () => arrange(lines, sized, view, ({ level = levels - 1 }: GridColumn<Row>) => level, language);
  const asked = JSON.stringify([view.sort, view.filters]);
  const [held, setHeld] = useState<{ asked: string; arrangement: Arrangement }>();
  let arrangement = held?.arrangement;
  if (held?.asked !== asked || !arrangement) {
    arrangement = now();
    setHeld({ asked, arrangement });
  }
  const current = arrangement;
  const placed = useMemo(() => holdLines(current, lines), [current, lines]);
  // Whether the order still holds may be found out after what was typed is on show.
  const late = useDeferredValue(lines);
  const isArranged = view.sort !== undefined || Object.keys(view.filters).length > 0;
  const isOld = useMemo(
    () => isArranged && late === lines && isOutdated(lines, placed, now()),
    // oxlint-disable-next-line react/exhaustive-deps
    [isArranged, late, lines, placed],
  );
  return {
    view,
    setView(next: GridView) {
      setOwn(next);
      onViewChange?.(next);
    },
    columns: shown,
    levels,
    lines: placed,
    hiddenCount: lines.length - placed.length,
    isOutdated: isOld,
    /** Orders and filters by what the cells say now. */
    apply: () => setHeld({ asked, arrangement: now() }),
  };
}
