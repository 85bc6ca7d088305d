import type { Evidence, FoundSentence } from '@assay/works';
import type { ReadIdea } from './read-ideas.ts';

/** A sentence of a library as what somebody cites. */
export function passageOf({ document, version, start, end, text }: FoundSentence): Evidence {
  return { document, version, start, end, quote: text };
}

/** Where an idea was read. */
export const evidenceOf = ({ sentence }: ReadIdea): Evidence => passageOf(sentence);

/** The best ideas that show a principle. */
export function ideasUnder(principle: number, ideas: readonly ReadIdea[]): readonly ReadIdea[] {
  return ideas.filter(({ principles }) => principles.includes(principle));
}
