import type { StepsOfChange } from '../kind/stepwise.types.ts';
import type { FieldValue, RecordId } from '../record.types.ts';
import type { Change, Edit } from './change.types.ts';
import { EditRefused } from './edit-refused.ts';
import { isSameValue } from './same-value.ts';

/** What of a change matters to steps that were made before it. */
export type PastChange = Pick<Change, 'id' | 'patches' | 'inverse' | 'undoes'>;

/** What came between what somebody saw and what their edit meets. */
export interface Meantime {
  /** Changes after a revision that touched a record, oldest first. */
  since(revision: number, record: RecordId): readonly PastChange[];
  /** Edits of the same person that this one stands on, as they sent them; those that were done are among the changes too. */
  readonly before: readonly Edit[];
}

/** Nothing came between. */
export const noMeantime: Meantime = { since: () => [], before: [] };

interface Place {
  readonly record: RecordId;
  readonly field: string;
}

/**
 * The steps of changes in one field.
 *
 * @throws EditRefused when the record was removed and is another now.
 */
export function stepsSince(changes: readonly PastChange[], { record, field }: Place): readonly StepsOfChange[] {
  let found: StepsOfChange[] = [];
  let removed: { value: FieldValue | undefined } | undefined;
  for (const { id, undoes, patches, inverse } of changes) {
    const steps = [];
    for (const [at, patch] of patches.entries()) {
      if (patch.op === 'add' && patch.record.id === record) {
        const value = patch.record.fields[field];
        if (removed && !isSameValue(removed.value, value)) throw new EditRefused('changedSince', { record, field });
        if (!removed) found = [];
      } else if (patch.op === 'remove' && patch.id === record) {
        const back = inverse[inverse.length - 1 - at];
        if (back?.op === 'add') removed = { value: back.record.fields[field] };
      } else if (patch.op === 'write' && patch.id === record && patch.field === field) {
        steps.push(...patch.steps);
      }
    }
    found.push({ id, steps, ...(undoes !== undefined && { undoes }) });
  }
  return found.filter(({ steps }) => steps.length > 0);
}

/**
 * The steps of edits in one field as their author made them: none where what they did had come to nothing for the author. Of
 * those that do not name them (a whole value that was set, an undo that is new) what was done.
 */
export function stepsBefore(
  before: readonly Edit[],
  since: readonly StepsOfChange[],
  { record, field }: Place,
): readonly StepsOfChange[] {
  return before.flatMap((edit): StepsOfChange[] => {
    const isHere = (one: { id: RecordId; field: string }) => one.id === record && one.field === field;
    const named =
      'undoes' in edit
        ? edit.cameTo?.filter(isHere)
        : edit.operations.some((operation) => operation.op === 'set' && isHere(operation))
          ? undefined
          : edit.operations.filter((operation) => operation.op === 'write').filter(isHere);
    const steps =
      named === undefined ? since.find(({ id }) => id === edit.id)?.steps : named.flatMap((one) => one.steps);
    if (steps === undefined || steps.length === 0) return [];
    return [{ id: edit.id, steps, ...('undoes' in edit && { undoes: edit.undoes }) }];
  });
}
