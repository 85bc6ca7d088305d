import { type Lookup, type Operation, rootId, type ToolPorts } from '@assay/works';
import { principleQuery } from '../../engine/index.ts';
import { principles } from '../../tables/index.ts';
import { below, nodeOf } from '../kind/board-nodes.ts';
import type { Place } from '../kind/free-place.ts';
import { addIdeas, createPlacing } from './add-ideas.ts';
import { firstPrinciples } from './first-principles.ts';
import { quotedBy, type ReadIdea, readIdeas } from './read-ideas.ts';

const ideasPerBranch = 3;
const branchesFound = 4;

interface FoundBranch {
  readonly id: string;
  readonly place: Place;
  readonly ideas: readonly ReadIdea[];
}

/** The principles that the library shows at work on the problem, those with most ideas first; an idea stands with the first alone. */
async function principlesAtWork(problem: string, { find, locale }: ToolPorts) {
  const tried = firstPrinciples('idea-exploration', problem, locale, principles.length);
  const shown = [];
  for (const principle of tried) {
    const passages = await find(principleQuery(principle, problem));
    shown.push({ principle, ideas: readIdeas(principle, problem, passages, new Set(), ideasPerBranch) });
  }
  const quoted = new Set<string>();
  return shown
    .sort((one, other) => other.ideas.length - one.ideas.length || one.principle - other.principle)
    .map(({ principle, ideas }) => ({
      principle,
      ideas: ideas.filter(({ evidence: { document, start } }) => {
        const key = `${document} ${start}`;
        return !quoted.has(key) && quoted.add(key);
      }),
    }))
    .filter(({ ideas }) => ideas.length > 0)
    .slice(0, branchesFound);
}

/**
 * Ideas for every branch that has none: sentences of the library in which its principle is at work on the problem. A board
 * without branches gets one for each principle that the library shows.
 */
export async function findIdeas(work: Lookup, ports: ToolPorts): Promise<readonly Operation[]> {
  const root = nodeOf(work, rootId);
  const problem = root?.type === 'work' ? (root.fields.statement ?? '') : '';
  const place = createPlacing(work);
  const operations: Operation[] = [];
  const found: FoundBranch[] = [];
  const branches = below(work, rootId);
  if (branches.length === 0) {
    for (const { principle, ideas } of await principlesAtWork(problem, ports)) {
      const id = ports.newId();
      const at = place({ x: root?.fields.x ?? 0, y: root?.fields.y ?? 0 });
      const name = principles[principle - 1]?.name[ports.locale];
      const fields = { name, principle, isSearched: true, ...at };
      operations.push({ op: 'add', id, type: 'branch', parent: null, fields });
      found.push({ id, place: at, ideas });
    }
  }
  const quoted = new Set(quotedBy(work));
  for (const { id, fields } of branches) {
    const { principle, x = 0, y = 0 } = fields;
    if (principle === undefined || below(work, id).length > 0) continue;
    const passages = await ports.find(principleQuery(principle, problem));
    const ideas = readIdeas(principle, problem, passages, quoted, ideasPerBranch);
    for (const { evidence } of ideas) quoted.add(`${evidence.document} ${evidence.start}`);
    operations.push({ op: 'set', id, field: 'isSearched', value: true });
    found.push({ id, place: { x, y }, ideas });
  }
  return [
    ...operations,
    ...found.flatMap(({ id, place: at, ideas }) => addIdeas({ id, place: at }, ideas, place, ports)),
  ];
}
