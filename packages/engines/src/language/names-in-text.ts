import { foldHan, type Span } from '@assay/domain';
import { onDemand } from './on-demand.ts';

/** A thing with its names: words of Latin script, and words of Chinese and Japanese. */
export interface Named<Thing> {
  names: readonly string[];
  thing: Thing;
}

/** A name where it stands in a readable text; one name may be of several things. */
export interface NameFound<Thing> extends Span {
  things: readonly Thing[];
}

/** A text as names are read in it: compatibility forms gone, and every Han character in its simplified form. */
export const readable = (text: string): string => foldHan(text.normalize('NFKC'));

interface Word extends Span {
  word: string;
}

interface Entry<Thing> {
  /** Words of the name behind its first one, or its characters. */
  rest: readonly string[];
  length: number;
  things: Thing[];
}

const wordPattern = /[\p{Script=Latin}\p{Script=Greek}\d%]+(?:\.\d+)?/gu;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const katakana = /[\p{Script=Katakana}ー]/u;
/** What may part the words of one name. */
const joint = /^(?:(?:['’]s?)?[\s\-‐‑–/_]{0,3}|\.|\s&\s)$/u;

/** A word in the singular: `viscosities`, `losses`, `points`. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const folded = (word: string) => singular(word.toLowerCase());

function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** Names by their first word in Latin script, or by their first character of Chinese and Japanese; the longest first. */
function entriesOf<Thing>(named: readonly Named<Thing>[]) {
  const latin = new Map<string, Entry<Thing>[]>();
  const wideNames = new Map<string, Entry<Thing>[]>();

  function enter(map: Map<string, Entry<Thing>[]>, key: string, rest: readonly string[], length: number, thing: Thing) {
    const known = map.get(key) ?? [];
    const same = known.find((entry) => entry.rest.join(' ') === rest.join(' '));
    if (same === undefined) map.set(key, [...known, { rest, length, things: [thing] }]);
    else if (!same.things.includes(thing)) same.things.push(thing);
  }

  for (const { names, thing } of named)
    for (const written of names) {
      const name = readable(written);
      if (wide.test(name)) enter(wideNames, name[0] as string, [name], name.length, thing);
      else {
        const words = wordsOf(name).map(({ word }) => (/\p{Lu}/u.test(word) ? word : folded(word)));
        const [first, ...rest] = words;
        if (first !== undefined) enter(latin, first, rest, words.length, thing);
      }
    }
  for (const map of [latin, wideNames]) for (const entries of map.values()) entries.sort((a, b) => b.length - a.length);
  return { latin, wideNames };
}

/**
 * Finds names in readable texts, at each place the longest. A name in lower case is read in any case and in the plural;
 * one with a capital stands for itself. A word of katakana is no part of a longer one.
 *
 * @param named asked for at the first text
 */
export function nameFinder<Thing>(named: () => readonly Named<Thing>[]): (text: string) => NameFound<Thing>[] {
  const entries = onDemand(() => entriesOf(named()));

  function latinIn(text: string): NameFound<Thing>[] {
    const { latin } = entries();
    const words = wordsOf(text);
    const forms = words.map(({ word }) => [word, folded(word)] as const);
    const found: NameFound<Thing>[] = [];
    const isAt = (entry: Entry<Thing>, at: number) =>
      entry.rest.every((wanted, index) => {
        const place = at + index + 1;
        const form = forms[place];
        const gap = text.slice(words[place - 1]?.end, words[place]?.start);
        return form !== undefined && (form[0] === wanted || form[1] === wanted) && joint.test(gap);
      });
    for (let at = 0; at < words.length; at += 1) {
      const [own, plain] = forms[at] as readonly [string, string];
      const begun = own === plain ? latin.get(own) : [...(latin.get(own) ?? []), ...(latin.get(plain) ?? [])];
      const matching = begun?.filter((entry) => isAt(entry, at)) ?? [];
      const longest = Math.max(...matching.map(({ length }) => length));
      const things = matching.filter(({ length }) => length === longest).flatMap((entry) => entry.things);
      if (things.length === 0) continue;
      found.push({ start: (words[at] as Word).start, end: (words[at + longest - 1] as Word).end, things });
      at += longest - 1;
    }
    return found;
  }

  function wideIn(text: string): NameFound<Thing>[] {
    const { wideNames } = entries();
    const found: NameFound<Thing>[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const entry = wideNames.get(text[at] as string)?.find(({ rest: [name = ''] }) => {
        if (!text.startsWith(name, at)) return false;
        const isPart = (inner: string | undefined, outer: string | undefined) =>
          katakana.test(inner ?? '') && katakana.test(outer ?? '');
        return !isPart(name[0], text[at - 1]) && !isPart(name.at(-1), text[at + name.length]);
      });
      if (entry === undefined) continue;
      found.push({ start: at, end: at + entry.length, things: entry.things });
      at += entry.length - 1;
    }
    return found;
  }

  return (text) => {
    const found = latinIn(text);
    return wide.test(text) ? [...found, ...wideIn(text)].sort((a, b) => a.start - b.start) : found;
  };
}
