import { americanSpelling } from '../tokens/spelling.ts';

/** What follows a whole word. */
const behindWord = new Set(['', 's', 'ed', 'ing', 'ings', 'er', 'ers', 'or', 'ors', 'able', 'ly', 'ness']);
/** What follows a word, or one that has lost its last letter. */
const ending =
  /^(?:e|es|ed|er|ers|ing|ings|or|ors|y|ly|ies|ied|ier|iest|ic|ics|ical|ically|al|ally|ion|ions|ation|ations|able|ability|ity|ities|ive|ively|ize|ized|izes|izing|ization)$/;

/**
 * Whether two words of one stem are forms of one word, and not one of them a misspelling that the stemmer reads as the
 * other: `sinters` and `sintered` are, `graphit` and `graphite` are not.
 */
export function areInflections(written: string, known: string): boolean {
  const [word, other] = [americanSpelling(written), americanSpelling(known)];
  if (word === other) return true;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  const last = word[same - 1];
  const [rest, otherRest] = [undoubled(word.slice(same), last), undoubled(other.slice(same), last)];
  if (behindWord.has(rest) && behindWord.has(otherRest)) return true;
  if (rest === 'es' && otherRest === '') return /(?:[sxz]|ch|sh)$/.test(other);
  if (rest === '' && otherRest === 'es') return /(?:[sxz]|ch|sh)$/.test(word);
  if (!ending.test(rest)) return false;
  return otherRest === '' ? rest !== 'e' : ending.test(otherRest);
}

/** `ping` of `stopping` is `ing`. */
function undoubled(rest: string, last = ''): string {
  return rest[0] === last && /^.(?:ed|ing|ings|er|ers)$/.test(rest) ? rest.slice(1) : rest;
}
