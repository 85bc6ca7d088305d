import type { Node } from 'prosemirror-model';
import { Selection, type Transaction } from 'prosemirror-state';

/**
 * Puts a block where the caret is, and behind it a paragraph where there is nothing to write in. The caret goes into the block
 * where one can write in it, and else behind it.
 */
export function insertBlock(transaction: Transaction, block: Node): Transaction {
  const { doc } = transaction.replaceSelectionWith(block, false);
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
