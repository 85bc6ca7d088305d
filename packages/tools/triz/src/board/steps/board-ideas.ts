import { type Evidence, headOf, type Lookup } from '@assay/works';
import { evidenceOf, type ReadIdea } from '../../engine/index.ts';
import { boardNodes } from '../kind/board-nodes.ts';

/** An idea as a card shows it. */
export interface BoardIdea {
  readonly name: string;
  readonly principle: number;
  readonly evidence: Evidence;
}

const longestName = 120;

const keyOf = ({ document, start }: { document: string; start: number }) => `${document} ${start}`;

/** Makes cards of the first ideas that a board does not quote yet; no sentence is on two of them. */
export function createCards(work: Lookup) {
  const quoted = new Set(boardNodes(work).flatMap(({ evidence }) => Object.values(evidence).map(keyOf)));
  return (ideas: readonly ReadIdea[], count: number, principleOf: (idea: ReadIdea) => number): readonly BoardIdea[] => {
    const taken = ideas.filter(({ sentence }) => !quoted.has(keyOf(sentence))).slice(0, count);
    for (const { sentence } of taken) quoted.add(keyOf(sentence));
    return taken.map((idea) => ({
      name: headOf(idea.sentence.text, longestName),
      principle: principleOf(idea),
      evidence: evidenceOf(idea),
    }));
  };
}
