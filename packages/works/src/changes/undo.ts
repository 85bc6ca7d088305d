import { generateKeyBetween } from 'fractional-indexing';
import type { FieldValue, WorkRecord } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';
import type { WorkState } from '../state/work-state.ts';
import type { Effect } from './change.types.ts';
import { EditRefused } from './edit-refused.ts';
import type { Patch } from './patch.types.ts';
import { checkParent } from './record-rules.ts';
import { isSameValue } from './same-value.ts';
import { applyAll } from './transact.ts';

/** The record with an order that no sibling of today has. */
function replaced(lookup: Lookup, record: WorkRecord): WorkRecord {
  const siblings = lookup
    .children(record.parent)
    .filter((id) => id !== record.id)
    .map((id) => lookup.get(id)?.order ?? '');
  const taken = siblings.indexOf(record.order);
  if (taken === -1) return record;
  return { ...record, order: generateKeyBetween(record.order, siblings[taken + 1] ?? null) };
}

/** Fields of a record that refer to something that is still there. */
function withLiveReferences(lookup: Lookup, record: WorkRecord): WorkRecord | undefined {
  const fields: Record<string, FieldValue> = { ...record.fields };
  for (const [name, field] of Object.entries(lookup.kind.types[record.type]?.fields ?? {})) {
    const target = fields[name];
    if (field.form !== 'reference' || typeof target !== 'string' || lookup.get(target)) continue;
    if (field.isRequired) return undefined;
    delete fields[name];
  }
  return { ...record, fields };
}

/** Whether nobody has written in a record since it was added. */
function isAsAdded(record: WorkRecord, added: WorkRecord): boolean {
  const content = ({ fields, evidence, basis }: WorkRecord) => ({ fields, evidence, basis });
  return isSameValue(content(record), content(added));
}

/** One patch of those that take a change back, as far as it still is about what that change left; undefined where it is not. */
function stillFitting(lookup: Lookup, patch: Patch, done: Patch | undefined): Patch | undefined {
  if (patch.op === 'add') {
    if (lookup.get(patch.record.id)) return undefined;
    const record = withLiveReferences(lookup, patch.record);
    if (!record) return undefined;
    try {
      checkParent(lookup, record);
    } catch (error) {
      if (error instanceof EditRefused) return undefined;
      throw error;
    }
    return { op: 'add', record: replaced(lookup, record) };
  }
  const record = lookup.get(patch.id);
  if (!record) return undefined;
  if (patch.op === 'remove') {
    const isFixed = lookup.kind.types[record.type]?.isFixed === true;
    const isAlone = lookup.children(patch.id).length === 0 && lookup.referrers(patch.id).length === 0;
    return !isFixed && isAlone && done?.op === 'add' && isAsAdded(record, done.record) ? patch : undefined;
  }
  if (patch.op === 'set') {
    const left = done?.op === 'set' ? done.value : undefined;
    if (!isSameValue(record.fields[patch.field], left)) return undefined;
    const form = lookup.kind.types[record.type]?.fields[patch.field]?.form;
    return form === 'reference' && typeof patch.value === 'string' && !lookup.get(patch.value) ? undefined : patch;
  }
  if (patch.op === 'move') {
    const isAsLeft = done?.op === 'move' && record.parent === done.parent && record.order === done.order;
    if (!isAsLeft || (patch.parent !== null && !lookup.get(patch.parent))) return undefined;
    try {
      checkParent(lookup, { ...record, parent: patch.parent });
    } catch (error) {
      if (error instanceof EditRefused) return undefined;
      throw error;
    }
    return { ...patch, order: replaced(lookup, { ...record, parent: patch.parent, order: patch.order }).order };
  }
  if (patch.op === 'cite') {
    const left = done?.op === 'cite' ? done.evidence : undefined;
    return isSameValue(record.evidence[patch.key], left) ? patch : undefined;
  }
  return done?.op === 'base' && isSameValue(record.basis, done.basis) ? patch : undefined;
}

/**
 * Takes a change back where nobody has changed since what it left, and leaves the rest of it as it is now: an undo of one's
 * own never undoes somebody else's.
 *
 * @throws EditRefused when nothing of it can be taken back.
 */
export function undo(state: WorkState, change: Effect): Effect {
  const { patches, inverse } = change;
  const effect = applyAll(
    state,
    inverse.map((patch, at) => () => {
      const fitting = stillFitting(state, patch, patches[patches.length - 1 - at]);
      return fitting ? [fitting] : [];
    }),
  );
  if (effect.patches.length === 0) throw new EditRefused('changedSince');
  return effect;
}
