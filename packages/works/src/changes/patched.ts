import type { WorkKind } from '../kind/kind.types.ts';
import type { RecordId, WorkRecord } from '../record.types.ts';
import type { Patch } from './patch.types.ts';

interface Patched {
  /** Absent where the patch adds the record. */
  before?: WorkRecord;
  /** Absent where the patch removes the record. */
  after?: WorkRecord;
  inverse: Patch;
}

/** A map with one entry put or, for undefined, taken away. */
function withEntry<Value>(map: Readonly<Record<string, Value>>, key: string, value: Value | undefined) {
  const { [key]: _, ...others } = map;
  return value === undefined ? others : { ...others, [key]: value };
}

/**
 * What a patch makes of the record it is about.
 *
 * @throws Error when that record is not there, or is there already.
 */
export function patched(kind: WorkKind, get: (id: RecordId) => WorkRecord | undefined, patch: Patch): Patched {
  if (patch.op === 'add') {
    if (get(patch.record.id)) throw new Error(`There is a record ${patch.record.id} already.`);
    return { after: patch.record, inverse: { op: 'remove', id: patch.record.id } };
  }
  const { id } = patch;
  const before = get(id);
  if (!before) throw new Error(`There is no record ${id}.`);
  if (patch.op === 'remove') return { before, inverse: { op: 'add', record: before } };
  if (patch.op === 'move') {
    const { parent, order } = patch;
    return {
      before,
      after: { ...before, parent, order },
      inverse: { op: 'move', id, parent: before.parent, order: before.order },
    };
  }
  if (patch.op === 'set') {
    const { field } = patch;
    const value = before.fields[field];
    const origin = before.origins[field];
    return {
      before,
      after: {
        ...before,
        fields: withEntry(before.fields, field, patch.value),
        origins: withEntry(before.origins, field, patch.origin),
      },
      inverse: { op: 'set', id, field, ...(value !== undefined && { value }), ...(origin && { origin }) },
    };
  }
  if (patch.op === 'write') {
    const { field } = patch;
    const stepwise = kind.types[before.type]?.fields[field]?.stepwise;
    if (!stepwise) throw new Error(`There are no steps in ${before.type}.${field}.`);
    const { value, inverse } = stepwise.apply(before.fields[field], patch.steps);
    const origin = before.origins[field];
    return {
      before,
      after: {
        ...before,
        fields: withEntry(before.fields, field, value),
        origins: withEntry(before.origins, field, patch.origin),
      },
      inverse: { op: 'write', id, field, steps: inverse, ...(origin && { origin }) },
    };
  }
  if (patch.op === 'cite') {
    const { key } = patch;
    const evidence = before.evidence[key];
    return {
      before,
      after: { ...before, evidence: withEntry(before.evidence, key, patch.evidence) },
      inverse: { op: 'cite', id, key, ...(evidence && { evidence }) },
    };
  }
  return { before, after: { ...before, basis: patch.basis }, inverse: { op: 'base', id, basis: before.basis } };
}
