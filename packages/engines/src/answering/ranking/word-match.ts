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

/** Share of the question's weight that a text holds, each word by the word of the text that is most like it. */
export function softCoverage(words: WeightedWords, text: ReadonlySet<string>): number {
  let held = 0;
  let total = 0;
  for (const [token, weight] of words) {
    total += weight;
    if (text.has(token)) {
      held += weight;
      continue;
    }
    let best = 0;
    for (const other of text) {
      best = Math.max(best, likeness(token, other));
      if (best === 1) break;
    }
    held += weight * best;
  }
  return total === 0 ? 0 : held / total;
}
