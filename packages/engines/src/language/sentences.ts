import type { Span } from '@assay/domain';

/** Abbreviations after which a full stop does not end a sentence, lower case, without the stop. */
const abbreviations = new Set([
  'al',
  'approx',
  'art',
  'ca',
  'cf',
  'co',
  'corp',
  'dr',
  'e.g',
  'ed',
  'eq',
  'eqs',
  'etc',
  'ex',
  'fig',
  'figs',
  'i.e',
  'inc',
  'incl',
  'ltd',
  'max',
  'min',
  'mr',
  'mrs',
  'ms',
  'no',
  'nos',
  'p',
  'para',
  'pat',
  'pp',
  'prof',
  'ref',
  'refs',
  'resp',
  'sec',
  'st',
  'u.s',
  'viz',
  'vol',
  'vs',
  'wt',
]);

const closing = /[)\]"'”’」』）】]/;
const ideographicEnd = /[。！？｡]/;

/** True when the stop at `at` belongs to a number, an abbreviation or an initial. */
function isInnerStop(text: string, at: number): boolean {
  if (/\d/.test(text[at + 1] ?? '')) return true;
  const before = /(?:^|[\s([])([\p{L}.]+)$/u.exec(text.slice(Math.max(0, at - 12), at))?.[1] ?? '';
  // "J. Smith" goes on; "25 °C." and "grade 316L." end here, because their letter does not stand alone after a space.
  if (/^\p{Lu}$/u.test(before) && !/\d\s$/.test(text.slice(Math.max(0, at - 3), at - 1))) return true;
  return abbreviations.has(before.toLowerCase());
}

function isEnd(text: string, at: number): boolean {
  const character = text[at] ?? '';
  if (character === '\n') return true;
  if (ideographicEnd.test(character)) return true;
  if (character !== '.' && character !== '?' && character !== '!') return false;
  if (character === '.' && isInnerStop(text, at)) return false;
  let next = at + 1;
  while (closing.test(text[next] ?? '')) next++;
  if (next >= text.length) return true;
  if (!/\s/.test(text[next] ?? '')) return false;
  // A lower-case word after the stop continues the sentence, as in "0.1 wt. of".
  return !/^\s+\p{Ll}/u.test(text.slice(next, next + 4));
}

/**
 * Sentences of a text as spans (UTF-16 code units), in order, without surrounding space. A line break
 * always ends one, so that table rows and headings stay apart.
 */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const close = (to: number) => {
    let start = from;
    let end = to;
    while (start < end && /\s/.test(text[start] ?? '')) start++;
    while (end > start && /\s/.test(text[end - 1] ?? '')) end--;
    if (end > start) spans.push({ start, end });
    from = to;
  };
  for (let at = 0; at < text.length; at++) {
    if (!isEnd(text, at)) continue;
    let end = at + 1;
    while (closing.test(text[end] ?? '')) end++;
    close(end);
    at = end - 1;
  }
  close(text.length);
  return spans;
}
