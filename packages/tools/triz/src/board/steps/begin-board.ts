import { createWorkState, type Operation, rootId, type Tool, titleFrom, transact } from '@assay/works';
import { basisOnProblem } from '../../kind/problem-basis.ts';
import { boardKinds, type Mind } from '../kind/board-kind.ts';
import type { Place } from '../kind/free-place.ts';
import { addBranches } from './add-branches.ts';
import { findIdeas } from './find-ideas.ts';
import { firstReading } from './first-principles.ts';

const start: Place = { x: 0, y: 0 };

/** Takes a problem down, puts a branch on it for each principle that its words name, and the ideas that the library has. */
export function beginBoard(mind: Mind): NonNullable<Tool['begin']> {
  return async (message, ports) => {
    const statement = message.trim();
    const told: readonly Operation[] = [
      {
        op: 'add',
        id: rootId,
        type: 'work',
        parent: null,
        fields: { title: titleFrom(statement), statement, language: ports.locale, ...start },
      },
    ];
    // What is explored brings the principles of what is found.
    const read = mind === 'idea-exploration' ? undefined : await firstReading(mind, statement, ports);
    const named: readonly Operation[] = [
      ...(['improve', 'worsen'] as const).flatMap((field): Operation[] => {
        const value = read?.[field];
        return value === undefined ? [] : [{ op: 'set', id: rootId, field, value }];
      }),
      ...addBranches(read?.principles ?? [], start, [basisOnProblem(statement)], ports),
    ];
    const board = createWorkState(boardKinds[mind]);
    transact(board, told, { origin: 'person' });
    transact(board, named, { origin: 'rules' });
    return { told, made: [...named, ...(await findIdeas(board, ports))] };
  };
}
