import type { Branch, Stepwise } from '../kind/stepwise.types.ts';
import type { RecordId } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';
import { EditRefused } from './edit-refused.ts';
import { type Meantime, type PastChange, stepsBefore, stepsSince } from './meantime.ts';
import { recordOf } from './record-rules.ts';

/** How the field of a record is changed by steps; undefined for a form that is not. */
export function stepwiseOf(lookup: Lookup, record: RecordId, field: string): Stepwise | undefined {
  const fields = lookup.kind.types[recordOf(lookup, record).type]?.fields ?? {};
  return Object.hasOwn(fields, field) ? fields[field]?.stepwise : undefined;
}

/** The branches of one edit: what it does in a field stands on what it did there before. */
export interface Branches {
  /** @throws EditRefused where the field does not take steps, or is another now */
  of(lookup: Lookup, record: RecordId, field: string, since: readonly PastChange[]): Branch;
}

export function createBranches({ before }: Pick<Meantime, 'before'>): Branches {
  const open = new Map<string, Branch>();
  return {
    of(lookup, record, field, since) {
      const key = `${record} ${field}`;
      const known = open.get(key);
      if (known) return known;
      const place = { record, field };
      const stepwise = stepwiseOf(lookup, record, field);
      if (!stepwise) throw new EditRefused('unknownField', place);
      const done = stepsSince(since, place);
      const branch = stepwise.branch(place, { since: done, before: stepsBefore(before, done, place) });
      open.set(key, branch);
      return branch;
    },
  };
}
