import type { WorkKind } from '../kind/kind.types.ts';
import type { FieldValue, RecordId } from '../record.types.ts';
import type { Change, Edit } from './change.types.ts';
import type { Operation, Place } from './operation.types.ts';
import type { Patch } from './patch.types.ts';

/** Where among siblings something is put. */
export interface NeededPlace {
  readonly parent: RecordId | null;
  /** Siblings behind this one, behind or at this order, from the first on, or the last. */
  readonly from: { readonly after: RecordId } | { readonly order: string } | 'first' | 'last';
}

/** The records of a work that an edit can be about: with these alone it comes to the same as with all of them. */
export interface Needs {
  /** Where they exist. */
  readonly records: readonly RecordId[];
  /** With all that they stand under. */
  readonly above: readonly RecordId[];
  /** With all that stands below or refers to them, below or refers to those, and so on. */
  readonly below: readonly RecordId[];
  /** Siblings there, `count` of them that are not among `below`. */
  readonly places: readonly NeededPlace[];
  /** Children of a type, `count` of them that are not among `below`. */
  readonly ofType: readonly { readonly parent: RecordId | null; readonly type: string }[];
  /** Changes of a record after a revision. */
  readonly since: readonly { readonly record: RecordId; readonly revision: number }[];
  readonly count: number;
}

type Given = Readonly<Record<string, FieldValue | null | undefined>> | undefined;

/** Ids are the only short texts that matter here; others are looked for and not found. */
function ids(value: FieldValue | null | undefined): RecordId[] {
  return typeof value === 'string' && value.length <= 64 ? [value] : [];
}

function collector(kind: WorkKind) {
  const records = new Set<RecordId>();
  const above = new Set<RecordId>();
  const below = new Set<RecordId>();
  const places: NeededPlace[] = [];
  const ofType: { parent: RecordId | null; type: string }[] = [];
  const since = new Map<RecordId, number>();
  let largest = 0;
  const limited = Object.entries(kind.types).filter(([, { most }]) => most !== undefined);
  for (const [, { most = 0 }] of limited) largest = Math.max(largest, most);

  return {
    record: (id: RecordId) => records.add(id),
    values: (given: Given) => {
      for (const value of Object.values(given ?? {})) for (const id of ids(value)) records.add(id);
    },
    below: (id: RecordId) => below.add(id),
    since: (id: RecordId, revision: number) => since.set(id, Math.min(revision, since.get(id) ?? revision)),
    under(parent: RecordId | null, place: NeededPlace['from'], type?: string) {
      if (parent !== null) above.add(parent);
      places.push({ parent, from: place });
      for (const [name] of limited) if (type === undefined || type === name) ofType.push({ parent, type: name });
    },
    /** @param steps each can take one sibling away and put one in */
    collected: (steps: number): Needs => ({
      records: [...records],
      above: [...above],
      below: [...below],
      places,
      ofType,
      since: Array.from(since, ([record, revision]) => ({ record, revision })),
      count: steps + Math.max(2, largest),
    }),
  };
}

function placeOf(after: Place): NeededPlace['from'] {
  return after === null ? 'first' : after === undefined ? 'last' : { after };
}

function ofOperations(kind: WorkKind, operations: readonly Operation[]): Needs {
  const needs = collector(kind);
  for (const operation of operations) {
    needs.record(operation.id);
    if (operation.op === 'remove') needs.below(operation.id);
    if (operation.op === 'write') needs.since(operation.id, operation.on);
    if (operation.op === 'set') needs.values({ value: operation.value });
    if (operation.op === 'add') needs.values(operation.fields);
    if (operation.op !== 'add' && operation.op !== 'move') continue;
    const { parent, after } = operation;
    const type = operation.op === 'add' ? operation.type : undefined;
    needs.under(parent, placeOf(after), type);
    if (typeof after !== 'string') continue;
    needs.record(after);
    // Where that one is gone.
    needs.under(parent, 'last', type);
  }
  return needs.collected(operations.length);
}

function ofUndo(kind: WorkKind, inverse: readonly Patch[], revision: number): Needs {
  const needs = collector(kind);
  for (const patch of inverse) {
    if (patch.op === 'add') {
      const { id, type, parent, order, fields } = patch.record;
      needs.record(id);
      needs.values(fields);
      needs.under(parent, { order }, type);
      continue;
    }
    needs.record(patch.id);
    if (patch.op === 'remove') needs.below(patch.id);
    if (patch.op === 'write') needs.since(patch.id, revision);
    if (patch.op === 'set') needs.values({ value: patch.value });
    if (patch.op === 'move') needs.under(patch.parent, { order: patch.order });
  }
  return needs.collected(inverse.length);
}

/** @param undone what the change did that the edit takes back */
export function needsOf(kind: WorkKind, edit: Edit, undone?: Pick<Change, 'inverse' | 'revision'>): Needs {
  return 'operations' in edit
    ? ofOperations(kind, edit.operations)
    : ofUndo(kind, undone?.inverse ?? [], undone?.revision ?? 0);
}
