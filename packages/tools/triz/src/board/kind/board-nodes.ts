import { type Lookup, type RecordId, type RecordOf, rootId } from '@assay/works';
import type { BoardKind } from './board-kind.ts';

type Root = RecordOf<BoardKind, 'work'>;
export type Branch = RecordOf<BoardKind, 'branch'>;
export type Idea = RecordOf<BoardKind, 'idea'>;
export type BoardNode = Root | Branch | Idea;

const nodeTypes: ReadonlySet<string> = new Set(['work', 'branch', 'idea']);

/** A record that is a card of the board; undefined for others and for none. */
export function nodeOf(work: Lookup, id: RecordId): BoardNode | undefined {
  const record = work.get(id);
  return record && nodeTypes.has(record.type) ? (record as BoardNode) : undefined;
}

/** The card that a card hangs on: branches hang on the problem. */
export const parentOf = (node: BoardNode): RecordId | undefined =>
  node.type === 'work' ? undefined : (node.parent ?? rootId);

/** Cards that hang on one, in their order. */
export function below(work: Lookup, id: RecordId): readonly (Branch | Idea)[] {
  const found: (Branch | Idea)[] = [];
  for (const child of work.children(id === rootId ? null : id)) {
    const node = nodeOf(work, child);
    if (node && node.type !== 'work') found.push(node);
  }
  return found;
}

/** All cards, the problem first and each before those that hang on it. */
export function boardNodes(work: Lookup): readonly BoardNode[] {
  const root = nodeOf(work, rootId);
  if (!root) return [];
  const found: BoardNode[] = [root];
  for (const { id } of found) found.push(...below(work, id));
  return found;
}

/** The principle that a card follows: its own, else that of the nearest card above. */
export function principleOf(work: Lookup, node: BoardNode): number | undefined {
  if (node.type === 'work') return undefined;
  if (node.fields.principle !== undefined) return node.fields.principle;
  const above = nodeOf(work, parentOf(node) ?? '');
  return above && principleOf(work, above);
}
