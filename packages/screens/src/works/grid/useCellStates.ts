import type { GridCellState, GridColumn, GridOption } from '@assay/design-system/grids';
import { useMessages } from '@assay/i18n';
import { type FieldValue, type Finding, type Operation, staleBasis, type WorkRecord } from '@assay/works';
import { use, useMemo } from 'react';
import { worksMessages } from '../messages.ts';
import { toneOf } from '../presence/person-tone.ts';
import { firstOf, useOthers } from '../presence/useOthers.ts';
import { openThreads } from '../talk/open-threads.ts';
import { type SuggestedValue, suggestedValues } from '../talk/suggested-values.ts';
import { useAuthorName } from '../talk/useAuthorName.ts';
import { useTalk } from '../talk/useTalk.ts';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import { toneOfFinding, WorkFindingsContext } from '../WorkFindings.ts';
import type { WorkPlace } from '../works.source.ts';
import { cellValue, heldValue, placeOfCell, type WorkRow } from './held-value.ts';
import type { FieldColumn, WorkColumn } from './WorkGrid.types.ts';

/** What is true of the cells of a work beside their values, and what waits for them. */
export interface CellStates {
  /** The same function while its answers are the same. */
  stateOf(row: WorkRow, column: Pick<GridColumn<WorkRow>, 'id'>): GridCellState;
  suggestedIn(row: WorkRecord, column: WorkColumn | undefined): readonly SuggestedValue[];
  findingsIn(row: WorkRecord, column: WorkColumn | undefined): readonly Finding[];
  staleIn(row: WorkRecord, column: WorkColumn | undefined): readonly string[];
}

interface Given {
  columns: readonly WorkColumn[];
  /** Columns that name the rows of a depth: what is about a whole record stands there. */
  naming: ReadonlySet<string>;
  optionsOf(column: string): readonly GridOption[] | undefined;
}

const fieldOf = (column: WorkColumn | undefined): FieldColumn | undefined =>
  column && 'field' in column ? column : undefined;

/** Everything that a field of a work shows of others and of rules, for the cells of a grid. */
export function useCellStates({ columns, naming, optionsOf }: Given): CellStates {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session, snapshot } = useWorkSession();
  const others = useOthers();
  const findings = use(WorkFindingsContext);
  const { comments, suggestions } = useTalk();
  const nameOf = useAuthorName();
  const said = comments.data;
  const waiting = suggestions.data;
  return useMemo((): CellStates => {
    const work = session.state;
    const byId = new Map(columns.map((column) => [column.id, column]));
    const stale = new Map<string, ReturnType<typeof staleBasis>>();
    const staleOf = (record: WorkRecord) => {
      const found = stale.get(record.id) ?? staleBasis(work, record);
      stale.set(record.id, found);
      return found;
    };
    /** Places that are drawn in a cell: its own, and in one that names its row, the record as a whole. */
    const placesOf = (row: WorkRecord, column: WorkColumn | undefined): readonly WorkPlace[] => {
      const own = fieldOf(column) ? [placeOfCell(work, row, fieldOf(column))] : [];
      const isNaming = column !== undefined && naming.has(column.id);
      const places = own.filter(({ field }) => field !== undefined);
      return isNaming ? [...places, { record: row.id }] : places;
    };
    const isAt = (places: readonly WorkPlace[], one: { record?: string; field?: string }) =>
      places.some(({ record, field }) => one.record === record && one.field === field);

    const found = new Map<string, Finding[]>();
    for (const finding of findings) {
      const others = found.get(finding.record);
      if (others) others.push(finding);
      else found.set(finding.record, [finding]);
    }
    const findingsIn: CellStates['findingsIn'] = (row, column) => {
      const places = placesOf(row, column);
      const records = new Set(places.map(({ record }) => record));
      return [...records].flatMap((record) => (found.get(record) ?? []).filter((finding) => isAt(places, finding)));
    };
    const staleIn: CellStates['staleIn'] = (row, column) => {
      const held = fieldOf(column) && heldValue(work, row, fieldOf(column) as FieldColumn);
      const isNaming = column !== undefined && naming.has(column.id);
      const grounds = [
        ...(held?.record ? staleOf(held.record).filter(({ field }) => field === held.field) : []),
        ...(isNaming ? staleOf(row).filter(({ field }) => field === undefined) : []),
      ];
      return grounds.flatMap(({ from }) => {
        if (!('record' in from)) return [];
        const source = work.get(from.record);
        return [
          source ? `${words.record(source, work)} · ${words.field(source.type, from.field)}` : t('provenance.gone'),
        ];
      });
    };
    const suggestedIn: CellStates['suggestedIn'] = (row, column) => {
      const of = fieldOf(column);
      const held = of && heldValue(work, row, of);
      if (!of || !held || !waiting) return [];
      const valueIn = (operation: Operation): FieldValue | null | undefined => {
        if (held.record) {
          if (operation.id !== held.record.id) return undefined;
          if (operation.op === 'remove' && of.below) return null;
          return operation.op === 'set' && operation.field === held.field ? (operation.value ?? null) : undefined;
        }
        if (operation.op !== 'add' || operation.parent !== row.id || operation.type !== held.type) return undefined;
        return operation.fields?.[of.below?.by ?? ''] === of.below?.key ? operation.fields?.[held.field] : undefined;
      };
      return suggestedValues(waiting, valueIn);
    };

    function stateOf({ record: row }: WorkRow, { id }: Pick<GridColumn<WorkRow>, 'id'>): GridCellState {
      const column = byId.get(id);
      if (!column) return {};
      const of = fieldOf(column);
      const held = of && heldValue(work, row, of);
      const places = placesOf(row, column);
      const here = others.filter((one) => isAt(places, one));
      const [first] = here;
      const objections = findingsIn(row, column);
      const old = staleIn(row, column);
      const [waits] = suggestedIn(row, column);
      const count = places.reduce((sum, place) => sum + openThreads(said ?? [], place), 0);
      const evidence = held?.record
        ? Object.values(held.record.evidence).filter(({ field }) => field === held.field).length
        : 0;
      const locked = of && (held ? of.locked?.(row, work) : t('grid.absent'));
      const tone = column.tone?.(row, work);
      return {
        ...(locked !== undefined && { readOnly: locked }),
        ...(first && { heldBy: { name: firstOf(here), color: toneOf(first.person ?? first.page) } }),
        ...(objections.length > 0 && {
          found: objections.map((finding) => ({
            tone: toneOfFinding[finding.severity],
            words: words.finding(finding).text,
          })),
        }),
        ...(old.length > 0 && { stale: old.join(', ') }),
        ...(waits &&
          held && {
            suggested: {
              value: cellValue(
                work,
                { ...held, record: { ...(held.record ?? row), fields: { [held.field]: waits.value ?? '' } } },
                optionsOf(id),
                words,
              ),
              by: nameOf(waits.suggestion.author, waits.suggestion.origin),
            },
          }),
        ...(count > 0 && { comments: count }),
        ...(evidence > 0 && { evidence }),
        ...(tone && { tone }),
      };
    }
    return { stateOf, suggestedIn, findingsIn, staleIn };
    // The records change in place; what an author is called follows from the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session, snapshot.content, columns, naming, optionsOf, others, findings, said, waiting, words, t]);
}
