import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldHan } from '@assay/domain';
import { dictionaryFolders } from './dictionary-folders.ts';
import { type CedictEntry, nearestSense } from './senses.ts';

const longestWord = 10;

/** English of Chinese words by CC-CEDICT, simplified and traditional under one folded word. */
export function cedictWords(): Map<string, string> {
  const file = join(dictionaryFolders.cedict, 'cedict.json');
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
