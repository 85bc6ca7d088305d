import { Button, Text } from '@assay/design-system';
import { EditableGrid, type EditableGridHandle, type GridColumn, type GridOption } from '@assay/design-system/grids';
import { useMessages } from '@assay/i18n';
import type { Lookup, RecordId, WorkRecord } from '@assay/works';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Passage } from '../cited/Passage.tsx';
import { worksMessages } from '../messages.ts';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { guideTo } from '../show-place.ts';
import { useDecision } from '../talk/useDecision.ts';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import type { WorkPlace } from '../works.source.ts';
import { CellBar } from './CellBar.tsx';
import { gridColumns, typeOfColumn } from './grid-columns.ts';
import { placeOfCell, type WorkRow } from './held-value.ts';
import { depthOf } from './row-operations.ts';
import { useCellStates } from './useCellStates.ts';
import { useGridChanges } from './useGridChanges.ts';
import type { WorkColumn, WorkGridProps, WorkLevel } from './WorkGrid.types.ts';
import * as styles from './work-grid.css.ts';

/**
 * Records of the open work as rows of a grid, their fields as its columns. What is done there goes the way of all edits of the
 * work; what others do, suggest and say, and what rules find, stands in the cells and below the grid.
 */
export function WorkGrid({ rows: rowsOf, levels, columns, under = null, beside, ...rest }: WorkGridProps) {
  const t = useMessages(worksMessages);
  const { session, snapshot } = useWorkSession();
  const { open: openPanel } = useWorkPanel();
  const { decide, failure: undecided } = useDecision();
  const handle = useRef<EditableGridHandle>(null);
  const [visited, setVisited] = useState<{ row: RecordId; column: string }>();
  const [cited, setCited] = useState<{ record: RecordId; field?: string }>();
  const work = session.state;
  const mode = snapshot.mode;
  const rows = useRows(rowsOf);
  const shown = useColumns(columns, levels);
  const naming = useMemo(() => namingColumns(columns, levels), [columns, levels]);
  const states = useCellStates({
    columns,
    naming,
    optionsOf: useMemo(() => {
      const options = new Map(shown.map((column) => [column.id, 'options' in column ? column.options : undefined]));
      return (column: string): readonly GridOption[] | undefined => options.get(column);
    }, [shown]),
  });
  const { failure, isFree, onEdit, onAddRows, onRemoveRows, onMoveRows } = useGridChanges({
    columns,
    shown,
    levels,
    rows,
    under,
  });
  const columnOf = (id: string | undefined) => columns.find((column) => column.id === id);
  const placeOf = (row: RecordId, column: string): WorkPlace => {
    const record = work.get(row);
    const of = columnOf(column);
    return record ? placeOfCell(work, record, of && 'field' in of ? of : undefined) : { record: row };
  };

  const guide = useEffectEvent((place: WorkPlace) => {
    const cell = cellOf(work, place, { rows, columns, naming, levels });
    return cell !== undefined && handle.current?.goTo(cell) === true;
  });
  useEffect(() => guideTo((place) => guide(place)), []);

  const here = visited && work.get(visited.row);
  const column = columnOf(visited?.column);
  const isFixed = levels.every((level) => level.isFixed);
  const passages = cited && passagesOf(work.get(cited.record), cited.field);
  return (
    <div className={styles.grid}>
      <EditableGrid
        {...rest}
        ref={handle}
        columns={shown}
        rows={rows}
        cellState={states.stateOf}
        words={useMemo(() => ({ accept: t('suggestions.accept'), reject: t('suggestions.refuse') }), [t])}
        onVisit={(cell) => {
          if (!cell) return;
          setVisited((before) =>
            before?.row === cell.row && before.column === cell.column ? before : { row: cell.row, column: cell.column },
          );
          session.moveTo(placeOf(cell.row, cell.column));
        }}
        onOpenEvidence={(row, of) => {
          const place = placeOf(row, of);
          setCited(place.field === undefined ? { record: row } : { record: place.record, field: place.field });
        }}
        onComment={(row, of) => openPanel('comments', placeOf(row, of))}
        onUndo={() => session.undo()}
        onRedo={() => session.redo()}
        {...(mode !== null && {
          onEdit,
          ...(levels.some(({ begins }) => begins) && { onAddRows }),
          ...(!isFixed && { onRemoveRows, onMoveRows }),
        })}
        {...(session.role === 'edit' && {
          onDecide(row, of, isAccepted) {
            const record = work.get(row);
            const [first] = record ? states.suggestedIn(record, columnOf(of)) : [];
            if (!first) return;
            if (first.isAlone) void decide(first.suggestion.id, isAccepted);
            else openPanel('suggestions');
          },
        })}
      />
      {(failure ?? undecided) !== undefined && (
        <Text size="caption" tone="critical" role="alert">
          {failure ?? undecided}
        </Text>
      )}
      {here && column && (
        <CellBar
          row={here}
          column={column}
          name={shown.find(({ id }) => id === column.id)?.name ?? ''}
          states={states}
          onRemove={mode !== null && isFree(here.id) ? () => onRemoveRows([here.id]) : undefined}
        >
          {beside?.(here)}
        </CellBar>
      )}
      {passages && passages.length > 0 && (
        <div className={styles.passages} role="group" aria-label={t('provenance.passages')}>
          {passages.map(([key, evidence]) => (
            <Passage key={key} evidence={evidence} />
          ))}
          <Button size="compact" variant="quiet" onClick={() => setCited(undefined)}>
            {t('passage.close')}
          </Button>
        </div>
      )}
    </div>
  );
}

