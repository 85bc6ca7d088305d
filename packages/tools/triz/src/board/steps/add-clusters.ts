import { type Basis, headOf, type Lookup, type Operation, rootId, type ToolPorts } from '@assay/works';
import { type ExploredCluster, passageOf } from '../../engine/index.ts';
import { nodeOf } from '../kind/board-nodes.ts';
import { type Place, stacked } from '../kind/free-place.ts';
import { addIdeas, createPlacing } from './add-ideas.ts';
import { createCards } from './board-ideas.ts';

const ideasPerCluster = 3;
const longestName = 120;

/** Operations that put a branch for each part of what a library says beside a problem, with the sentence that stands for it and the ideas in it. */
export function addClusters(
  work: Lookup,
  clusters: readonly ExploredCluster[],
  basis: readonly Basis[],
  ports: Pick<ToolPorts, 'newId'>,
): readonly Operation[] {
  const { x = 0, y = 0 } = nodeOf(work, rootId)?.fields ?? {};
  const counts = clusters.map(({ ideas }) => Math.min(ideas.length, ideasPerCluster));
  const places = stacked({ x, y }, counts);
  const place = createPlacing(work);
  const cards = createCards(work);
  const branches = clusters.map((cluster, index) => ({
    cluster,
    id: ports.newId(),
    at: place.at(places[index] as Place),
  }));
  return [
    ...branches.map(
      ({ id, at, cluster: { terms, exemplar } }): Operation => ({
        op: 'add',
        id,
        type: 'branch',
        parent: null,
        fields: { name: headOf(terms.join(' · ') || exemplar.text, longestName), isSearched: true, ...at },
        evidence: { '1': passageOf(exemplar) },
        basis,
      }),
    ),
    ...branches.flatMap(({ id, at, cluster: { ideas } }) => {
      const own = cards(ideas, ideasPerCluster, ({ principles: [plainest = 0] }) => plainest);
      return addIdeas({ id, place: at }, own, { place, basis }, ports);
    }),
  ];
}
