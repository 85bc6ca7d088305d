import { tokenize } from '@assay/engines/language';
import { type Lookup, type Operation, rootId, type ToolPorts } from '@assay/works';
import { principleQuery } from '../../engine/index.ts';
import { principles } from '../../tables/index.ts';
import { type BoardNode, nodeOf, principleOf } from '../kind/board-nodes.ts';
import { addIdeas, createPlacing } from './add-ideas.ts';
import { quotedBy, type ReadIdea, readIdeas } from './read-ideas.ts';

const ideasPerPush = 3;

/** Ideas of the passages that speak of the direction, by one principle or, where a card follows none, by whichever is at work. */
async function ideasToward(work: Lookup, node: BoardNode, direction: string, ports: ToolPorts) {
  const root = nodeOf(work, rootId);
  const problem = root?.type === 'work' ? (root.fields.statement ?? '') : '';
  const about = `${direction}. ${problem}`;
  const own = principleOf(work, node);
  const passages = await ports.find(own === undefined ? about : principleQuery(own, about));
  const quoted = quotedBy(work);
  const wanted = new Set(tokenize(direction));
  const isThatWay = ({ evidence }: ReadIdea) => tokenize(evidence.quote).some((token) => wanted.has(token));
  const numbers = own === undefined ? principles.map(({ id }) => id) : [own];
  const ideas = numbers.flatMap((number) => readIdeas(number, about, passages, quoted, 2 * ideasPerPush));
  const one = new Map(
    ideas.filter(isThatWay).map((idea) => [`${idea.evidence.document} ${idea.evidence.start}`, idea]),
  );
  return [...one.values()].slice(0, ideasPerPush);
}

/**
 * Grows a branch in the direction in which a person pushes it: ideas of the library that speak of it, on the card that was
 * pushed. Where no passage does, one card says the direction and is without a source. Pushed at the problem, it is a new branch.
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
  const { x = 0, y = 0 } = node.fields;
  if (node.type !== 'work') {
    const principle = principleOf(work, node);
    const bare = { name: direction, ...(principle !== undefined && { principle }) };
    const grown = ideas.length > 0 ? ideas : [bare];
    return addIdeas(
      { id: node.id, place: { x, y } },
      grown.map((idea) => ({ ...idea, direction })),
      place,
      ports,
    );
  }
  const id = ports.newId();
  const at = place({ x, y });
  return [
    {
      op: 'add',
      id,
      type: 'branch',
      parent: null,
      fields: { name: direction, principle: ideas[0]?.principle, isSearched: true, ...at },
    },
    ...addIdeas(
      { id, place: at },
      ideas.map((idea) => ({ ...idea, direction })),
      place,
      ports,
    ),
  ];
}
