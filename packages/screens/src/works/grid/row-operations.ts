import type { GridMove } from '@assay/design-system/grids';
import type { Lookup, Operation, RecordId } from '@assay/works';
import type { WorkRow } from './held-value.ts';

/** Rows by their ids: read once for each list of rows, whatever is asked of how many of them. */
const known = new WeakMap<readonly WorkRow[], ReadonlyMap<RecordId, WorkRow>>();

export function rowOf(rows: readonly WorkRow[], id: RecordId): WorkRow | undefined {
  const held = known.get(rows) ?? new Map(rows.map((row) => [row.id, row]));
  known.set(rows, held);
  return held.get(id);
}

/** How many rows a row stands under. */
export function depthOf(rows: readonly WorkRow[], { parent }: { parent?: RecordId | undefined }): number {
  let depth = 0;
  for (let above = parent; above !== undefined; depth += 1) {
    const row = rowOf(rows, above);
    if (!row) break;
    above = row.parent;
  }
  return depth;
}

/** Moves records behind another, or before it, in the order given; what they stand under is that one's parent. */
export function moveOperations(work: Lookup, { rows, to, side }: GridMove): readonly Operation[] {
  const target = work.get(to);
  if (!target) return [];
  const { parent } = target;
  const others = work.children(parent).filter((id) => !rows.includes(id));
  let after: RecordId | null = side === 'after' ? to : (others[others.indexOf(to) - 1] ?? null);
  return rows.map((id): Operation => {
    const operation: Operation = { op: 'move', id, parent, after };
    after = id;
    return operation;
  });
}
