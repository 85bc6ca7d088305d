import { generateKeyBetween } from 'fractional-indexing';
import type { Step } from '../kind/stepwise.types.ts';
import type { FieldValue, WorkRecord } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';
import type { WorkState } from '../state/work-state.ts';
import { type Branches, createBranches, stepwiseOf } from './branches.ts';
import type { Effect } from './change.types.ts';
import { EditRefused } from './edit-refused.ts';
import { noMeantime, type PastChange } from './meantime.ts';
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

/** Steps that take back those of a change, as far as these are still there. */
function stepsBack(
  lookup: Lookup,
  patch: Extract<Patch, { op: 'write' }>,
  done: Patch | undefined,
  { since, branches }: Since,
): Patch | undefined {
  const { id, field } = patch;
  const record = lookup.get(id);
  if (!record || !stepwiseOf(lookup, id, field)) return undefined;
  let steps: readonly Step[] = [];
  try {
    const branch = branches.of(lookup, id, field, since);
    steps = branch.rebase(record.fields[field], patch.steps, done?.op === 'write' ? done.steps : []);
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
  }
  if (steps.length === 0) return undefined;
  const isLast = !since.some(({ patches }) =>
    patches.some((one) => one.op === 'write' && one.id === id && one.field === field),
  );
  const origin = isLast ? patch.origin : record.origins[field];
  return { op: 'write', id, field, steps, ...(origin !== undefined && { origin }) };
}

/** What was done since a change. */
interface Since {
  readonly since: readonly PastChange[];
  readonly branches: Branches;
}

/** One patch of those that take a change back, as far as it still is about what that change left; undefined where it is not. */
function stillFitting(lookup: Lookup, patch: Patch, done: Patch | undefined, since: Since): Patch | undefined {
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
  if (patch.op === 'write') return stepsBack(lookup, patch, done, since);
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
 * @param since changes after it, oldest first, as far as they touched the records that it wrote in
 * @throws EditRefused when nothing of it can be taken back.
 */
export function undo(state: WorkState, change: Effect, since: readonly PastChange[] = []): Effect {
  const { patches, inverse } = change;
  const branches = createBranches(noMeantime);
  const effect = applyAll(
    state,
    inverse.map((patch, at) => () => {
      const fitting = stillFitting(state, patch, patches[patches.length - 1 - at], { since, branches });
      return fitting ? [fitting] : [];
    }),
  );
  if (effect.patches.length === 0) throw new EditRefused('changedSince');
  return effect;
}
