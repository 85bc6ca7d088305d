import { CitedSourcesContext } from '@assay/screens/works';
import { use, useEffect } from 'react';
import type { BoardNode } from '../kind/board-nodes.ts';

/** Has the documents known that carry ideas: asked for once, for all cards together, when one of them is not. */
export function useCarriers(cards: readonly { node: BoardNode }[]): void {
  const { sources, missing } = use(CitedSourcesContext);
  const isMissing = cards.some(({ node }) => {
    const [carrier] = Object.values(node.evidence);
    return carrier !== undefined && !sources.has(carrier.document);
  });
  useEffect(() => {
    if (isMissing) missing();
  }, [isMissing, missing]);
}
