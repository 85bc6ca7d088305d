import type { CanvasEdge, CanvasNode } from './Canvas.types.ts';
import { isBelonging } from './canvas.rows.ts';

/** What stands at an edge. */
export const edgeWords = ({ label, note }: Pick<CanvasEdge, 'label' | 'note'>): string =>
  [label, note].filter(Boolean).join(' · ');

/** Px from the outer side of one line of a double edge to that of the other. */
export const doubleWidth = 5;

/** Width of an edge in px, and whether it has a head: what only says that a node belongs below another has none, and leaves a root stronger. */
export function edgeLook(
  edge: CanvasEdge,
  nodes: ReadonlyMap<string, CanvasNode>,
): { width: number; hasHead: boolean } {
  const hasHead = !isBelonging(edge, nodes);
  return { width: !hasHead && nodes.get(edge.from)?.parent === undefined ? 2.5 : 1.5, hasHead };
}
