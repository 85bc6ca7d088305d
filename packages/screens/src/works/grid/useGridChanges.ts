import type {
  EditableGridProps,
  GridAddition,
  GridColumn,
  GridEdit,
  GridMove,
  GridRefusedEdit,
  GridValue,
} from '@assay/design-system/grids';
import { useMessages } from '@assay/i18n';
import { EditRefused, type FieldValue, type Operation, type RecordId, type RefusalReason } from '@assay/works';
import { useState } from 'react';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import { typeOfColumn } from './grid-columns.ts';
import { fieldValue, operationFor, type WorkRow } from './held-value.ts';
import { depthOf, moveOperations, rowOf } from './row-operations.ts';
import type { FieldColumn, WorkColumn, WorkLevel } from './WorkGrid.types.ts';

type GridChanges = Required<Pick<EditableGridProps<WorkRow>, 'onEdit' | 'onAddRows' | 'onRemoveRows' | 'onMoveRows'>>;

interface Given {
  columns: readonly WorkColumn[];
  shown: readonly GridColumn<WorkRow>[];
  levels: readonly WorkLevel[];
  rows: readonly WorkRow[];
  under: RecordId | null;
}

const newId = () => crypto.randomUUID();

/**
 * What somebody does in a grid as changes of the work: one paste, one fill, one row that is drawn elsewhere is one change. What
 * the work does not take is given back to its cell; what is about whole rows is said in `failure`.
 */
export function useGridChanges({ columns, shown, levels, rows, under }: Given): GridChanges & {
  failure: string | undefined;
  /** A row may be removed and moved. */
  isFree(id: RecordId): boolean;
} {
  const t = useMessages(worksMessages);
  const { session } = useWorkSession();
  const [failure, setFailure] = useState<string>();
  const work = session.state;
  const sentenceOf = (reason: RefusalReason, form?: string) => {
    switch (reason) {
      case 'invalidValue':
        return t(form === 'text' ? 'grid.refused.tooLong' : 'grid.refused.invalidValue');
      case 'missingValue':
      case 'noTarget':
      case 'noRecord':
      case 'tooMany':
        return t(`grid.refused.${reason}`);
      default:
        return t('lost.other');
    }
  };
  const columnOf = (id: string): FieldColumn | undefined => {
    const column = columns.find((one) => one.id === id);
    return column && 'field' in column ? column : undefined;
  };
  const formOf = (column: FieldColumn) =>
    work.kind.types[typeOfColumn(work, levels, column)]?.fields[column.field]?.form;
  const valueFor = (column: FieldColumn, value: GridValue): FieldValue | null => {
    const drawn = shown.find(({ id }) => id === column.id);
    return drawn ? fieldValue(value, drawn, formOf(column)) : null;
  };

  /** Why it was refused; undefined where it was done. */
  function attempt<Done>(act: () => Done): { done: Done } | { reason: RefusalReason } {
    try {
      return { done: act() };
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      return { reason: error.reason };
    }
  }
  function change(operations: readonly Operation[]): RefusalReason | undefined {
    setFailure(undefined);
    if (operations.length === 0) return undefined;
    const tried = attempt(() => session.edit(operations));
    return 'reason' in tried ? tried.reason : undefined;
  }
  function changeRows(operations: readonly Operation[]): void {
    const reason = change(operations);
    if (reason) setFailure(sentenceOf(reason));
  }

  /** Operations for cells, and the cells that do not take what they were given. */
  function read(edits: readonly GridEdit[]): { operations: readonly Operation[]; refused: readonly GridRefusedEdit[] } {
    const operations: Operation[] = [];
    const refused: GridRefusedEdit[] = [];
    for (const edit of edits) {
      const column = columnOf(edit.column);
      const row = work.get(edit.row);
      if (!column) continue;
      const tried: { done: Operation | undefined } | { reason: RefusalReason } = row
        ? attempt(() => operationFor(work, { row, column, value: valueFor(column, edit.value) }, newId))
        : { reason: 'noRecord' };
      if ('reason' in tried) refused.push({ ...edit, sentence: sentenceOf(tried.reason, formOf(column)) });
      else if (tried.done) operations.push(tried.done);
    }
    return { operations, refused };
  }

  /** A row that is to be made: what it begins with, then each value by itself, so that one that is refused is one cell. */
  function make({ after, parent, values }: GridAddition): {
    operations: readonly Operation[];
    refused: readonly GridRefusedEdit[];
  } {
    const level = levels[depthOf(rows, { parent })];
    const [type = ''] = level?.types ?? [];
    const id = newId();
    const fields: Record<string, FieldValue> = { ...level?.begins };
    const below: Operation[] = [];
    const refused: GridRefusedEdit[] = [];
    const row = {
      id,
      type,
      parent: parent ?? under,
      order: '',
      fields,
      origin: 'person',
      origins: {},
      evidence: {},
      basis: [],
    } as const;
    for (const [of, value] of Object.entries(values)) {
      const column = columnOf(of);
      const given = column ? valueFor(column, value) : null;
      if (!column || given === null) continue;
      const tried = attempt(() => operationFor(work, { row, column, value: given }, newId));
      if ('reason' in tried)
        refused.push({ row: id, column: of, value, sentence: sentenceOf(tried.reason, formOf(column)) });
      else if (tried.done?.op === 'add') below.push(tried.done);
      else if (tried.done) fields[column.field] = given;
    }
    const isSibling = after !== undefined && work.get(after)?.parent === (parent ?? under);
    const place = after === undefined ? { after: null } : isSibling ? { after } : {};
    return { operations: [{ op: 'add', id, type, parent: parent ?? under, ...place, fields }, ...below], refused };
  }
  const isFree = (id: RecordId) => {
    const row = rowOf(rows, id);
    return row !== undefined && !levels[depthOf(rows, row)]?.isFixed;
  };

  return {
    failure,
    isFree,
    onEdit(edits) {
      const { operations, refused } = read(edits);
      const reason = change(operations);
      if (!reason) return refused;
      return edits.map((edit) => ({ ...edit, sentence: sentenceOf(reason) }));
    },
    onAddRows(additions, edits) {
      const addable = additions.filter(({ parent }) => levels[depthOf(rows, { parent })]?.begins);
      const asked = read(edits);
      // Made in turn behind the same row, the last would come first.
      const made = addable.map(make);
      const ids = made.map(({ operations: [first] }) => first?.id ?? '');
      const chained = made.flatMap(({ operations: [first, ...others] }, at) => {
        if (first?.op !== 'add') return [];
        const follows = at > 0 && addable[at]?.after === addable[at - 1]?.after;
        return [follows ? { ...first, after: ids[at - 1] ?? null } : first, ...others];
      });
      const reason = change([...asked.operations, ...chained]);
      if (reason) {
        setFailure(sentenceOf(reason));
        return edits.map((edit) => ({ ...edit, sentence: sentenceOf(reason) }));
      }
      return [...asked.refused, ...made.flatMap(({ refused }) => refused)];
    },
    onRemoveRows: (ids) => changeRows(ids.filter(isFree).map((id) => ({ op: 'remove', id }))),
    onMoveRows: (move: GridMove) => {
      if (move.rows.every(isFree)) changeRows(moveOperations(work, move));
    },
  };
}
