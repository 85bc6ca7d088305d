import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, sourceFiles } from './source-files.ts';

/** Texts of a file, and what they are grouped in; an item of a list has its place for a key. */
type Texts = { readonly [key: string]: string | Texts };

/** Parts of a list that are no words: what the product itself reads. */
const notRead = /\.(id|icon|agent|note|topic)$/;

/** Folders that hold one file of words for each language. */
export const catalogues: readonly string[] = sourceFiles.filter((file) => file.endsWith('/en.json')).map(dirname);

function flatten(texts: Texts, before = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flatten(value, `${before}${key}.`),
  );
}

/** What a catalogue says in a language, by its keys. */
export function readCatalogue(folder: string, locale: string): Map<string, string> {
  const texts = flatten(JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8')) as Texts);
  return new Map(texts.filter(([key]) => !notRead.test(key)));
}
