/** An abbreviation with what a text says it stands for, both as written. */
export interface FoundAbbreviation {
  short: string;
  long: string;
}

const bracket = /\(([^()\n]{2,160})\)/g;
const longest = 10;
const alphanumeric = /[\p{L}\p{N}]/u;

/**
 * Abbreviations that an English text defines: `long form (ABC)` and `ABC (long form)`, by the rule of Schwartz and
 * Hearst (Pacific Symposium on Biocomputing 2003): each letter of the short form stands in the long one, in order, the
 * first at the beginning of a word.
 */
export function findAbbreviations(text: string): FoundAbbreviation[] {
  const found: FoundAbbreviation[] = [];
  for (const { 1: inside = '', index } of text.matchAll(bracket)) {
    const before = text.slice(Math.max(0, index - 200), index).trimEnd();
    const within = (inside.split(/[;,]\s|\sor\s/)[0] ?? inside).trim();
    if (isShortForm(within)) {
      const long = longFormBefore(within, before);
      if (long !== undefined) found.push({ short: singular(within), long });
    } else {
      const short = /[\p{L}\p{N}][\p{L}\p{N}/-]*$/u.exec(before)?.[0];
      const long = short !== undefined && isShortForm(short) ? longFormIn(short, within) : undefined;
      // Without brackets around the short form all of the long one is inside them.
      if (short !== undefined && long !== undefined && long === within) found.push({ short: singular(short), long });
    }
  }
  return found;
}

/** Two to ten characters in one word, of which two are capitals or one is a capital among letters: `SEI`, `mRNA`, `IL-6`. */
function isShortForm(text: string): boolean {
  if (text.length < 2 || text.length > longest || !/^[\p{L}\p{N}][\p{L}\p{N}/-]*$/u.test(text)) return false;
  return (text.match(/\p{Lu}/gu)?.length ?? 0) >= 2;
}

function longFormBefore(short: string, before: string): string | undefined {
  const letters = short.replace(/[^\p{L}\p{N}]/gu, '').length;
  const clause = before.split(/[.;:!?]\s|[,;:]$|\n/).at(-1) ?? '';
  const words = clause.split(/\s+/).filter((word) => word !== '');
  const most = Math.min(letters + 5, letters * 2);
  return longFormIn(singular(short), words.slice(-most).join(' '));
}

/** The shortest end of a text that a short form stands for; undefined where it stands for none. */
function longFormIn(short: string, text: string): string | undefined {
  const letters = [...short.toLowerCase()].filter((letter) => alphanumeric.test(letter)).toReversed();
  const lower = text.toLowerCase();
  let at = text.length;
  for (const [index, letter] of letters.entries()) {
    do at = at === 0 ? -1 : lower.lastIndexOf(letter, at - 1);
    while (index === letters.length - 1 && at > 0 && alphanumeric.test(text[at - 1] as string));
    if (at < 0) return undefined;
  }
  const start = text.lastIndexOf(' ', at) + 1;
  const long = text.slice(start).replace(/^["'([]+/, '');
  const words = long.split(/[\s-]+/);
  const isLong = long.length > short.length + 1 && words.length <= Math.min(short.length + 5, short.length * 2);
  const isWhole = /[a-z]{3}/.test(long) && !/^(?:the|a|an|of|and|in)\s/i.test(long);
  return isLong && isWhole && !words.includes(short) ? long : undefined;
}

/** `LNPs` is `LNP`. */
function singular(short: string): string {
  return /\p{Lu}s$/u.test(short) ? short.slice(0, -1) : short;
}

/** An abbreviation however it is written: capitals and digits alone. */
export function foldAbbreviation(short: string): string {
  return singular(short)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
