import { foldHan } from '@assay/domain';
import { onDemand } from '../on-demand.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { isWide, pairsOf, wordSegmenter } from '../tokens/wide-script.ts';
import { batteries } from './batteries.ts';
import { ceramics } from './ceramics.ts';
import { chemistry } from './chemistry.ts';
import { electronicsAndSensors } from './electronics-and-sensors.ts';
import { general, unspecific } from './general.ts';
import type { GlossaryEntry } from './glossary.types.ts';
import { lifeScience } from './life-science.ts';
import { machines } from './machines.ts';
import { metals } from './metals.ts';
import { methods } from './methods.ts';
import { patents } from './patents.ts';
import { polymers } from './polymers.ts';
import { technique } from './technique.ts';

/** Languages of the glossary, as primary subtags of BCP 47; each names its column. */
export const glossaryLanguages = ['en', 'zh', 'ja'] as const;
export type GlossaryLanguage = (typeof glossaryLanguages)[number];

export const glossary: readonly GlossaryEntry[] = [
  ...batteries,
  ...metals,
  ...polymers,
  ...ceramics,
  ...electronicsAndSensors,
  ...chemistry,
  ...lifeScience,
  ...patents,
  ...methods,
  ...technique,
  ...machines,
  ...general,
];

/** The language of the glossary that a BCP 47 tag is of. */
export function glossaryLanguage(language: string): GlossaryLanguage | undefined {
  const primary = language.split('-')[0];
  return glossaryLanguages.find((known) => known === primary);
}

/** Words of an entry in a language. */
export function wordsIn(entry: GlossaryEntry, language: GlossaryLanguage): readonly string[] {
  return (entry[glossaryLanguages.indexOf(language)] as string).split('|');
}

/** A question as texts in another language may say it. */
export interface Translation {
  /** Each thing the glossary knows: its words in the other language, each as its terms, the usual one first. */
  things: readonly (readonly (readonly string[])[])[];
  /** Terms that are written alike in every language: formulae, grades, values with their units. */
  alike: readonly string[];
  /** What the glossary does not know. */
  rest: string;
}

const fold = (text: string) => foldHan(text.normalize('NFKC').toLowerCase());

/** Entries by one of their words. */
type Entries = Map<string, GlossaryEntry[]>;

const indexes = new Map<GlossaryLanguage, { entries: Entries; longest: number }>();

const latinWord = /[\p{L}\p{N}]+/gu;

/** Terms of an English word as `fromEnglish` reads them: word by word, so that designations stay in parts. */
function keyOf(word: string): string {
  return [...word.matchAll(latinWord)].flatMap(([part]) => tokenize(part)).join(' ');
}

/** Words of a language to their entries: of English by their terms, else by their characters. */
function indexOf(language: GlossaryLanguage): { entries: Entries; longest: number } {
  let index = indexes.get(language);
  if (index === undefined) {
    index = { entries: new Map(), longest: 0 };
    for (const entry of glossary) {
      for (const word of wordsIn(entry, language)) {
        const key = language === 'en' ? keyOf(word) : fold(word);
        index.entries.set(key, [...(index.entries.get(key) ?? []), entry]);
        index.longest = Math.max(index.longest, language === 'en' ? key.split(' ').length : key.length);
      }
    }
    indexes.set(language, index);
  }
  return index;
}

function termsIn(word: string, language: GlossaryLanguage): string[] {
  const terms = tokenize(word, language);
  return [...(language === 'en' ? terms : pairsOf(terms))];
}

function wordsOf(entries: readonly GlossaryEntry[], to: GlossaryLanguage): string[][] {
  const words = [...new Set(entries.flatMap((entry) => wordsIn(entry, to)))];
  return words.map((word) => termsIn(word, to)).filter((terms) => terms.length > 0);
}

const latinRun = /[\p{Script=Latin}\p{Script=Greek}\d][\p{Script=Latin}\p{Script=Greek}\d.%°/()+-]*/gu;
const latin = /^[a-z]+$/;
const unspecificTerms = onDemand(
  () =>
    new Set(
      unspecific.flatMap((words) => words.split('|')).flatMap((word) => (latin.test(word) ? tokenize(word) : [])),
    ),
);
const unspecificWords = new RegExp(
  unspecific
    .flatMap((words) => words.split('|'))
    .filter((word) => !latin.test(word))
    .map(fold)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'gu',
);

function fromWide(question: string, from: GlossaryLanguage, to: GlossaryLanguage): Translation {
  const text = fold(question);
  const { entries, longest } = indexOf(from);
  const borders = new Set([text.length]);
  for (const { index } of wordSegmenter(text, from).segment(text)) borders.add(index);
  const things: string[][][] = [];
  let rest = '';
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longest, text.length - at);
    for (; length > 0; length -= 1) {
      // A short word inside another is none: the water of 水稻.
      const isWhole = length > 2 || (borders.has(at) && borders.has(at + length));
      if (isWhole && entries.has(text.slice(at, at + length))) break;
    }
    if (length === 0) {
      rest += text[at];
      at += 1;
      continue;
    }
    things.push(wordsOf(entries.get(text.slice(at, at + length)) ?? [], to));
    rest += ' ';
    at += length;
  }
  const alike = [...rest.matchAll(latinRun)].map(([run]) => run);
  return {
    things,
    // In small letters a formula is no formula any more.
    alike: [...question.normalize('NFKC').matchAll(latinRun)].flatMap(([run]) =>
      alike.includes(fold(run)) ? tokenize(run) : [],
    ),
    rest: rest.replace(latinRun, ' ').replace(unspecificWords, ' '),
  };
}

/** A name, a grade or an abbreviation, and not the first word of a sentence. */
const isAlike = (word: string, at: number) => /\d|\p{Lu}.*\p{Lu}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word));

function fromEnglish(question: string, to: GlossaryLanguage): Translation {
  const { entries, longest } = indexOf('en');
  const words = [...question.matchAll(latinWord)].flatMap(({ 0: word, index }) => {
    const terms = tokenize(word);
    return terms.length === 0 ? [] : [{ word, index, key: terms.join(' ') }];
  });
  const things: string[][][] = [];
  const alike: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    const key = () =>
      words
        .slice(at, at + length)
        .map((word) => word.key)
        .join(' ');
    while (length > 0 && !entries.has(key())) length -= 1;
    if (length > 0) things.push(wordsOf(entries.get(key()) ?? [], to));
    else {
      const { word, index, key: term } = words[at] as (typeof words)[number];
      if (isAlike(word, index)) alike.push(...tokenize(word));
      else if (!unspecificTerms().has(term)) rest.push(word);
    }
    at += Math.max(length, 1);
  }
  return { things, alike, rest: rest.join(' ') };
}

/**
 * Looks the things of a question up in the glossary, the longest first. Nothing is translated but words: what a text says
 * in its own language is quoted in it.
 */
export function translate(question: string, from: GlossaryLanguage, to: GlossaryLanguage): Translation {
  const found = from === 'en' ? fromEnglish(question, to) : fromWide(question, from, to);
  return { ...found, things: found.things.filter((words) => words.length > 0) };
}

/** Language in which a question is looked up: that of its characters where it has any, since 電池 is no English. */
export function languageOfQuestion(question: string, language: string): GlossaryLanguage | undefined {
  const isWritten = [...question].some((character) => isWide(character.charCodeAt(0)));
  if (!isWritten) return /\p{Script=Latin}/u.test(question) ? 'en' : undefined;
  if (/[\u3040-\u30ff]/.test(question)) return 'ja';
  const told = glossaryLanguage(language);
  return told === 'en' || told === undefined ? 'zh' : told;
}
