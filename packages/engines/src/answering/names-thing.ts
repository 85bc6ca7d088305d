import { saysFormulaOf } from '../language/abbreviations/formula-initials.ts';
import { namesDesignation } from '../language/literals.ts';
import { tokenize } from '../language/tokens/tokenize.ts';

/** Letters of a name from which it is no part of another by chance: `PE` stands in `PEEK`. */
const nameLength = 6;

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Whether a text names a thing: the whole name, every term of it, or the formula that it is short for. */
export function namesThing(text: string, thing: string, language: string): boolean {
  const numbered = thing.split(/\s+/).filter((word) => /\d/.test(word));
  if (!numbered.every((word) => namesDesignation(text, word))) return false;
  if (saysFormulaOf(text, thing)) return true;
  const own = tokenize(thing, language);
  const held = new Set(tokenize(text, language));
  const isWhole = numbered.length > 0 || wide.test(thing) || folded(thing).length >= nameLength;
  return (isWhole && folded(text).includes(folded(thing))) || (own.length > 0 && own.every((term) => held.has(term)));
}
