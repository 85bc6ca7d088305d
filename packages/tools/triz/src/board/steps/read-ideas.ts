import type { Evidence, FoundPassage, Lookup } from '@assay/works';
import { type PrincipleSentence, principleSentences } from '../../engine/index.ts';
import { boardNodes } from '../kind/board-nodes.ts';

/** A sentence that shows a principle at work on the problem, as an idea. */
export interface ReadIdea {
  readonly name: string;
  readonly principle: number;
  readonly evidence: Evidence;
}

const longestName = 120;

/** As much of a sentence as a card holds, cut between words. */
function headOf(sentence: string): string {
  const line = sentence.replaceAll(/\s+/gu, ' ').trim();
  const signs = [...line];
  if (signs.length <= longestName) return line;
  const head = signs.slice(0, longestName - 1).join('');
  return `${/^(.{60,})\s\S*$/u.exec(head)?.[1] ?? head}…`;
}

const keyOf = ({ document, start }: { document: string; start: number }) => `${document} ${start}`;

/** Sentences that a board quotes already. */
export const quotedBy = (work: Lookup): ReadonlySet<string> =>
  new Set(boardNodes(work).flatMap(({ evidence }) => Object.values(evidence).map(keyOf)));

function ideaOf(principle: number, { passage, start, end }: PrincipleSentence<FoundPassage>): ReadIdea {
  const quote = passage.text.slice(start, end);
  const { document, version } = passage;
  return {
    name: headOf(quote),
    principle,
    evidence: { document, version, start: passage.start + start, end: passage.start + end, quote },
  };
}

/**
 * Ideas that passages hold on a principle, best first; none that the board quotes already.
 *
 * @param about what a sentence must speak of: the problem, or a direction and the problem
 */
export function readIdeas(
  principle: number,
  about: string,
  passages: readonly FoundPassage[],
  quoted: ReadonlySet<string>,
  count: number,
): readonly ReadIdea[] {
  return principleSentences(principle, about, passages, count + quoted.size)
    .map((sentence) => ideaOf(principle, sentence))
    .filter(({ evidence }) => !quoted.has(keyOf(evidence)))
    .slice(0, count);
}
