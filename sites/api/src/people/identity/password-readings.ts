/** Signs that are written for letters. 1 is written for `i` and for `l`, which are read as one. */
const writtenFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  l: 'i',
};

/** A text in lower case, its usual replacements undone. */
export const inLetters = (text: string): string => text.replaceAll(/[013457@$!l]/g, (sign) => writtenFor[sign] ?? sign);

/** Whether a text is one or two signs, or a piece of up to four signs, over and over. */
export function isRepeated(text: string): boolean {
  const signs = [...text];
  const repeats = (length: number) =>
    signs.length >= 2 * length && signs.every((sign, at) => sign === signs[at % length]);
  return new Set(signs).size <= 2 || repeats(3) || repeats(4);
}

/** What may be meant by a text: in letters, without so many signs at its ends. */
export interface Reading {
  text: string;
  without: number;
}

/** Every reading of a text in lower case that leaves out at most so many digits and signs at its ends. */
export function readingsOf(lower: string, most: number): Reading[] {
  const leading = Math.min(most, /^\P{L}*/u.exec(lower)?.[0].length ?? 0);
  const trailing = Math.min(most, /\P{L}*$/u.exec(lower)?.[0].length ?? 0);
  const readings: Reading[] = [];
  for (let before = 0; before <= leading; before += 1)
    for (let after = 0; after <= trailing && before + after <= Math.min(most, lower.length); after += 1)
      readings.push({ text: inLetters(lower.slice(before, lower.length - after)), without: before + after });
  return readings;
}
