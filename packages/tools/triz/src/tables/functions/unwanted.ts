import lists from './lexicon/unwanted.json' with { type: 'json' };
import type { Written } from './verb-lexicon.ts';

/** Things that nobody put where they are: what they do is harm, and what removes them does good. */
export function unwantedThings(written: Written): string[] {
  return lists[written].split(written === 'english' ? ', ' : ' ');
}
