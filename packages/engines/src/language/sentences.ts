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

/** Abbreviations that stand before a name or a number, never at the end of a sentence. */
const neverLast = new Set([
  'al',
  'cf',
  'dr',
  'e.g',
  'eq',
  'eqs',
  'fig',
  'figs',
  'i.e',
  'mr',
  'mrs',
  'ms',
  'prof',
  'viz',
  'vs',
]);

/** Words that begin sentences and no names. */
const beginning =
  /^\.\s+(?:The|An?|In|It|Its|This|These|Those|That|They|For|From|At|If|As|By|On|To|When|Where|While|After|Before|However|Since|With|Without|Such|Each|Both|All|No|There|Thus|Therefore|Another|Other)\s/u;

/** Nouns whose members are named by a letter: `Protein A`, `type B`. */
const lettered =
  /\b(?:protein|vitamin|type|class|group|phase|grade|hepatitis|influenza|compound|example|step|figure|table|formula|factor|site|layer|sample|part|section|annex|appendix|component)\s$/iu;

const closing = /[)\]"'”’」』）】]/;
const ideographicEnd = /[。！？｡]/;

/** True when the stop at `at` belongs to a number, an abbreviation or an initial. */
function isInnerStop(text: string, at: number): boolean {
  if (/\d/.test(text[at + 1] ?? '')) return true;
  const before = /(?:^|[\s([])([\p{L}.]+)$/u.exec(text.slice(Math.max(0, at - 12), at))?.[1] ?? '';
  const begins = beginning.test(text.slice(at, at + 16));
  // "J. Smith" goes on; "25 °C.", "grade 316L." and "Protein A." end here.
  if (/^\p{Lu}$/u.test(before)) {
    const context = text.slice(Math.max(0, at - 16), at - 1);
    return !begins && !/[\d%]\s$/.test(context) && !lettered.test(context);
  }
  const abbreviation = before.toLowerCase();
  return abbreviations.has(abbreviation) && (!begins || neverLast.has(abbreviation));
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
