import type { CitedSourcesContext } from '@assay/screens/works';
import type { ContextType } from 'react';
import type { BoardNode } from '../kind/board-nodes.ts';

type Sources = ContextType<typeof CitedSourcesContext>['sources'];

/**
 * Language of a card's name, as a BCP 47 tag, where it may be another than the reader's: the rules call an idea by the words
 * of the passage that carries it.
 */
export function languageOfName({ type, origin, origins, evidence }: BoardNode, sources: Sources): string | undefined {
  const [carrier] = Object.values(evidence);
  const isOfPassage = type === 'idea' && (origins['name'] ?? origin) === 'rules';
  return isOfPassage && carrier ? sources.get(carrier.document)?.language : undefined;
}
