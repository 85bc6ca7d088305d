import { quantities } from './quantities.ts';

/** A run of Latin or Greek letters and digits, parts of which may be joined: `316L`, `IL-6`, `EP1234567`, `Ti-6Al-4V`. */
const run = /[\p{Script=Latin}\p{Script=Greek}\d]+(?:[-‐‑–./][\p{Script=Latin}\p{Script=Greek}\d]+)*/gu;
/** `3-fold`, `10-minute`, `2nd`, `1990s`, `6σ`, `0.5C`: words of the language, multiples and values, and no names. */
const worded =
  /^(?:\d[\d.,]*[-‐‑–]\p{Ll}{2,}|\d+(?:st|nd|rd|th|s)|\p{L}{2,}[-‐‑–]\d+(?:st|nd|rd|th)|\d+\p{Script=Greek}|\d+\.\d+\p{Lu})$/u;

/** `10x10`, `10k`, `46xx`: sizes, counts and patterns of numbers. */
const numbered = /^(?:\d+(?:[x×]\d+)+|\d+k|\d+x+)$/iu;
/** Ratings of an FMEA, `S9 O1 D8`: letters that say of what the number is. */
const ratings = /\bS\s?(?:10|\d)\b.{0,6}\bO\s?(?:10|\d)\b/u;
const rating = /^[SOD](?:10|\d)$/u;
/** A segment of a systematic name, which is read as words: `N-methyl-2-pyrrolidone`. */
const systematic = /(?:^|[-‐‑–])\p{L}?\p{Ll}{5,}(?=$|[-‐‑–])/u;

/** Names that letters and digits make together: grades, formulas, genes, document numbers. Values with a unit are none. */
export function designations(text: string): string[] {
  const plain = text.normalize('NFKC');
  const values = quantities(plain);
  const isRated = ratings.test(plain);
  return [...plain.matchAll(run)].flatMap(({ 0: whole, index }) => {
    if (isRated && rating.test(whole)) return [];
    const isValue = values.some(({ start, end }) => index < end && index + whole.length > start);
    if (isValue) return [];
    return whole
      .split(systematic)
      .map((found) => found.replace(/^[-‐‑–]|[-‐‑–]$/gu, ''))
      .filter((found) => /\d/.test(found) && /\p{L}/u.test(found) && !worded.test(found) && !numbered.test(found));
  });
}

/** Whether a text names a designation, its letters and digits joined in any way: `IL6` is `IL-6`, and not `IL-60`. */
export function namesDesignation(text: string, designation: string): boolean {
  const parts = designation.normalize('NFKC').match(/\p{L}+|\d+/gu) ?? [];
  const joint = String.raw`[-‐‑–./\s]?`;
  const edge = String.raw`[\p{Script=Latin}\p{Script=Greek}\d]`;
  return new RegExp(`(?<!${edge})${parts.join(joint)}(?!${edge})`, 'iu').test(text.normalize('NFKC'));
}

/** Plain numbers of a text, without thousands' commas and trailing noughts; digits inside a designation are none. */
export function numbersIn(text: string): string[] {
  return [...text.normalize('NFKC').matchAll(/(?<![\p{Script=Latin}\p{Script=Greek}\d])\d+(?:[.,]\d+)*/gu)].map(
    ([number]) => plainNumber(number),
  );
}

function plainNumber(number: string): string {
  const plain = number.replaceAll(',', '');
  return /^\d+\.\d+$/.test(plain) ? String(Number(plain)) : plain;
}
