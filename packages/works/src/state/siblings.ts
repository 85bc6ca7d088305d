import type { RecordId, WorkRecord } from '../record.types.ts';

type Placed = Pick<WorkRecord, 'id' | 'order'>;

/** Fractional indices are made to be compared as plain strings, in no language. */
export function inOrder(a: Placed, b: Placed): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Where a record stands, or would stand, among siblings in their order. */
export function placeAmong(
  siblings: readonly RecordId[],
  record: Placed,
  get: (id: RecordId) => Placed | undefined,
): number {
  let low = 0;
  let high = siblings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const sibling = get(siblings[middle] ?? '');
    if (sibling && inOrder(sibling, record) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
