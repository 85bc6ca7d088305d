import type { CitedSourcesContext } from '@assay/screens/works';
import type { ContextType } from 'react';
import type { BoardNode } from '../kind/board-nodes.ts';

type Sources = ContextType<typeof CitedSourcesContext>['sources'];

const onOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/**
 * Language of a card's name, as a BCP 47 tag, where it may be another than the reader's: the rules call an idea by the first
 * words of the passage that carries it, and so it is called until somebody finds words of their own.
 */
export function languageOfName(node: BoardNode, sources: Sources): string | undefined {
  const [carrier] = Object.values(node.evidence);
  if (node.type !== 'idea' || !carrier) return undefined;
  const head = onOneLine(node.fields.name ?? '').replace(/…$/u, '');
  if (head === '' || !onOneLine(carrier.quote).startsWith(head)) return undefined;
  return sources.get(carrier.document)?.language;
}
