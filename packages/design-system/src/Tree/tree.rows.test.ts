import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TreeNode } from './Tree.types.ts';
import { rowByLetters, treeRows } from './tree.rows.ts';

const claim: TreeNode = {
  id: '1',
  label: 'Claim 1',
  children: [
    { id: '2', label: 'Claim 2', children: [{ id: '3', label: 'Claim 3' }] },
    { id: '4', label: 'Description' },
  ],
};

describe('treeRows', () => {
  it('holds what is open, with depth, place and parent', () => {
    expect(treeRows([claim], new Set(), new Map())).toHaveLength(1);
    const rows = treeRows([claim], new Set(['1', '2']), new Map());
    expect(rows.map(({ node, level, place, siblings, parent }) => [node.id, level, place, siblings, parent])).toEqual([
      ['1', 1, 1, 1, -1],
      ['2', 2, 1, 2, 0],
      ['3', 3, 1, 1, 1],
      ['4', 2, 2, 2, 0],
    ]);
  });

  it('holds children that came later, and none before they came', () => {
    const node: TreeNode = { id: 'a', label: 'A', children: 'later' };
    expect(treeRows([node], new Set(['a']), new Map())).toMatchObject([{ isExpanded: true }]);
    expect(treeRows([node], new Set(['a']), new Map([['a', [claim]]]))).toHaveLength(2);
  });

  it('has every parent before its children, one level above them', () => {
    const { tree } = fc.letrec<{ tree: TreeNode }>((tie) => ({
      tree: fc.record({
        id: fc.uuid(),
        label: fc.string(),
        children: fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('tree'), { maxLength: 4 })),
      }),
    }));
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 5 }), (nodes) => {
        const open = new Set<string>();
        const note = (all: readonly TreeNode[]) => {
          for (const { id, children } of all) {
            open.add(id);
            if (Array.isArray(children)) note(children);
          }
        };
        note(nodes);
        const rows = treeRows(nodes, open, new Map());
        rows.forEach((row, at) => {
          expect(row.parent).toBeLessThan(at);
          expect(row.level).toBe((rows[row.parent]?.level ?? 0) + 1);
        });
      }),
    );
  });
});

describe('rowByLetters', () => {
  const rows = treeRows([claim], new Set(['1', '2']), new Map());

  it('finds the next that begins with what was typed, round the end', () => {
    expect(rowByLetters(rows, 'c', 0)).toBe(1);
    expect(rowByLetters(rows, 'cc', 1)).toBe(2);
    expect(rowByLetters(rows, 'c', 3)).toBe(0);
    expect(rowByLetters(rows, 'claim 3', 0)).toBe(2);
    expect(rowByLetters(rows, 'D', 3)).toBe(3);
    expect(rowByLetters(rows, 'x', 0)).toBeUndefined();
  });
});
