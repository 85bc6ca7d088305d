import { type GlossaryLanguage, glossary, wordsIn } from '../glossary/translate.ts';
import { chineseFunctionWords, chineseWords } from './chinese-words.ts';
import { foldWord } from './fold-word.ts';
import { adjectiveOf, verbsOf } from './inflection.ts';
import { japaneseFunctionWords, japaneseOrdinaryVerbs, japaneseWords } from './japanese-words.ts';
import type { WordTables } from './word-tables.ts';

export interface Dictionary {
  /** English of a folded word; empty where it says nothing of the subject, undefined for what is no word. */
  read(word: string): string | undefined;
  /** What a word of it costs more than one of the others, by which a text is cut. */
  price: number;
}

/** The project's own words of a language; a word of several things has the names of two of them. */
function ownWords(language: GlossaryLanguage): Map<string, string> {
  const things = new Map<string, Set<string>>();
  for (const entry of glossary) {
    for (const word of wordsIn(entry, language)) {
      const key = foldWord(word);
      things.set(key, (things.get(key) ?? new Set()).add(wordsIn(entry, 'en')[0] as string));
    }
  }
  return new Map([...things].map(([key, english]) => [key, [...english].slice(0, 2).join(' ')]));
}

function everydayWords(words: Readonly<Record<string, string>>, nothing: string): [string, string][] {
  return [
    ...nothing.split(' ').map((word): [string, string] => [foldWord(word), '']),
    ...Object.entries(words).map(([word, english]): [string, string] => [foldWord(word), english]),
  ];
}

/** A word of the project is read rather than one of a dictionary, and one of the other language only where nothing else is. */
const price = { ours: -0.1, theirs: 0, foreign: 1.2 };

const ofWords = (words: ReadonlyMap<string, string>, price: number): Dictionary => ({
  read: (word) => words.get(word),
  price,
});

/**
 * Words of Japanese, of which verbs begin with "to" and are read in all their forms. A stem is read as its verb rather than
 * as the noun, since texts of engineering have more of them: 割れ is what cracks.
 */
function japaneseDictionary(words: ReadonlyMap<string, string>, price: number): Dictionary {
  const verb = (word: string): string | undefined => {
    const english = words.get(word);
    return english?.startsWith('to ') ? english.slice(3) : undefined;
  };
  const verbOfStem = (stem: string): string | undefined => {
    for (const known of verbsOf(stem)) {
      const english = verb(known);
      if (english !== undefined) return english;
    }
    return undefined;
  };
  return {
    price,
    read(word) {
      const exact = words.get(word);
      // An adjective or what is made of one: 強い is strong and no form of 強いる.
      if (/[いくさ]$/.test(word) && exact !== undefined && verb(word) === undefined) return exact;
      const adjective = adjectiveOf(word);
      if (adjective !== undefined && words.has(adjective)) return verb(adjective) ?? words.get(adjective);
      // An adverb that was a verb is read as that: 重ねて is to pile up rather than once more.
      const stem = exact === undefined ? word : word.replace(/[てた]$/, '');
      return verbOfStem(stem) ?? verb(word) ?? exact;
    },
  };
}

export interface Dictionaries {
  /** Those that a text of the language is read with, in their order: 工程 is a process in Japanese, engineering in Chinese. */
  zh: readonly Dictionary[];
  ja: readonly Dictionary[];
  /** Those that have words in katakana. */
  katakana: readonly Dictionary[];
}

export function createDictionaries({ chinese, japanese, loans }: WordTables): Dictionaries {
  const ours = {
    zh: new Map([...everydayWords(chineseWords, chineseFunctionWords), ...ownWords('zh')]),
    ja: new Map([
      ...japaneseOrdinaryVerbs.split(' ').map((verb): [string, string] => [foldWord(verb), 'to ']),
      ...everydayWords(japaneseWords, japaneseFunctionWords),
      ...ownWords('ja'),
    ]),
  };
  const ownJapanese = japaneseDictionary(ours.ja, price.ours);
  const characters = new Map([...ours.zh].filter(([word]) => [...word].length === 1));
  return {
    // A title of kanji alone may be Japanese: 特許 is no word of Chinese patents.
    zh: [
      ofWords(ours.zh, price.ours),
      ofWords(ownWords('ja'), price.theirs),
      ofWords(chinese, price.theirs),
      ofWords(ours.ja, price.theirs),
    ],
    ja: [
      ownJapanese,
      // A character alone is rather the beginning or end of a term than the word that it is by itself.
      ofWords(characters, price.theirs),
      japaneseDictionary(japanese, price.theirs),
      ofWords(ours.zh, price.foreign),
      ofWords(chinese, price.foreign),
    ],
    katakana: [ownJapanese, ofWords(loans, price.theirs)],
  };
}

/** The reading of the first dictionary that has a word. */
export function readIn(
  dictionaries: readonly Dictionary[],
  word: string,
): { english: string; price: number } | undefined {
  for (const { read, price } of dictionaries) {
    const english = read(word);
    if (english !== undefined) return { english, price };
  }
  return undefined;
}
