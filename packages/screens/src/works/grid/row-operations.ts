import type { GridMove } from '@assay/design-system/grids';
import type { Lookup, Operation, RecordId } from '@assay/works';
import type { WorkRow } from './held-value.ts';

/** How many rows a row stands under. */
export function depthOf(rows: readonly WorkRow[], { parent }: { parent?: RecordId | undefined }): number {
  const above = parent === undefined ? undefined : rows.find(({ id }) => id === parent);
  return above ? 1 + depthOf(rows, above) : 0;
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
