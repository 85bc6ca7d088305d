import type { Span } from '@assay/domain';

/** A text without spans, and without the prepositions that stood before them. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let left = text;
  for (const { start, end } of [...spans].sort((a, b) => b.start - a.start)) {
    const before = left
      .slice(0, start)
      .replace(/(?:\s*\b(?:at|under|in|with|for|above|below|near|around)|[在于於])\s*$/iu, '');
    const behind = left.slice(end).replace(/^\s?(?:下的?|时的?|時的?|における|での|で|の|的)/u, '');
    left = `${before}${behind}`;
  }
  return left
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(/\s+(?=[?.,])/g, '')
    .trim();
}
