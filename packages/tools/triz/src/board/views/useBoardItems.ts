import { type OutlineItem, useDescriptions, useWorkSession } from '@assay/screens/works';
import { type RecordId, rootId } from '@assay/works';
import { below } from '../kind/board-nodes.ts';

/** The problem, and the branches with the ideas that hang on them. */
export function useBoardItems(): readonly OutlineItem[] {
  const words = useDescriptions();
  const { state } = useWorkSession().session;
  const hanging = (on: RecordId): readonly OutlineItem[] =>
    below(state, on).map((card) => {
      const children = hanging(card.id);
      return {
        id: card.id,
        label: words.record(card, state),
        place: { record: card.id },
        ...(children.length > 0 && { children, count: children.length, isOpen: card.type === 'branch' }),
      };
    });
  const root = state.get(rootId);
  const problem = root ? [{ id: rootId, label: words.record(root, state), place: { record: rootId } }] : [];
  return [...problem, ...hanging(rootId)];
}
