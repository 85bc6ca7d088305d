import type { CanvasNode } from './Canvas.types.ts';

/** A node with its level from 0, and where its parent stands among the others; -1 for a root. */
export type Ranked<Node> = { node: Node; level: number; parent: number };

/**
 * All nodes, each after its parent and before its parent's next child; children keep the order in which they were given.
 * A node whose parent is unknown is a root, and so is the first of nodes that stand in a circle.
 */
export function inHierarchy<Node extends Pick<CanvasNode, 'id' | 'parent'>>(nodes: readonly Node[]): Ranked<Node>[] {
  const known = new Set(nodes.map(({ id }) => id));
  const children = new Map<string, Node[]>();
  const roots: Node[] = [];
  for (const node of nodes) {
    if (node.parent === undefined || !known.has(node.parent)) roots.push(node);
    else {
      const siblings = children.get(node.parent);
      if (siblings) siblings.push(node);
      else children.set(node.parent, [node]);
    }
  }
  const ranked: Ranked<Node>[] = [];
  const seen = new Set<string>();
  const walk = (root: Node) => {
    const waiting: Ranked<Node>[] = [{ node: root, level: 0, parent: -1 }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (seen.has(next.node.id)) continue;
      seen.add(next.node.id);
      const parent = ranked.push(next) - 1;
      const below = children.get(next.node.id) ?? [];
      for (const node of below.toReversed()) waiting.push({ node, level: next.level + 1, parent });
    }
  };
  roots.forEach(walk);
  // What is left stands in circles.
  nodes.forEach((node) => {
    if (!seen.has(node.id)) walk(node);
  });
  return ranked;
}
