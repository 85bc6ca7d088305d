import type { AnswerSentence, Citation, RankedPassage } from '@assay/domain';
import { cite } from './passages.ts';
import { supportOf } from './support.ts';

/** A sentence as a model writes it: passages by number (from 1) and the words it relies on. */
export interface WrittenSentence {
  text: string;
  quotes: readonly { passage: number; quote: string }[];
}

const shortestQuote = 8;

/** Folds what models change when they copy: case, white space, typographic quotes, dashes and primes. Length is kept. */
function fold(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, ' ')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Finds a quotation in a passage and returns the span of the passage's own words, so that what is stored is always the
 * source's text, never the model's copy of it. Runs of white space may differ in length.
 */
export function locate(quote: string, passage: string): { from: number; to: number } | undefined {
  const wanted = quote
    .trim()
    .replace(/^["'“”‘’…]+|["'“”‘’…]+$/gu, '')
    .trim();
  if (wanted.length < shortestQuote) return undefined;
  const exact = passage.indexOf(wanted);
  if (exact >= 0) return { from: exact, to: exact + wanted.length };
  const pattern = fold(wanted)
    .split(/ +/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(' +');
  const match = new RegExp(pattern, 'u').exec(fold(passage));
  return match ? { from: match.index, to: match.index + match[0].length } : undefined;
}

/** Turns a written sentence into one whose citations stand in the sources; what cannot be found is not cited. */
export function ground(written: WrittenSentence, passages: readonly RankedPassage[], language: string): AnswerSentence {
  const citations: Citation[] = [];
  for (const { passage: number, quote } of written.quotes) {
    const passage = passages[number - 1];
    const found = passage && locate(quote, passage.text);
    if (!passage || !found) continue;
    const citation = cite(passage, found.from, found.to);
    if (
      !citations.some(
        (other) => other.document === citation.document && other.start === citation.start && other.end === citation.end,
      )
    )
      citations.push(citation);
  }
  const text = written.text.replace(/\s+/g, ' ').trim();
  return {
    text,
    support: supportOf(
      text,
      citations.map(({ quote }) => quote),
      language,
    ),
    citations,
  };
}
