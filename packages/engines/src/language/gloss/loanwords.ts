import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryFolders } from './dictionary-folders.ts';
import { foldWord } from './fold-word.ts';

/** A word of a group of synonyms as `sudachi-synonyms-dictionary` gives it; words of one number are one word. */
interface Synonym {
  vocabularyNumber: number;
  bunya: readonly string[];
  midashi: string;
}

const names = new Set('企業名 旧企業名 人名 キャラ 地名 店名 大学名 組織名 旧組織名 商品'.split(' '));
const leisure = new Set('音楽 娯楽 ファッション スポーツ 料理 美容 観光 動植物 人 店'.split(' '));

/** Alphabetic form of a word; with a capital it is German, a name or a mark. */
const isEnglish = (word: string) => /^[a-z][a-z '-]{2,}$/.test(word);

/**
 * English of words in katakana by the synonyms of SudachiDict: of the loan itself, or else of another for the same.
 *
 * @param technical words of our fields, which win over others: キャリア is a carrier rather than a career.
 */
export function loanwords(technical: ReadonlySet<string>): Map<string, string> {
  const file = join(dictionaryFolders.sudachi, 'sudachi-synonyms-dictionary.json');
  const groups = JSON.parse(readFileSync(file, 'utf8')) as { items: Synonym[] }[];
  const found = new Map<string, { english: string; distance: number }>();
  for (const { items } of groups) {
    if (items.some(({ bunya }) => bunya.some((field) => names.has(field)))) continue;
    const ofLeisure = items.some(({ bunya }) => bunya.some((field) => leisure.has(field)));
    for (const { midashi, vocabularyNumber } of items) {
      if (!/^[ァ-ヺー・]{2,}$/.test(midashi)) continue;
      const own = items.find((item) => item.vocabularyNumber === vocabularyNumber && isEnglish(item.midashi));
      const english = own ?? items.find((item) => isEnglish(item.midashi));
      if (english === undefined) continue;
      const key = foldWord(midashi.replaceAll('・', ''));
      const distance = (own ? 0 : 1) + (ofLeisure ? 2 : 0) - (technical.has(english.midashi) ? 0.5 : 0);
      if (distance < (found.get(key)?.distance ?? Number.POSITIVE_INFINITY))
        found.set(key, { english: english.midashi, distance });
    }
  }
  return new Map([...found].map(([key, { english }]) => [key, english]));
}
