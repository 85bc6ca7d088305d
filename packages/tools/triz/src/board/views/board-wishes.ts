import type { CanvasMove, CanvasPlace } from '@assay/design-system/canvas';
import { type Lookup, type Operation, rootId } from '@assay/works';
import { nodeOf } from '../kind/board-nodes.ts';
import { comparedIdeas, mostCompared } from '../kind/compared-ideas.ts';
import { removable } from './board-canvas.ts';

const isUncompared = (work: Lookup, id: string): boolean => {
  const node = nodeOf(work, id);
  return node?.type === 'idea' && node.fields.isCompared !== true;
};

/** What the canvas wishes, as operations on the records; none for what a board does not allow. */
export const boardWishes = {
  move: (moves: readonly CanvasMove[]): readonly Operation[] =>
    moves.flatMap(({ id, x, y }) => [
      { op: 'set', id, field: 'x', value: x },
      { op: 'set', id, field: 'y', value: y },
    ]),
  connect(work: Lookup, { from, to }: { from: string; to: string }): readonly Operation[] {
    const ends = [nodeOf(work, from), nodeOf(work, to)];
    if (ends.some((end) => !end || end.id === rootId)) return [];
    return [{ op: 'add', id: crypto.randomUUID(), type: 'link', parent: null, fields: { from, to } }];
  },
  remove: (work: Lookup, ids: readonly string[]): readonly Operation[] =>
    removable(work, ids).map((id) => ({ op: 'remove', id })),
  /** Takes ideas into the comparison, as many as find room in it. */
  compare: (work: Lookup, ids: readonly string[]): readonly Operation[] =>
    ids
      .filter((id) => isUncompared(work, id))
      .slice(0, Math.max(0, mostCompared - comparedIdeas(work).length))
      .map((id) => ({ op: 'set', id, field: 'isCompared', value: true })),
  /** Takes an idea into the comparison where there is room, or out of it; out also where two people took in too many at once. */
  turnComparison(work: Lookup, id: string): readonly Operation[] {
    const node = nodeOf(work, id);
    return node?.type === 'idea' && node.fields.isCompared === true
      ? [{ op: 'set', id, field: 'isCompared', value: null }]
      : boardWishes.compare(work, [id]);
  },
  name(work: Lookup, { id, label }: { id: string; label: string }): readonly Operation[] {
    const record = work.get(id);
    const words = label.trim();
    if (!record || (words === '' && record.type !== 'link')) return [];
    const value = words === '' ? null : words.slice(0, record.type === 'link' ? 100 : 200);
    return [{ op: 'set', id, field: record.type === 'work' ? 'title' : 'name', value }];
  },
  add(work: Lookup, { x, y, from }: CanvasPlace, words: { newBranch: string; newIdea: string }): readonly Operation[] {
    const parent = from === undefined || from === rootId ? undefined : nodeOf(work, from);
    const id = crypto.randomUUID();
    return parent
      ? [{ op: 'add', id, type: 'idea', parent: parent.id, fields: { name: words.newIdea, x, y } }]
      : [{ op: 'add', id, type: 'branch', parent: null, fields: { name: words.newBranch, x, y } }];
  },
} as const;
