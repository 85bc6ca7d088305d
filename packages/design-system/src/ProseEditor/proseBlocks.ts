import type { Node } from 'prosemirror-model';
import { Selection, type Transaction } from 'prosemirror-state';

/** The end of the table or figure around the caret, which takes no block in. */
function endOfClosed({ selection: { $from } }: Transaction): number | undefined {
  for (let depth = 1; depth <= $from.depth; depth += 1)
    if ($from.node(depth).type.spec.isolating) return $from.after(depth);
  return undefined;
}

/**
 * Puts a block where the caret is, and behind it a paragraph where there is nothing to write in. The caret goes into the block
 * where one can write in it, and else behind it.
 */
export function insertBlock(transaction: Transaction, block: Node): Transaction {
  const closed = endOfClosed(transaction);
  if (closed === undefined) transaction.replaceSelectionWith(block, false);
  else transaction.insert(closed, block);
  const { doc } = transaction;
  let start = -1;
  doc.descendants((node, at) => {
    if (node === block) start = at;
    return start < 0;
  });
  if (start < 0) return transaction;
  const end = start + block.nodeSize;
  const $end = doc.resolve(end);
  const next = Selection.findFrom($end, 1, true);
  const paragraph = next ? undefined : $end.parent.contentMatchAt($end.index()).defaultType?.createAndFill();
  if (paragraph) transaction.insert(end, paragraph);
  const inside = Selection.findFrom(transaction.doc.resolve(start + (block.isLeaf ? block.nodeSize : 1)), 1, true);
  return (inside ? transaction.setSelection(inside) : transaction).scrollIntoView();
}

/** Takes a block away; where it is the only one, a paragraph stands in its place. */
export function removeBlock(transaction: Transaction, at: number): Transaction {
  const $at = transaction.doc.resolve(at);
  const block = $at.nodeAfter;
  if (!block) return transaction;
  const { parent } = $at;
  const paragraph = parent.childCount > 1 ? undefined : parent.contentMatchAt(0).defaultType?.createAndFill();
  transaction.replaceWith(at, at + block.nodeSize, paragraph ?? []);
  return transaction.setSelection(Selection.near(transaction.doc.resolve(at))).scrollIntoView();
}
