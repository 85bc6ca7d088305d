import type { Span } from '@assay/domain';
import { tokenize } from '../language/tokens/tokenize.ts';

const saturationAt = 1.5;
const lengthShare = 0.75;

/** A passage with how well it meets a question; comparable within one list. */
export type Ranked<P extends Span> = P & { score: number };

/** Passages of a few documents by BM25 against a question, best first; those without a word of it are left out. */
export function rankPassages<P extends Span & { text: string }>(
  question: string,
  passages: readonly P[],
  language: string,
): Ranked<P>[] {
  const wanted = new Set(tokenize(question, language));
  const bags = passages.map(({ text }) => tokenize(text, language));
  const average = bags.reduce((sum, tokens) => sum + tokens.length, 0) / Math.max(1, bags.length);
  const holders = new Map<string, number>();
  for (const tokens of bags)
    for (const token of new Set(tokens)) if (wanted.has(token)) holders.set(token, (holders.get(token) ?? 0) + 1);
  return passages
    .map((passage, index) => {
      const tokens = bags[index] ?? [];
      const counts = new Map<string, number>();
      for (const token of tokens) if (wanted.has(token)) counts.set(token, (counts.get(token) ?? 0) + 1);
      const norm = saturationAt * (1 - lengthShare + (lengthShare * tokens.length) / Math.max(1, average));
      const score = [...counts].reduce((sum, [token, times]) => {
        const held = holders.get(token) ?? 0;
        const telling = Math.log(1 + (passages.length - held + 0.5) / (held + 0.5));
        return sum + (telling * times * (saturationAt + 1)) / (times + norm);
      }, 0);
      return { ...passage, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.start - b.start);
}
