import type { CanvasNode } from './Canvas.types.ts';
import type { Point } from './geometry.ts';

/** Starts slowly enough to be followed and ends softly; `part` of the way in time, from 0 to 1. */
export const eased = (part: number) => 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;

export const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/**
 * Where nodes stood that somebody else has moved: those whose place differs from the shown one, but for those that are held here
 * and those that stand where this person put them.
 */
export function movedByOthers(
  nodes: readonly CanvasNode[],
  shown: ReadonlyMap<string, Point>,
  held: ReadonlySet<string>,
  put: ReadonlyMap<string, Point>,
): Map<string, Point> {
  const moved = new Map<string, Point>();
  for (const { id, x, y } of nodes) {
    const before = shown.get(id);
    const own = put.get(id);
    if (!before || held.has(id) || (before.x === x && before.y === y) || (own?.x === x && own.y === y)) continue;
    moved.set(id, before);
  }
  return moved;
}
