import { cornerAt, type Span, spanOf } from './axes.ts';
import type { CanvasMove, CanvasNode } from './Canvas.types.ts';
import { type Box, boxOf } from './geometry.ts';
import { inHierarchy } from './hierarchy.ts';
import { type LayoutOptions, laidOut } from './layout.types.ts';
import { layoutTree } from './layoutTree.ts';

/** Where a branch can grow to. */
export type GrowthDirection = 'right' | 'left' | 'down' | 'up';

export type GrowthOptions = Pick<LayoutOptions, 'levelGap' | 'nodeGap'> & {
  /** The side of the parent on which it grows. @default 'right' */
  direction?: GrowthDirection;
};

/**
 * The shift of a block across that is nearest to the wanted one, not less than `least`, and brings none of it closer than
 * `gap` to what stands there.
 */
function freeShift(
  block: readonly Span[],
  placed: readonly Span[],
  wanted: number,
  least: number,
  gap: number,
): number {
  const taken: [from: number, to: number][] = [];
  for (const one of block) {
    for (const other of placed) {
      const isAside = other.main >= one.main + one.depth + gap || one.main >= other.main + other.depth + gap;
      if (!isAside)
        taken.push([other.cross - gap - one.breadth - one.cross, other.cross + other.breadth + gap - one.cross]);
    }
  }
  taken.sort(([one], [other]) => one - other);
  const candidates = [Math.max(wanted, least), least, ...taken.flat()];
  const isFree = (shift: number) => shift >= least && taken.every(([from, to]) => shift <= from || shift >= to);
  let best = Infinity;
  for (const shift of candidates)
    if (Number.isFinite(shift) && Math.abs(shift - wanted) < Math.abs(best - wanted) && isFree(shift)) best = shift;
  return best;
}

/** The same box on the other side of the axis: growing to the left or upwards is growing to the right or down in a mirror. */
function mirrored(box: Box, direction: GrowthDirection): Box {
  if (direction === 'left') return { ...box, x: -box.x - box.width };
  if (direction === 'up') return { ...box, y: -box.y - box.height };
  return box;
}

/**
 * Places for new nodes beside what stands there. No other node moves: the new children of a node stand as a tidy tree on the side
 * it grows to, behind its present children, as near as there is room. Nodes without a known parent go behind everything.
 */
export function growBranch(
  nodes: readonly CanvasNode[],
  added: readonly CanvasNode[],
  { direction = 'right', ...gaps }: GrowthOptions = {},
): CanvasMove[] {
  const { levelGap, nodeGap } = laidOut(gaps);
  const axis = direction === 'right' || direction === 'left' ? 'right' : 'down';
  const span = (node: CanvasNode) => spanOf(mirrored(boxOf(node), direction), axis);
  const present = new Map(nodes.map((node) => [node.id, node]));
  const placed = nodes.map(span);
  const moves: CanvasMove[] = [];

  const branches = new Map<CanvasNode | undefined, CanvasNode[]>();
  let branch: CanvasNode[] = [];
  for (const { node, level } of inHierarchy(added)) {
    if (level === 0) {
      const parent = node.parent === undefined ? undefined : present.get(node.parent);
      branch = branches.get(parent) ?? [];
      branches.set(parent, branch);
    }
    branch.push(node);
  }
  for (const [parent, branch] of branches) {
    const corners = new Map(layoutTree(branch, { direction: axis, levelGap, nodeGap }).map((move) => [move.id, move]));
    const block = branch.map((node) => spanOf({ ...boxOf(node), ...corners.get(node.id) }, axis));
    const start = parent ? span(parent) : undefined;
    const main = start ? start.main + start.depth + levelGap : Math.min(0, ...placed.map(({ main }) => main));
    for (const each of block) each.main += main;
    const siblings = parent ? nodes.filter((node) => node.parent === parent.id).map(span) : placed;
    const behind = Math.max(...siblings.map(({ cross, breadth }) => cross + breadth + nodeGap), -Infinity);
    const breadth = Math.max(...block.map(({ cross, breadth }) => cross + breadth));
    const wanted = siblings.length > 0 || !start ? behind : start.cross + (start.breadth - breadth) / 2;
    const shift = Math.ceil(freeShift(block, placed, Number.isFinite(wanted) ? wanted : 0, behind, nodeGap));
    branch.forEach((node, at) => {
      const each = block[at];
      if (!each) return;
      each.cross += shift;
      placed.push(each);
      const { width, height } = boxOf(node);
      const { x, y } = mirrored({ ...cornerAt(each.main, each.cross, axis), width, height }, direction);
      moves.push({ id: node.id, x, y });
    });
  }
  return moves;
}