function passagesOf(record: WorkRecord | undefined, field: string | undefined) {
  return Object.entries(record?.evidence ?? {}).filter(([, one]) => field === undefined || one.field === field);
}

function useRows(rowsOf: WorkGridProps['rows']): readonly WorkRow[] {
  const { session, snapshot } = useWorkSession();
  return useMemo(
    () =>
      rowsOf(session.state).map((record) => ({
        id: record.id,
        ...(record.parent !== null && { parent: record.parent }),
        record,
      })),
    // The records change in place.
    // oxlint-disable-next-line react/exhaustive-deps
    [rowsOf, session, snapshot.content],
  );
}

function useColumns(columns: readonly WorkColumn[], levels: readonly WorkLevel[]): readonly GridColumn<WorkRow>[] {
  const words = useDescriptions();
  const { session, snapshot } = useWorkSession();
  const { talk, key } = useWorkPanel();
  const work = session.state;
  const hasPeople = columns.some(
    (column) =>
      'field' in column && work.kind.types[typeOfColumn(work, levels, column)]?.fields[column.field]?.form === 'person',
  );
  const people = useQuery({
    queryKey: ['work', key, 'readers', ''],
    queryFn: ({ signal }) => talk.readers('', signal),
    enabled: hasPeople,
  });
  return useMemo(
    () =>
      gridColumns(columns, {
        work,
        levels,
        words,
        people: (people.data ?? []).map(({ id, name, email }) => ({
          value: id,
          label: name,
          ...(email !== undefined && { description: email }),
        })),
      }),
    // The records change in place.
    // oxlint-disable-next-line react/exhaustive-deps
    [columns, levels, work, snapshot.content, words, people.data],
  );
}

const levelOf = ({ level }: WorkColumn, levels: readonly WorkLevel[]) => level ?? levels.length - 1;

/** The first column of each depth. */
function namingColumns(columns: readonly WorkColumn[], levels: readonly WorkLevel[]): ReadonlySet<string> {
  const first = levels.map((_, depth) => columns.find((column) => levelOf(column, levels) === depth)?.id ?? '');
  return new Set(first);
}

/** The cell of a place of the work; undefined where none is its own. */
function cellOf(
  work: Lookup,
  { record, field }: WorkPlace,
  {
    rows,
    columns,
    naming,
    levels,
  }: {
    rows: readonly WorkRow[];
    columns: readonly WorkColumn[];
    naming: ReadonlySet<string>;
    levels: readonly WorkLevel[];
  },
): { row: RecordId; column: string } | undefined {
  const held = work.get(record);
  const row = rows.find(({ id }) => id === record) ?? rows.find(({ id }) => id === held?.parent);
  if (!held || !row) return undefined;
  const ofRow = columns.filter((column) => levelOf(column, levels) === depthOf(rows, row));
  const column =
    row.id === record
      ? (ofRow.find((one) => 'field' in one && !one.below && one.field === field) ??
        ofRow.find(({ id }) => naming.has(id)))
      : ofRow.find(
          (one) => 'field' in one && one.below?.type === held.type && held.fields[one.below.by] === one.below.key,
        );
  return column && { row: row.id, column: column.id };
}
