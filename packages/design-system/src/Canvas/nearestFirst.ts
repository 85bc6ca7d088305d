import type { CanvasNode } from './Canvas.types.ts';
import { boxOf, centreOf } from './geometry.ts';

/** Nodes by their distance from one. */
export function nearestFirst<Node extends CanvasNode>(nodes: readonly Node[], from: CanvasNode): Node[] {
  const { x, y } = centreOf(boxOf(from));
  const distance = (node: Node) => {
    const centre = centreOf(boxOf(node));
    return Math.hypot(centre.x - x, centre.y - y);
  };
  return nodes
    .map((node) => ({ node, far: distance(node) }))
    .sort((one, other) => one.far - other.far)
    .map(({ node }) => node);
}
