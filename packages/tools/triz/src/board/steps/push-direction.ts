import { tokenize } from '@assay/engines/language';
import { type Lookup, type Operation, type ToolPorts, withinOf } from '@assay/works';
import { ideasUnder, readIdeas } from '../../engine/index.ts';
import { problemBasis, problemOf } from '../../kind/problem-basis.ts';
import { type BoardNode, nodeOf, principleOf } from '../kind/board-nodes.ts';
import { addIdeas, createPlacing } from './add-ideas.ts';
import { createCards } from './board-ideas.ts';

const ideasPerPush = 3;

/** Ideas that speak of the direction, under the principle of the card or, where it follows none, whichever they show. */
async function ideasToward(work: Lookup, node: BoardNode, direction: string, ports: ToolPorts) {
  const about = `${direction}. ${problemOf(work)}`;
  const own = principleOf(work, node);
  const wanted = new Set(tokenize(direction));
  const read = await readIdeas(about, await ports.sentences(about, withinOf(work)), ports.vectors);
  const ideas = read.filter(({ sentence }) => tokenize(sentence.text).some((token) => wanted.has(token)));
  const fitting = own === undefined ? ideas : ideasUnder(own, ideas);
  return createCards(work)(fitting, ideasPerPush, ({ principles: [plainest = 0] }) => own ?? plainest);
}

/**
 * Grows a branch in the direction in which a person pushes it: ideas of the library that speak of it, on the card that was
 * pushed. Where none does, one card says the direction and is without a source. Pushed at the problem, it is a new branch.
 * Nothing else of the board is touched.
 *
 * @param given `node`, the id of the card, and `direction`, words that are no longer than 200 characters
 */
export async function pushDirection(
  work: Lookup,
  ports: ToolPorts,
  given: Readonly<Record<string, string>>,
): Promise<readonly Operation[]> {
  const direction = (given['direction'] ?? '').trim();
  const node = nodeOf(work, given['node'] ?? '');
  if (!node || direction === '') return [];
  const ideas = await ideasToward(work, node, direction, ports);
  const place = createPlacing(work);
  const basis = [problemBasis(work)];
  const { x = 0, y = 0 } = node.fields;
  if (node.type !== 'work') {
    const principle = principleOf(work, node);
    const bare = { name: direction, ...(principle !== undefined && { principle }) };
    const grown = ideas.length > 0 ? ideas : [bare];
    return addIdeas(
      { id: node.id, place: { x, y } },
      grown.map((idea) => ({ ...idea, direction })),
      { place, basis },
      ports,
    );
  }
  const id = ports.newId();
  const at = place.beside({ x, y });
  return [
    {
      op: 'add',
      id,
      type: 'branch',
      parent: null,
      fields: { name: direction, principle: ideas[0]?.principle, isSearched: true, ...at },
      basis,
    },
    ...addIdeas(
      { id, place: at },
      ideas.map((idea) => ({ ...idea, direction })),
      { place, basis },
      ports,
    ),
  ];
}
