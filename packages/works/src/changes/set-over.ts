import type { FieldValue, RecordId } from '../record.types.ts';
import { contentHash } from '../state/content-hash.ts';
import type { Lookup } from '../state/lookup.types.ts';
import type { Edit, Effect } from './change.types.ts';
import type { Operation } from './operation.types.ts';
import { isSameValue } from './same-value.ts';

/** What stood in a field when somebody set it who had seen something else there. */
export interface SetOver {
  readonly record: RecordId;
  readonly field: string;
  /** Undefined where the field was empty. */
  readonly value: FieldValue | undefined;
}

/**
 * Operations that say what their author saw where they set a value, so that they can be told what they set it over. Not of
 * coordinates, where whoever moves something last moves it, and not of prose, which loses nothing.
 */
export function withSeen(lookup: Lookup, operations: readonly Operation[]): readonly Operation[] {
  return operations.map((operation) => {
    if (operation.op !== 'set' || operation.saw !== undefined) return operation;
    const record = lookup.get(operation.id);
    const field = record && lookup.kind.types[record.type]?.fields[operation.field];
    if (!field || field.isDrawn || field.stepwise) return operation;
    return { ...operation, saw: contentHash(record.fields[operation.field]) };
  });
}

/** What an edit was set over: values of others that its author had not seen, and that are not what they set themselves. */
export function setOver(edit: Edit, { patches, inverse }: Effect): readonly SetOver[] {
  if (!('operations' in edit)) return [];
  const asked = new Map<string, { saw: string | undefined; values: unknown[] }>();
  for (const operation of edit.operations) {
    if (operation.op !== 'set') continue;
    const place = `${operation.id} ${operation.field}`;
    const known = asked.get(place);
    const value = operation.value ?? undefined;
    if (known) known.values.push(value);
    else asked.set(place, { saw: operation.saw, values: [value] });
  }
  const found: SetOver[] = [];
  for (const [at, patch] of patches.entries()) {
    const back = inverse[inverse.length - 1 - at];
    if (patch.op !== 'set' || back?.op !== 'set') continue;
    const place = `${patch.id} ${patch.field}`;
    const first = asked.get(place);
    asked.delete(place);
    if (first?.saw === undefined || first.saw === contentHash(back.value)) continue;
    if (first.values.some((value) => isSameValue(value, back.value))) continue;
    found.push({ record: patch.id, field: patch.field, value: back.value });
  }
  return found;
}
