import type { CanvasEdge, CanvasNode } from './Canvas.types.ts';
import { inHierarchy } from './hierarchy.ts';

/** What the list shows below a node: the nodes that belong to it, and the connections that leave it. */
export type CanvasRow<Node extends CanvasNode = CanvasNode> = {
  node: Node;
  children: CanvasRow<Node>[];
  edges: CanvasEdge[];
};

/** Whether an edge says nothing but that a node belongs below another, which the list shows by its place. */
export const isBelonging = ({ from, to, label }: CanvasEdge, nodes: ReadonlyMap<string, CanvasNode>): boolean =>
  (label === undefined || label === '') && nodes.get(to)?.parent === from;

/** The nodes as the list has them: each below its parent, in the order given. */
export function canvasRows<Node extends CanvasNode>(
  nodes: readonly Node[],
  edges: readonly CanvasEdge[],
): CanvasRow<Node>[] {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const top: CanvasRow<Node>[] = [];
  const rows: CanvasRow<Node>[] = [];
  const byId = new Map<string, CanvasRow<Node>>();
  for (const { node, parent } of inHierarchy(nodes)) {
    const row: CanvasRow<Node> = { node, children: [], edges: [] };
    rows.push(row);
    byId.set(node.id, row);
    (rows[parent]?.children ?? top).push(row);
  }
  for (const edge of edges) if (known.has(edge.to) && !isBelonging(edge, known)) byId.get(edge.from)?.edges.push(edge);
  return top;
}
