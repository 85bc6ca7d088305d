import type { Lookup, RecordOf } from '@assay/works';
import { type Balance, balanceOf, type Verdicts } from '../../kind/balance.ts';
import type { BoardKind } from './board-kind.ts';
import { type BoardNode, boardNodes, type Idea } from './board-nodes.ts';

export type BoardCriterion = RecordOf<BoardKind, 'criterion'>;

/** An idea beside the datum. */
export interface ComparedIdea extends Balance {
  idea: Idea;
  /** A, B, C in the order of the board. */
  letter: string;
  verdicts: Verdicts;
}

/** More stand beside one another on no screen. */
export const mostCompared = 8;

/** Criteria of a board in their order. */
export const boardCriteria = (work: Lookup): readonly BoardCriterion[] =>
  work.children(null).flatMap((id) => {
    const record = work.get(id);
    return record?.type === 'criterion' ? [record as BoardCriterion] : [];
  });

function verdictsOn(work: Lookup, idea: Idea): Verdicts {
  return new Map(
    work.children(idea.id).flatMap((id) => {
      const record = work.get(id);
      if (record?.type !== 'comparison') return [];
      const { criterion = '', verdict = 'same' } = (record as RecordOf<BoardKind, 'comparison'>).fields;
      return [[criterion, { id, verdict }]];
    }),
  );
}

/**
 * The ideas that are compared, each with what its verdicts come to.
 *
 * @param nodes all cards of the board
 */
export function comparedIdeas(work: Lookup, nodes: readonly BoardNode[] = boardNodes(work)): readonly ComparedIdea[] {
  const criteria = boardCriteria(work);
  return nodes
    .filter((node): node is Idea => node.type === 'idea' && node.fields.isCompared === true)
    .slice(0, mostCompared)
    .map((idea, at) => {
      const verdicts = verdictsOn(work, idea);
      return { idea, letter: String.fromCodePoint(65 + at), verdicts, ...balanceOf(criteria, verdicts) };
    });
}
