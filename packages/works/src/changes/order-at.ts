import { generateKeyBetween } from 'fractional-indexing';
import type { RecordId } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';
import type { Place } from './operation.types.ts';

/**
 * The order of a record that is put somewhere under a parent. Behind a sibling that is gone it comes last: what was to be
 * added is worth more than where.
 */
export function orderAt(lookup: Lookup, parent: RecordId | null, after: Place, self?: RecordId): string {
  const siblings = lookup.children(parent).filter((id) => id !== self);
  const found = after === undefined || after === null ? -1 : siblings.indexOf(after);
  const behind = after === null ? -1 : found === -1 ? siblings.length - 1 : found;
  const orderOf = (at: number) => lookup.get(siblings[at] ?? '')?.order ?? null;
  return generateKeyBetween(orderOf(behind), orderOf(behind + 1));
}
