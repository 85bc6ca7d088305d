import { type Lookup, type Operation, rootId, type ToolPorts } from '@assay/works';
import { ideasUnder, type ReadIdea, readIdeas } from '../../engine/index.ts';
import { principles } from '../../tables/index.ts';
import { below, nodeOf } from '../kind/board-nodes.ts';
import type { Place } from '../kind/free-place.ts';
import { addIdeas, createPlacing } from './add-ideas.ts';
import { type BoardIdea, createCards } from './board-ideas.ts';

const ideasPerBranch = 3;
const branchesFound = 4;

interface FoundBranch {
  readonly id: string;
  readonly place: Place;
  readonly ideas: readonly BoardIdea[];
}

/** The principles that ideas show most plainly, those with most ideas first. */
function principlesAtWork(ideas: readonly ReadIdea[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const {
    principles: [plainest],
  } of ideas)
    if (plainest !== undefined) counts.set(plainest, (counts.get(plainest) ?? 0) + 1);
  return [...counts]
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])
    .map(([principle]) => principle)
    .slice(0, branchesFound);
}

/**
 * Ideas for every branch that has none: sentences of the library that are ideas for the problem and show its principle. A
 * board without branches gets one for each principle that such sentences show most.
 */
export async function findIdeas(work: Lookup, ports: ToolPorts): Promise<readonly Operation[]> {
  const root = nodeOf(work, rootId);
  const problem = root?.type === 'work' ? (root.fields.statement ?? '') : '';
  const branches = below(work, rootId);
  const open = branches.filter(({ id, fields }) => fields.principle !== undefined && below(work, id).length === 0);
  if (branches.length > 0 && open.length === 0) return [];
  const ideas = readIdeas(problem, await ports.sentences(problem));
  const place = createPlacing(work);
  const cards = createCards(work);
  const operations: Operation[] = [];
  const found: FoundBranch[] = [];
  if (branches.length === 0) {
    for (const principle of principlesAtWork(ideas)) {
      const id = ports.newId();
      const at = place({ x: root?.fields.x ?? 0, y: root?.fields.y ?? 0 });
      const name = principles[principle - 1]?.name[ports.locale];
      const fields = { name, principle, isSearched: true, ...at };
      operations.push({ op: 'add', id, type: 'branch', parent: null, fields });
      const own = ideas.filter(({ principles: [plainest] }) => plainest === principle);
      found.push({ id, place: at, ideas: cards(own, ideasPerBranch, () => principle) });
    }
  }
  for (const { id, fields } of open) {
    const { principle = 0, x = 0, y = 0 } = fields;
    operations.push({ op: 'set', id, field: 'isSearched', value: true });
    const own = ideasUnder(principle, ideas);
    found.push({ id, place: { x, y }, ideas: cards(own, ideasPerBranch, () => principle) });
  }
  return [
    ...operations,
    ...found.flatMap(({ id, place: at, ideas: own }) => addIdeas({ id, place: at }, own, place, ports)),
  ];
}
