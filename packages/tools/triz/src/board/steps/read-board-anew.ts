import {
  createWorkState,
  EditRefused,
  type Lookup,
  type Operation,
  rootId,
  type ToolPorts,
  transact,
  type WorkRecord,
} from '@assay/works';
import { isPersons } from '../../kind/is-persons.ts';
import { isOfOtherProblem, problemBasis, problemOf } from '../../kind/problem-basis.ts';
import type { Mind } from '../kind/board-kind.ts';
import { below, boardNodes, nodeOf } from '../kind/board-nodes.ts';
import { addBranches } from './add-branches.ts';
import { findIdeas } from './find-ideas.ts';
import { firstReading } from './first-principles.ts';

function recordsOf(work: Lookup): readonly WorkRecord[] {
  const found: WorkRecord[] = [];
  const visit = (parent: string | null) => {
    for (const id of work.children(parent)) {
      const record = work.get(id);
      if (record) found.push(record);
      visit(id);
    }
  };
  visit(null);
  return found;
}

/** Whether something hangs on a card that was found for the problem of today. */
const bearsNew = (work: Lookup, id: string): boolean =>
  below(work, id).some((card) => !isOfOtherProblem(work, card.id) || bearsNew(work, card.id));

/** Cards that were found for the problem as it was told before, and that hold no word of a person: the uppermost of each. */
function outdated(work: Lookup): readonly string[] {
  const gone = boardNodes(work)
    .filter(({ id }) => id !== rootId && isOfOtherProblem(work, id) && !isPersons(work, id) && !bearsNew(work, id))
    .map(({ id }) => id);
  return gone.filter((id) => !gone.includes(work.get(id)?.parent ?? ''));
}

/** What a problem in its present words names, on a board from which what was named before is gone. */
async function namedAnew(mind: Mind, work: Lookup, ports: ToolPorts): Promise<readonly Operation[]> {
  if (mind === 'idea-exploration') return [];
  const { improve, worsen, principles } = await firstReading(mind, problemOf(work), ports);
  const kept = new Set(below(work, rootId).map(({ fields }) => fields.principle));
  const { x = 0, y = 0 } = nodeOf(work, rootId)?.fields ?? {};
  const named = principles.filter((principle) => !kept.has(principle));
  return [
    { op: 'set', id: rootId, field: 'improve', value: improve ?? null },
    { op: 'set', id: rootId, field: 'worsen', value: worsen ?? null },
    ...addBranches(named, { x, y }, [problemBasis(work)], ports),
  ];
}

/**
 * Follows a problem that was told in other words since: branches and ideas of before give way to those of today. Cards on which
 * a person wrote, or under which one hangs that a person wrote, stay as they are.
 */
export const readBoardAnew =
  (mind: Mind) =>
  async (work: Lookup, ports: ToolPorts): Promise<readonly Operation[]> => {
    if (!boardNodes(work).some(({ id }) => isOfOtherProblem(work, id))) return [];
    const now = createWorkState(work.kind, recordsOf(work));
    const done: Operation[] = [];
    const next = (operations: readonly Operation[]) => {
      done.push(...operations);
      // What a person wrote is only suggested to them: it goes on as if it stayed.
      for (const operation of operations) {
        try {
          transact(now, [operation], { origin: 'rules' });
        } catch (error) {
          if (!(error instanceof EditRefused)) throw error;
        }
      }
    };
    next(outdated(work).map((id) => ({ op: 'remove', id })));
    next(await namedAnew(mind, now, ports));
    next(await findIdeas(now, ports));
    return done;
  };
