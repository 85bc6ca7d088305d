import type { Evidence } from '@assay/works';
import type { ReadIdea } from './read-ideas.ts';

/** Where an idea was read. */
export function evidenceOf({ sentence: { document, version, start, end, text } }: ReadIdea): Evidence {
  return { document, version, start, end, quote: text };
}

/** The best ideas that show a principle. */
export function ideasUnder(principle: number, ideas: readonly ReadIdea[]): readonly ReadIdea[] {
  return ideas.filter(({ principles }) => principles.includes(principle));
}
