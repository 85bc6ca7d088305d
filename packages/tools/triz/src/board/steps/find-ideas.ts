import { type Lookup, type Operation, rootId, type ToolPorts, withinOf } from '@assay/works';
import { ideasUnder, type ReadIdea, readIdeas } from '../../engine/index.ts';
import { problemBasis, problemOf } from '../../kind/problem-basis.ts';
import { principles } from '../../tables/index.ts';
import { below, boardNodes, nodeOf } from '../kind/board-nodes.ts';
import { type Place, stacked } from '../kind/free-place.ts';
import { addIdeas, createPlacing } from './add-ideas.ts';
import { type BoardIdea, createCards } from './board-ideas.ts';
import { principlesStated } from './first-principles.ts';

const ideasPerBranch = 3;
const branchesFound = 4;

interface FoundBranch {
  readonly id: string;
  readonly place: Place;
  readonly ideas: readonly BoardIdea[];
}

/** What an idea is worth to a branch: more under the principle that it shows most plainly than under another. */
const worthUnder = (principle: number, { principles: shown }: ReadIdea) =>
  shown[0] === principle ? 1 : shown.includes(principle) ? 0.6 : 0;

/** Principles under which ideas stand together, each idea under one: those that take in most of what is left come first. */
function principlesAtWork(ideas: readonly ReadIdea[]): readonly { principle: number; ideas: readonly ReadIdea[] }[] {
  const branches: { principle: number; ideas: readonly ReadIdea[] }[] = [];
  let left = ideas;
  while (left.length > 0 && branches.length < branchesFound) {
    const [best] = [...new Set(left.flatMap(({ principles: shown }) => shown))]
      .map((principle) => ({ principle, worth: left.reduce((sum, idea) => sum + worthUnder(principle, idea), 0) }))
      .sort((one, other) => other.worth - one.worth || one.principle - other.principle);
    if (!best) break;
    const own = ideasUnder(best.principle, left);
    branches.push({ principle: best.principle, ideas: own });
    left = left.filter((idea) => !own.includes(idea));
  }
  return branches;
}

/**
 * Ideas for every branch that has none: sentences of the library that are ideas for the problem and show its principle. A
 * board that would stay without any gets branches for the principles that such sentences show most; one without branches gets
 * those of the contradiction that its problem states as well, as far as there is room.
 */
export async function findIdeas(work: Lookup, ports: ToolPorts): Promise<readonly Operation[]> {
  const root = nodeOf(work, rootId);
  const problem = problemOf(work);
  const basis = [problemBasis(work)];
  const branches = below(work, rootId);
  const open = branches.filter(({ id, fields }) => fields.principle !== undefined && below(work, id).length === 0);
  if (branches.length > 0 && open.length === 0) return [];
  const ideas = await readIdeas(problem, await ports.sentences(problem, withinOf(work)), ports.vectors);
  const place = createPlacing(work);
  const cards = createCards(work);
  const operations: Operation[] = [];
  const found: FoundBranch[] = [];
  for (const { id, fields } of open) {
    const { principle = 0, x = 0, y = 0 } = fields;
    operations.push({ op: 'set', id, field: 'isSearched', value: true }, { op: 'base', id, basis });
    const own = ideasUnder(principle, ideas);
    found.push({ id, place: { x, y }, ideas: cards(own, ideasPerBranch, () => principle) });
  }
  const isBare = boardNodes(work).every(({ type }) => type !== 'idea') && found.every((one) => one.ideas.length === 0);
  // None of the principles that were named is shown: ideas bring their own.
  if (isBare) {
    const shown = principlesAtWork(ideas);
    const stated = branches.length === 0 ? await principlesStated(problem, ports) : [];
    const bare = stated.filter((principle) => shown.every((other) => other.principle !== principle));
    const named = [...shown, ...bare.map((principle) => ({ principle, ideas: [] }))].slice(0, branchesFound);
    const counts = named.map(({ ideas: own }) => Math.min(own.length, ideasPerBranch));
    const centre = { x: root?.fields.x ?? 0, y: root?.fields.y ?? 0 };
    const places = stacked(centre, counts);
    for (const [index, { principle, ideas: shownIdeas }] of named.entries()) {
      const own = cards(shownIdeas, ideasPerBranch, () => principle);
      if (own.length === 0 && shownIdeas.length > 0) continue;
      const at = branches.length === 0 ? place.at(places[index] as Place) : place.beside(centre);
      const id = ports.newId();
      const name = principles[principle - 1]?.name[ports.locale];
      const fields = { name, principle, isSearched: true, ...at };
      operations.push({ op: 'add', id, type: 'branch', parent: null, fields, basis });
      found.push({ id, place: at, ideas: own });
    }
  }
  return [
    ...operations,
    ...found.flatMap(({ id, place: at, ideas: own }) => addIdeas({ id, place: at }, own, { place, basis }, ports)),
  ];
}
