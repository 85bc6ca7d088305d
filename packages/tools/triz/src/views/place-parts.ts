import type { CanvasMove, CanvasNode } from '@assay/design-system/canvas';

type Placed = CanvasNode & { width: number; height: number };

/** Room in px beside a part that is put aside. */
const gap = 48;

const overlap = (one: Placed, other: Placed) =>
  Math.abs(one.x - other.x) < (one.x < other.x ? one : other).width &&
  Math.abs(one.y - other.y) < (one.y < other.y ? one : other).height;

/** Beside what stands at its place, towards the end of the line. */
function free(node: Placed, taken: readonly Placed[]): Placed {
  const inTheWay = taken.find((other) => overlap(node, other));
  return inTheWay ? free({ ...node, x: inTheWay.x + inTheWay.width + gap }, taken) : node;
}

/**
 * The parts of the drawing in their places: those that people put somewhere stand there, the others where the layout has them or
 * beside what was put there. Of parts that were put on the very same place, as one that got two names, the first stands there.
 *
 * @param layout a place for each of them
 * @param put places by id
 */
export function placeParts(
  nodes: readonly CanvasNode[],
  layout: readonly CanvasMove[],
  put: ReadonlyMap<string, { readonly x: number; readonly y: number }>,
): readonly CanvasNode[] {
  const laid = new Map(layout.map((move) => [move.id, move]));
  const kept = new Map<string, Placed>();
  const places = new Set<string>();
  for (const node of nodes) {
    const place = put.get(node.id);
    if (!place || places.has(`${place.x} ${place.y}`)) continue;
    places.add(`${place.x} ${place.y}`);
    kept.set(node.id, { width: 0, height: 0, ...node, ...place });
  }
  const taken = [...kept.values()];
  return nodes.map((node) => {
    const own = kept.get(node.id);
    if (own) return own;
    const found = free({ width: 0, height: 0, ...node, ...laid.get(node.id) }, taken);
    taken.push(found);
    return found;
  });
}
