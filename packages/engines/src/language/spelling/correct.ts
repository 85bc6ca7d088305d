import { wordToken } from '../tokens/word-token.ts';
import { editDistance } from './edit-distance.ts';
import { isCommonEnglish, isGeneralEnglish } from './general-english.ts';
import { areInflections } from './inflections.ts';
import { leastLength, reachOf, type Vocabulary } from './vocabulary.ts';

/** Of two words equally near, one is meant when the texts have it this many times as often as the other. */
const clearlyMore = 8;

/** So much nearer than any other word is one that was only not written to its end: `electrod` is no `electron`. */
const unwritten = 0.5;

/** Beginnings that make a new word of a known one. */
const beginnings =
  /^(?:anti|auto|bi|bio|co|counter|cross|cryo|de|di|dis|electro|en|ferro|hetero|homo|hydro|hyper|hypo|in|infra|inter|intra|iso|macro|magneto|mal|mega|meso|meta|micro|mis|mono|multi|nano|non|opto|ortho|out|over|para|per|peri|photo|physio|piezo|poly|post|pre|pro|pseudo|psycho|pyro|quasi|radio|re|self|semi|spectro|sub|super|supra|tetra|thermo|trans|tri|tribo|ultra|un|under|up|visco|with)/;
/** Endings that name a kind of substance: words that differ in them differ in meaning. */
const endings = /(?:ite|ate|ide|ine|ane|y?l?ene|yne|one|ole|ol|yl|oyl|ium|ase|ose)s?$/;
/** A remainder this short makes words of misspelled ones: `visco` and `city`. */
const leastRemainder = 5;

/** Whether a word of lower case needs no correction: general English, a word of the texts, or made of such words. */
export function isKnownWord(word: string, vocabulary: Vocabulary): boolean {
  if (isGeneralEnglish(word) || isInTexts(word, vocabulary)) return true;
  return partsOf(word).some((parts) => parts.every((part) => isInTexts(part, vocabulary) || isCommonEnglish(part)));
}

function isInTexts(word: string, { words, stems }: Vocabulary): boolean {
  if (words.has(word)) return true;
  // The stemmer takes the last letter of `electrode` for an ending.
  if (words.has(`${word}e`)) return false;
  return (stems.get(wordToken(word)) ?? []).some((other) => areInflections(word, other));
}

/** Words that a word may be made of: two of four letters and more, or a beginning and a word. */
export function partsOf(word: string): (readonly string[])[] {
  const parts: string[][] = [];
  for (let at = leastLength; at <= word.length - leastLength; at += 1) parts.push([word.slice(0, at), word.slice(at)]);
  const beginning = beginnings.exec(word)?.[0];
  if (beginning !== undefined && word.length - beginning.length >= leastRemainder) {
    parts.push([word.slice(beginning.length)]);
  }
  return parts;
}

/**
 * The word of the texts that a word of lower case is a misspelling of: the nearest within reach, of equally near ones
 * the one clearly more frequent.
 *
 * @returns undefined for a word that is right, has no neighbour, or has several that may be meant.
 */
export function correct(word: string, vocabulary: Vocabulary): string | undefined {
  const reach = reachOf(word);
  if (reach === 0 || !/^[a-z]+$/.test(word) || isKnownWord(word, vocabulary)) return undefined;
  const byStem = new Map<string, Candidate>();
  for (const [other, count] of vocabulary.words) {
    if (!mayBeMeant(word, other)) continue;
    const distance = editDistance(word, other, reach);
    if (distance > reach) continue;
    const stem = wordToken(other);
    const known = byStem.get(stem);
    const candidate = { word: other, count, distance: other.startsWith(word) ? distance - unwritten : distance };
    if (known === undefined || isBetter(candidate, known)) byStem.set(stem, candidate);
  }
  const [best, next] = [...byStem.values()].sort((a, b) => (isBetter(a, b) ? -1 : 1));
  if (best === undefined) return undefined;
  const isAlone = next === undefined || next.distance > best.distance || best.count >= clearlyMore * next.count;
  return isAlone ? best.word : undefined;
}

interface Candidate {
  word: string;
  count: number;
  distance: number;
}

function isBetter(a: Candidate, b: Candidate): boolean {
  if (a.distance !== b.distance) return a.distance < b.distance;
  return a.count === b.count ? a.word < b.word : a.count > b.count;
}

/** Whether one may have been written for the other: few begin a word wrongly, and sulfite is no slip for sulfate. */
function mayBeMeant(word: string, other: string): boolean {
  if (other.length < leastLength || Math.abs(word.length - other.length) > 2) return false;
  const isBegunAlike = word[0] === other[0] || (word[0] === other[1] && word[1] === other[0]);
  return isBegunAlike && !differInEnding(word, other);
}

function differInEnding(word: string, other: string): boolean {
  const [one, two] = [endings.exec(word)?.[0], endings.exec(other)?.[0]];
  return one !== undefined && two !== undefined && one !== two;
}
