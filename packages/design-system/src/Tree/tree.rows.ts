import type { TreeNode } from './Tree.types.ts';

/** A node that is seen: its depth from 1, its place among its siblings from 1, and where its parent stands among the rows. */
export type TreeRow = {
  node: TreeNode;
  level: number;
  place: number;
  siblings: number;
  /** -1 at the top. */
  parent: number;
  /** Undefined where there is nothing to open. */
  isExpanded: boolean | undefined;
};

/** Whether a node has, or may have, children. */
export const isExpandable = (node: TreeNode) => node.children === 'later' || (node.children?.length ?? 0) > 0;

/** The rows that are seen, top down; `loaded` holds children that came later. Costs what is seen, not what the tree holds. */
export function treeRows(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  loaded: ReadonlyMap<string, readonly TreeNode[]>,
): TreeRow[] {
  const rows: TreeRow[] = [];
  const walk = (siblings: readonly TreeNode[], level: number, parent: number) => {
    siblings.forEach((node, at) => {
      const isOpen = isExpandable(node) ? expanded.has(node.id) : undefined;
      rows.push({ node, level, place: at + 1, siblings: siblings.length, parent, isExpanded: isOpen });
      if (!isOpen) return;
      const children = node.children === 'later' ? loaded.get(node.id) : node.children;
      if (children) walk(children, level + 1, rows.length - 1);
    });
  };
  walk(nodes, 1, -1);
  return rows;
}

/** The row that typed letters lead to: the next whose words begin with them, from the row after `from`, round the end. */
export function rowByLetters(rows: readonly TreeRow[], letters: string, from: number): number | undefined {
  const [letter = '', ...others] = letters.toLocaleLowerCase();
  // One letter typed again goes on to the next that begins with it.
  const isRepeated = others.every((other) => other === letter);
  const start = isRepeated ? letter : letter + others.join('');
  const order = rows.map((_, step) => (from + step + Number(isRepeated)) % rows.length);
  return order.find((at) => rows[at]?.node.label.toLocaleLowerCase().startsWith(start));
}
