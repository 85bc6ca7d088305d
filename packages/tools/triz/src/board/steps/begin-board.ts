import { type Operation, rootId, type Tool } from '@assay/works';
import { titleOf } from '../../steps/begin.ts';
import { principles } from '../../tables/index.ts';
import type { Mind } from '../kind/board-kind.ts';
import { cardSize, freePlace, type Place } from '../kind/free-place.ts';
import { firstPrinciples } from './first-principles.ts';

const start: Place = { x: 0, y: 0 };
/** Between branches there is room for a few ideas on each. */
const apart = 2 * (cardSize.height + 16);

/** Takes a problem down and puts a branch on it for each principle that its words name. */
export function beginBoard(mind: Mind): NonNullable<Tool['begin']> {
  return (message, { locale, newId }) => {
    const statement = message.trim();
    // What is explored is found in the library first.
    const named = mind === 'idea-exploration' ? [] : firstPrinciples(mind, statement, locale);
    const { x } = freePlace([start], start);
    return {
      told: [
        {
          op: 'add',
          id: rootId,
          type: 'work',
          parent: null,
          fields: { title: titleOf(statement), statement, language: locale, ...start },
        },
      ],
      made: named.map(
        (principle, at): Operation => ({
          op: 'add',
          id: newId(),
          type: 'branch',
          parent: null,
          fields: {
            name: principles[principle - 1]?.name[locale],
            principle,
            x,
            y: (at - (named.length - 1) / 2) * apart,
          },
        }),
      ),
    };
  };
}
