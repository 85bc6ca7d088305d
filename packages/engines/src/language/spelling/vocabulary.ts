import { wordToken } from '../tokens/word-token.ts';

/** Words that texts use, in lower case, and how often. */
export interface Vocabulary {
  words: ReadonlyMap<string, number>;
  /** The words by their stems in American spelling: what stands for all inflections. */
  stems: ReadonlyMap<string, readonly string[]>;
}

export function vocabularyOf(counts: Iterable<readonly [word: string, count: number]>): Vocabulary {
  const words = new Map(counts);
  const stems = new Map<string, string[]>();
  for (const word of words.keys()) stems.set(wordToken(word), [...(stems.get(wordToken(word)) ?? []), word]);
  return { words, stems };
}

/** Shorter words have too many neighbours to be told from them. */
export const leastLength = 4;
const greatestLength = 40;
const word = /(?<![\p{L}\p{N}\p{M}])[A-Za-z]{4,40}(?![\p{L}\p{N}\p{M}])/gu;

/** Adds the words of an English text to their counts. Words in capitals and mixed case are known by it, too. */
export function countWords(text: string, counts: Map<string, number>): void {
  for (const [found] of text.matchAll(word)) {
    const key = found.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}

/** The letters of a word as bits: words few edits apart differ in few of them. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length && at < greatestLength; at += 1) bits |= 1 << (text.charCodeAt(at) - 97);
  return bits;
}

/** Where in a vocabulary the words stand that a word may be a misspelling of. */
export interface Neighbourhood {
  /** Their first letters. */
  initials: readonly string[];
  shortest: number;
  longest: number;
  letters: number;
  /** Letters that only one of the two has, at most. */
  difference: number;
}

/** Edits that a word of lower case may be away from what was meant; 0 for a word too short to say. */
export function reachOf(text: string): number {
  if (text.length < leastLength) return 0;
  return text.length < 8 ? 1 : 2;
}

/** The neighbours of a word of lower case; their first letter is its own, or its second, which was then exchanged. */
export function neighbourhoodOf(text: string): Neighbourhood {
  const reach = reachOf(text);
  return {
    initials: [...new Set(text.slice(0, 2))],
    shortest: text.length - reach,
    longest: text.length + reach,
    letters: letterBits(text),
    difference: 2 * reach,
  };
}
