import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foldHan } from '@assay/domain';
import { glossary, wordsIn } from '../glossary/translate.ts';
import { cedictWords } from './cedict.ts';
import { dictionaryFolders } from './dictionary-folders.ts';
import { jmdictWords } from './jmdict.ts';
import { loanwords } from './loanwords.ts';
import { technicalLoans } from './technical-loans.ts';
import { makeVocabulary, type SoundingWord, spokenWords, type Vocabulary } from './vocabulary.ts';

/** What the packages of dictionaries say, one English reading for a folded word. */
export interface WordTables {
  chinese: ReadonlyMap<string, string>;
  /** Verbs begin with "to". */
  japanese: ReadonlyMap<string, string>;
  /** Words in katakana. */
  loans: ReadonlyMap<string, string>;
  vocabulary: Vocabulary;
}

/** The tables as they are kept: words and English in a text each, which takes a twentieth of the time to read. */
interface KeptTables {
  madeOf: string;
  words: Record<'chinese' | 'japanese' | 'loans', KeptWords>;
  vocabulary: [skeleton: string, words: readonly SoundingWord[]][];
}

interface KeptWords {
  keys: string;
  english: string;
}

/** Where the build of the package leaves the tables. */
const built = join(import.meta.dirname, '../../../dist/gloss.json');

/** Every character of the common block of Han. */
const han = Array.from({ length: 0x5200 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');

/** Names what the tables are made of: other dictionaries, another glossary or other rules make others. */
function madeOf(): string {
  const hash = createHash('sha256');
  for (const folder of Object.values(dictionaryFolders)) hash.update(readFileSync(join(folder, 'package.json')));
  for (const folder of [import.meta.dirname, join(import.meta.dirname, '../glossary')]) {
    for (const file of readdirSync(folder).toSorted()) {
      if (!file.includes('.test.')) hash.update(readFileSync(join(folder, file)));
    }
  }
  hash.update(foldHan(han));
  return hash.digest('hex');
}

const keep = (words: ReadonlyMap<string, string>): KeptWords => ({
  keys: [...words.keys()].join('\n'),
  english: [...words.values()].join('\n'),
});

function makeTables(madeOf: string): KeptTables {
  const ours = [technicalLoans, ...glossary.flatMap((entry) => wordsIn(entry, 'en'))];
  const technical = new Set(ours.flatMap((text) => text.toLowerCase().split(/[^a-z]+/)));
  const spoken = spokenWords();
  const chinese = cedictWords();
  const japanese = jmdictWords({ chinese, technical, spoken });
  const loans = loanwords(technical);
  // English of Japanese words is full of Japanese: genmaicha, shiruko.
  const english = [chinese, loans].flatMap((words) => [...words.values()]);
  return {
    madeOf,
    words: { chinese: keep(chinese), japanese: keep(japanese), loans: keep(loans) },
    vocabulary: [...makeVocabulary(ours, spoken, english)],
  };
}

function wordsOf({ keys, english }: KeptWords): Map<string, string> {
  const readings = english.split('\n');
  return new Map(keys.split('\n').map((key, at) => [key, readings[at] as string]));
}

function readKept(file: string): KeptTables | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeptTables;
  } catch {
    return undefined;
  }
}

function writeKept(file: string, tables: KeptTables): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Whole or not at all, while others read and write it.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(tables));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The installation cannot be written: the next process makes them again.
  }
}

/**
 * The tables from what the package was built to, or made anew where that is missing or of other dictionaries: making them
 * takes four seconds, reading them a quarter of one.
 */
export function loadWordTables(file = built): WordTables {
  const wanted = madeOf();
  let tables = readKept(file);
  if (tables?.madeOf !== wanted) {
    tables = makeTables(wanted);
    writeKept(file, tables);
  }
  const { words, vocabulary } = tables;
  return {
    chinese: wordsOf(words.chinese),
    japanese: wordsOf(words.japanese),
    loans: wordsOf(words.loans),
    vocabulary: new Map(vocabulary),
  };
}
