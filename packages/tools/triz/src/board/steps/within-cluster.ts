import { type Lookup, rootId, type ToolPorts } from '@assay/works';
import { type ReadIdea, standsWith } from '../../engine/index.ts';
import { type Branch, below, isCluster, nodeOf, parentOf } from '../kind/board-nodes.ts';

const quoteOf = ({ evidence }: Branch) => Object.values(evidence)[0]?.quote ?? '';

/** The part of the library, as it stands on a board, in which a card stands. */
export function clusterOf(work: Lookup, id: string): Branch | undefined {
  const node = nodeOf(work, id);
  if (!node || node.type === 'work') return undefined;
  if (node.type === 'branch') return isCluster(node) ? node : undefined;
  return clusterOf(work, parentOf(node) ?? rootId);
}

/** Those of some ideas that stand nearer to the sentence of their part than to that of any other part of the board. */
export async function withinCluster(
  work: Lookup,
  cluster: Branch,
  ideas: readonly ReadIdea[],
  vectorsOf: ToolPorts['vectors'],
): Promise<readonly ReadIdea[]> {
  const parts = below(work, rootId).filter((node): node is Branch => node.type === 'branch' && isCluster(node));
  const nearest = await standsWith(
    ideas.map(({ sentence }) => sentence.text),
    parts.map(quoteOf),
    vectorsOf,
  );
  return ideas.filter((_, at) => parts[nearest[at] ?? -1]?.id === cluster.id);
}
