import type { WorkRecord } from '../record.types.ts';
import type { WorkState } from '../state/work-state.ts';
import type { Effect } from './change.types.ts';
import type { Patch } from './patch.types.ts';
import { isSameValue } from './same-value.ts';
import { applyAll } from './transact.ts';

function fieldPatches(from: WorkRecord, to: WorkRecord): Patch[] {
  // Who emptied a field is known of it too.
  const names = new Set([from.fields, to.fields, from.origins, to.origins].flatMap((held) => Object.keys(held)));
  return [...names].flatMap((field): Patch[] => {
    const value = to.fields[field];
    const origin = to.origins[field];
    if (isSameValue(from.fields[field], value) && from.origins[field] === origin) return [];
    return [{ op: 'set', id: to.id, field, ...(value !== undefined && { value }), ...(origin && { origin }) }];
  });
}

function evidencePatches(from: WorkRecord, to: WorkRecord): Patch[] {
  const keys = new Set([...Object.keys(from.evidence), ...Object.keys(to.evidence)]);
  return [...keys].flatMap((key): Patch[] => {
    const evidence = to.evidence[key];
    if (isSameValue(from.evidence[key], evidence)) return [];
    return [{ op: 'cite', id: to.id, key, ...(evidence && { evidence }) }];
  });
}

/** Steps from a record to what it is to be. One that is of another type, or was added by somebody else, is another record. */
function recordPatches(from: WorkRecord, to: WorkRecord): Patch[] {
  const { id, parent, order } = to;
  const moved: Patch[] = from.parent === parent && from.order === order ? [] : [{ op: 'move', id, parent, order }];
  const based: Patch[] = isSameValue(from.basis, to.basis) ? [] : [{ op: 'base', id, basis: to.basis }];
  return [...moved, ...fieldPatches(from, to), ...evidencePatches(from, to), ...based];
}

const isOther = (from: WorkRecord, to: WorkRecord) => from.type !== to.type || from.origin !== to.origin;

/**
 * Makes a state what these records are, exactly: a change that takes a work back to a former revision.
 *
 * @param target all records of that revision, parents before their children
 */
export function transition(state: WorkState, target: readonly WorkRecord[]): Effect {
  const wanted = new Map(target.map((record) => [record.id, record]));
  const removed = state
    .records()
    .filter((record) => {
      const to = wanted.get(record.id);
      return !to || isOther(record, to);
    })
    .toReversed();
  const gone = new Set(removed.map(({ id }) => id));
  // What stays leaves the places below what goes before that goes.
  const changed = target.flatMap((to) => {
    const from = gone.has(to.id) ? undefined : state.get(to.id);
    return from ? recordPatches(from, to) : [];
  });
  const added = target.filter(({ id }) => gone.has(id) || !state.get(id));
  const patches: Patch[] = [
    ...changed,
    ...removed.map(({ id }): Patch => ({ op: 'remove', id })),
    ...added.map((record): Patch => ({ op: 'add', record })),
  ];
  return applyAll(
    state,
    patches.map((patch) => () => [patch]),
  );
}
