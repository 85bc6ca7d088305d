import { type Dictionary, readIn } from './dictionary.ts';
import { foldWord } from './fold-word.ts';
import { skeletonOf, soundDistance, soundsOfKatakana } from './sounds.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Distance of sounds, as a share of their number, up to which two words are one; a rare word must be nearer. */
const nearest = 0.17;
const rarityPrice = 0.06;
/** Characters of the shortest part that is read by its sounds. */
const shortestPart = 3;
const longestRun = 40;
const kept = 20_000;

interface Reading {
  english: string;
  /** What it costs to believe it; 0 for a word that is known. */
  cost: number;
}

/** Reads runs of katakana: as words that are known, else by their sounds, whole or in up to three parts. */
export function createKatakanaReader(
  dictionaries: readonly Dictionary[],
  vocabulary: Vocabulary,
): (run: string) => string {
  const words = new Map<string, Reading | undefined>();

  function bySound(word: string): Reading | undefined {
    if (word.length < shortestPart) return undefined;
    const sounds = soundsOfKatakana(word);
    let best: Reading | undefined;
    for (const candidate of vocabulary.get(skeletonOf(sounds)) ?? []) {
      const distance = soundDistance(sounds, candidate.sounds) / Math.max(sounds.length, candidate.sounds.length);
      const cost = distance + candidate.rarity * rarityPrice;
      if (cost <= nearest && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { english: candidate.word, cost };
    }
    return best;
  }

  function readWord(word: string): Reading | undefined {
    if (words.has(word)) return words.get(word);
    const known = readIn(dictionaries, foldWord(word))?.english;
    const reading = known === undefined ? bySound(word) : { english: known, cost: 0 };
    if (words.size >= kept) words.clear();
    words.set(word, reading);
    return reading;
  }

  function readParts(run: string, parts: number): Reading | undefined {
    const whole = readWord(run);
    if (whole || parts === 1) return whole;
    let best: Reading | undefined;
    for (let at = 2; at <= run.length - 2; at += 1) {
      const head = readWord(run.slice(0, at));
      const tail = head && readParts(run.slice(at), parts - 1);
      if (!tail) continue;
      const cost = head.cost + tail.cost + 0.1;
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { english: `${head.english} ${tail.english}`, cost };
    }
    return best;
  }

  return (run) => {
    const words = run.split('・').filter((word) => word !== '');
    return words.map((word) => (word.length > longestRun ? '' : (readParts(word, 3)?.english ?? ''))).join(' ');
  };
}
