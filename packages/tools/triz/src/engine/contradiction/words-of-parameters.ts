import { tokenize } from '@assay/engines/language';

/** By word, pairs of a parameter and in how many of its phrases the word stands, one after the other. */
export type WordCounts = Readonly<Record<string, readonly number[]>>;

/** Phrases of every parameter that a word is taken to stand in besides those it does. */
const smoothing = 0.3;
const count = 39;

const alike = (value: number) => Array.from({ length: count }, () => value);
const wordsOf = (text: string) => new Set(tokenize(text));

/** Counts the words of phrases. @param phrases by parameter, from the first */
export function countWords(phrases: readonly (readonly string[])[]): WordCounts {
  const found = new Map<string, Map<number, number>>();
  phrases.forEach((texts, at) => {
    for (const word of texts.flatMap((text) => [...wordsOf(text)])) {
      const held = found.get(word) ?? new Map<number, number>();
      found.set(word, held.set(at + 1, (held.get(at + 1) ?? 0) + 1));
    }
  });
  const words = [...found.keys()].sort((one, other) => (one < other ? -1 : 1));
  return Object.fromEntries(words.map((word) => [word, [...(found.get(word) ?? [])].flat()]));
}

/**
 * How far the words of a text are those by which people speak of each parameter, from the first: the log of how much likelier
 * it is by them than before (naive Bayes with parameters alike), over the root of their number: words of one text, and pieces
 * of one word, say the same more than once. Undefined where none of its words is known.
 */
export function scoresByWords(text: string, counts: WordCounts): readonly number[] | undefined {
  const known = [...wordsOf(text)].flatMap((word) => (Object.hasOwn(counts, word) ? [counts[word] ?? []] : []));
  if (known.length === 0) return undefined;
  const scores = alike(0);
  for (const pairs of known) {
    const held = alike(smoothing);
    for (let at = 0; at < pairs.length; at += 2)
      held[(pairs[at] as number) - 1] = (pairs[at + 1] as number) + smoothing;
    const all = held.reduce((sum, each) => sum + each, 0);
    held.forEach((each, at) => {
      scores[at] = (scores[at] as number) + Math.log((each / all) * count);
    });
  }
  return scores.map((score) => score / Math.sqrt(known.length));
}
