import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryFolders } from './dictionary-folders.ts';
import { skeletonOf, soundsOfEnglish } from './sounds.ts';

/** An English word, how it sounds, and how rare it is from 0 (a word of our fields, or a common one) to 1. */
export interface SoundingWord {
  word: string;
  sounds: string;
  rarity: number;
}

/** English words by the skeleton of their sounds. */
export type Vocabulary = ReadonlyMap<string, readonly SoundingWord[]>;

/** Spoken words (SUBTLEX-US) that are heard less often are names and slips. */
const leastCount = 30;
const wellKnown = 5000;

/** English words that are spoken, by how often. */
export function spokenWords(): Map<string, number> {
  const file = join(dictionaryFolders.subtlex, 'index.json');
  const spoken = JSON.parse(readFileSync(file, 'utf8')) as { word: string; count: number }[];
  return new Map(
    spoken.filter(({ count }) => count >= leastCount).map(({ word, count }) => [word.toLowerCase(), count]),
  );
}

/**
 * @param ours words of our fields, of which none is rare.
 * @param spoken everyday words with how often they are heard.
 * @param others words of a dictionary, in any number.
 */
export function makeVocabulary(
  ours: Iterable<string>,
  spoken: ReadonlyMap<string, number>,
  others: Iterable<string>,
): Vocabulary {
  const rarities = new Map<string, number>();
  const add = (word: string, rarity: number) => {
    if (word.length >= 3 && /^[a-z]+$/.test(word)) rarities.set(word, Math.min(rarity, rarities.get(word) ?? 1));
  };
  for (const text of ours) for (const word of text.split(/[^A-Za-z]+/)) add(word, 0);
  for (const text of others) for (const word of text.split(/[^A-Za-z]+/)) add(word, 1);
  for (const [word, count] of spoken)
    add(word, Math.max(0, 1 - Math.log(count / leastCount) / Math.log(wellKnown / leastCount)));
  const vocabulary = new Map<string, SoundingWord[]>();
  for (const [word, rarity] of rarities) {
    const sounds = soundsOfEnglish(word);
    const skeleton = skeletonOf(sounds);
    const known = vocabulary.get(skeleton);
    if (known) known.push({ word, sounds, rarity });
    else vocabulary.set(skeleton, [{ word, sounds, rarity }]);
  }
  return vocabulary;
}
