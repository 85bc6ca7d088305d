import type { Span } from '@assay/domain';

/** Sentences of a text in its language, without the blanks between them. */
export function sentencesOf(text: string, language: string): readonly Span[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return Array.from(segments).flatMap(({ segment, index }): Span[] => {
    if (segment.trim() === '') return [];
    const start = index + segment.length - segment.trimStart().length;
    return [{ start, end: index + segment.trimEnd().length }];
  });
}

/** The first and the last of the sentences that are meant, counted from 0; undefined for the whole passage. */
export type Meant = { readonly first: number; readonly last: number } | undefined;

/**
 * What is meant once a sentence was pressed: of the whole passage that one alone; one beside what is meant joins it with all
 * between them; the first or the last of several leaves, and one amid them stays alone.
 */
export function meantAfter(meant: Meant, at: number): Meant {
  if (!meant) return { first: at, last: at };
  const { first, last } = meant;
  if (at < first) return { first: at, last };
  if (at > last) return { first, last: at };
  if (first === last) return undefined;
  if (at === first) return { first: at + 1, last };
  if (at === last) return { first, last: at - 1 };
  return { first: at, last: at };
}

/** Whether a sentence is among what is meant. */
export const isMeant = (meant: Meant, at: number): boolean => !meant || (at >= meant.first && at <= meant.last);

/** The part of a text that is meant. */
export function meantSpan(text: string, sentences: readonly Span[], meant: Meant): Span {
  const [first, last] = [sentences[meant?.first ?? -1], sentences[meant?.last ?? -1]];
  return first && last ? { start: first.start, end: last.end } : { start: 0, end: text.length };
}
