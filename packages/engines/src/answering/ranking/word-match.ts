/** Tokens of a question with their weights. */
export type WeightedWords = readonly (readonly [token: string, weight: number])[];

/** How nearly two tokens are one word, 0 to 1: forms of one word, parts of a compound, beginnings in common. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 4) return 0;
  if (long.startsWith(short) && long.length - short.length <= 4) return 0.8;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  if (long.length - short.length <= 3) {
    if (shared >= 5 && shared >= short.length - 1) return 0.7;
    if (shared >= 4 && shared >= short.length * 0.75) return 0.4;
  }
  return long.endsWith(short) ? 0.5 : 0;
}

/** How a text holds the words of a question. */
export interface Coverage {
  /** Share of their weight, 0 to 1, each word by the word of the text that is most like it. */
  held: number;
  /** Weight of the most telling word that nothing in the text is like. */
  missing: number;
}

export function coverage(words: WeightedWords, text: ReadonlySet<string>): Coverage {
  let held = 0;
  let total = 0;
  let missing = 0;
  for (const [token, weight] of words) {
    total += weight;
    let best = text.has(token) ? 1 : 0;
    if (best === 0)
      for (const other of text) {
        best = Math.max(best, likeness(token, other));
        if (best === 1) break;
      }
    held += weight * best;
    missing = Math.max(missing, weight * (1 - best));
  }
  return { held: total === 0 ? 0 : held / total, missing };
}

export const softCoverage = (words: WeightedWords, text: ReadonlySet<string>): number => coverage(words, text).held;
