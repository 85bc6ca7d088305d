import { isGeneralEnglish } from '../spelling/general-english.ts';
import { formulaAt } from '../tokens/chemical-formula.ts';
import { foldAbbreviation } from './find-abbreviations.ts';

/** An abbreviation of a question: as written, and as abbreviations are looked up. */
export interface WrittenAbbreviation {
  written: string;
  key: string;
  /** In small letters it may as well be a word; it is one where nothing knows the abbreviation. */
  isSmall: boolean;
}

const run = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-\d+)?(?![\p{L}\p{N}])/gu;
const behindNumber = /\d\s?$/;

/** What may be an abbreviation in a question: no formula, no unit behind a number, in small letters no English word. */
export function abbreviationsIn(question: string): WrittenAbbreviation[] {
  const found = new Map<string, WrittenAbbreviation>();
  for (const { 0: written, index } of question.matchAll(run)) {
    if (written.length > 10 || formulaAt(written, 0) !== undefined) continue;
    if (behindNumber.test(question.slice(0, index))) continue;
    const isSmall = !/\p{Lu}.*\p{Lu}/u.test(written);
    if (isSmall && (!/^[a-z]{3,6}$/.test(written) || isGeneralEnglish(written))) continue;
    const key = foldAbbreviation(written);
    if (!found.has(key)) found.set(key, { written, key, isSmall });
  }
  return [...found.values()];
}
