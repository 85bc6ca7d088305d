import { referenceFields } from '../kind/define-kind.ts';
import type { Lookup } from '../state/lookup.types.ts';
import type { WorkState } from '../state/work-state.ts';

/** What is wrong with a state, in words; empty where every rule of its kind holds. */
export function faultsOf(state: Lookup & Pick<WorkState, 'records' | 'size'>): string[] {
  const faults: string[] = [];
  const records = state.records();
  if (records.length !== state.size) faults.push(`${state.size - records.length} records hang under nothing`);
  for (const { id, type, parent, order, fields } of records) {
    const spec = state.kind.types[type];
    if (!spec) {
      faults.push(`${id} has no type`);
      continue;
    }
    const under = parent === null ? null : state.get(parent)?.type;
    if (under === undefined || !spec.parents.includes(under)) faults.push(`${id} stands under ${parent}`);
    const siblings = state.children(parent).map((other) => state.get(other));
    if (siblings.filter((other) => other?.order === order).length !== 1) faults.push(`${id} shares its order`);
    if (siblings.some((other, at) => at > 0 && (siblings[at - 1]?.order ?? '') >= (other?.order ?? ''))) {
      faults.push(`siblings of ${id} are out of order`);
    }
    if (spec.most !== undefined && siblings.filter((other) => other?.type === type).length > spec.most) {
      faults.push(`too many of ${type}`);
    }
    for (const [name, field] of Object.entries(spec.fields)) {
      const value = fields[name];
      if (value === undefined ? field.isRequired : !field.schema.safeParse(value).success) {
        faults.push(`${id}.${name} is ${JSON.stringify(value)}`);
      }
    }
    for (const name of referenceFields(spec)) {
      const target = fields[name];
      if (typeof target !== 'string') continue;
      const isThere = spec.fields[name]?.refersTo?.includes(state.get(target)?.type ?? '');
      if (!isThere) faults.push(`${id}.${name} names ${target}`);
      if (!state.referrers(target).includes(id)) faults.push(`${target} does not know of ${id}`);
    }
    for (const name of Object.keys(fields)) if (!(name in spec.fields)) faults.push(`${id} has a field ${name}`);
  }
  return faults;
}
