import { type Operation, rootId, type Tool, titleFrom } from '@assay/works';
import { basisOnProblem } from '../../kind/problem-basis.ts';
import type { Mind } from '../kind/board-kind.ts';
import type { Place } from '../kind/free-place.ts';
import { addBranches } from './add-branches.ts';
import { firstReading } from './first-principles.ts';

const start: Place = { x: 0, y: 0 };

/** Takes a problem down and puts a branch on it for each principle that its words name. */
export function beginBoard(mind: Mind): NonNullable<Tool['begin']> {
  return async (message, ports) => {
    const statement = message.trim();
    // What is explored is found in the library first.
    const read = mind === 'idea-exploration' ? undefined : await firstReading(mind, statement, ports);
    return {
      told: [
        {
          op: 'add',
          id: rootId,
          type: 'work',
          parent: null,
          fields: { title: titleFrom(statement), statement, language: ports.locale, ...start },
        },
      ],
      made: [
        ...(['improve', 'worsen'] as const).flatMap((field): Operation[] => {
          const value = read?.[field];
          return value === undefined ? [] : [{ op: 'set', id: rootId, field, value }];
        }),
        ...addBranches(read?.principles ?? [], start, { basis: [basisOnProblem(statement)] }, ports),
      ],
    };
  };
}
