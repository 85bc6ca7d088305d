import { isSameValue } from '../changes/same-value.ts';
import type { FieldValue, WorkRecord } from '../record.types.ts';

/** A field that holds something else than before; absent where it was, or is, empty. */
export interface FieldDifference {
  readonly field: string;
  readonly before?: FieldValue;
  readonly after?: FieldValue;
}

/** What became of one record between two states of a work. */
export type Difference =
  | { readonly what: 'added'; readonly record: WorkRecord }
  | { readonly what: 'removed'; readonly record: WorkRecord }
  | {
      readonly what: 'changed';
      readonly record: WorkRecord;
      readonly fields: readonly FieldDifference[];
      /** It stands elsewhere, or among its siblings in another place. */
      readonly isMoved: boolean;
    };

function fieldsThatDiffer(before: WorkRecord, after: WorkRecord): FieldDifference[] {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  return [...names].flatMap((field) => {
    const [was, is] = [before.fields[field], after.fields[field]];
    if (isSameValue(was, is)) return [];
    return [{ field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
  });
}

/**
 * What is different between two states of a work: in the order of the later one, with what went at the end.
 *
 * @param before records of the earlier state
 * @param after records of the later state, in their order
 */
export function differencesOf(before: readonly WorkRecord[], after: readonly WorkRecord[]): readonly Difference[] {
  const former = new Map(before.map((record) => [record.id, record]));
  const present = new Set(after.map(({ id }) => id));
  const found = after.flatMap((record): Difference[] => {
    const from = former.get(record.id);
    if (from?.type !== record.type) return [{ what: 'added', record }];
    const fields = fieldsThatDiffer(from, record);
    const isMoved = from.parent !== record.parent || from.order !== record.order;
    return fields.length > 0 || isMoved ? [{ what: 'changed', record, fields, isMoved }] : [];
  });
  const gone = before.filter((record) => !present.has(record.id) || found.some((other) => isReplaced(other, record)));
  return [...found, ...gone.map((record): Difference => ({ what: 'removed', record }))];
}

/** Whether the record stands for another one of the same id. */
function isReplaced(difference: Difference, former: WorkRecord): boolean {
  const { record } = difference;
  return difference.what === 'added' && record.id === former.id && record.type !== former.type;
}
