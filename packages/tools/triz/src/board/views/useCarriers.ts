import { useCitedSources } from '@assay/screens/works';
import type { BoardNode } from '../kind/board-nodes.ts';

/** Has the documents known that carry ideas: asked for once, for all cards together. */
export function useCarriers(cards: readonly { node: BoardNode }[]): void {
  useCitedSources(
    cards.flatMap(({ node }) => {
      const [carrier] = Object.values(node.evidence);
      return carrier === undefined ? [] : [carrier.document];
    }),
  );
}
