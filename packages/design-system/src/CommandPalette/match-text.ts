/** A part of a text, in UTF-16 code units, end exclusive. */
export type TextSpan = { start: number; end: number };

/** How well a text fits what was typed, and by which of its letters. */
export type TextMatch = { score: number; spans: readonly TextSpan[] };

/** A text whatever the case and width of its letters; `at` leads from each unit of it back to the text. */
type Folded = { text: string; at: readonly number[] };

/** By how a word was found. */
const scores = { whole: 100, beginning: 80, word: 60, part: 40, initials: 30, scattered: 10 } as const;

/** Letters a word must have before its letters may stand apart. */
const scatteredFrom = 3;

export const foldText = (text: string) => text.normalize('NFKC').toLowerCase();

function folded(text: string): Folded {
  let fold = '';
  const at: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = foldText(character);
    for (let unit = 0; unit < plain.length; unit += 1) at.push(place);
    fold += plain;
    place += character.length;
  }
  return { text: fold, at: [...at, place] };
}

/** Words typed, folded, each once. */
export function wordsTyped(query: string): readonly string[] {
  return [...new Set(foldText(query).split(/\s+/u).filter(Boolean))];
}

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Where words of a text begin; scripts that write without blanks begin one with every character. */
function beginnings(text: string): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const [before, here] = [text[place - 1], text[place]];
    if (isWordCharacter(here) && (!isWordCharacter(before) || /[^\p{Script=Latin}\p{N}]/u.test(here ?? '')))
      places.push(place);
  }
  return places;
}

type Found = { score: number; places: readonly number[] };

const run = (start: number, length: number) => Array.from({ length }, (_, step) => start + step);

function findWord(text: string, starts: readonly number[], word: string): Found | undefined {
  if (text === word) return { score: scores.whole, places: run(0, word.length) };
  if (text.startsWith(word)) return { score: scores.beginning, places: run(0, word.length) };
  const start = starts.find((place) => text.startsWith(word, place));
  if (start !== undefined) return { score: scores.word, places: run(start, word.length) };
  const part = text.indexOf(word);
  if (part >= 0) return { score: scores.part, places: run(part, word.length) };
  if (!/^[\p{Script=Latin}\p{N}]+$/u.test(word) || word.length < 2) return undefined;
  const initials = starts.map((place) => text[place]).join('');
  const first = initials.indexOf(word);
  if (first >= 0) return { score: scores.initials, places: starts.slice(first, first + word.length) };
  return word.length < scatteredFrom ? undefined : scattered(text, starts, word);
}

/** Letters in their order, the first one at the beginning of a word: `nvlty` finds novelty. */
function scattered(text: string, starts: readonly number[], word: string): Found | undefined {
  for (const start of starts) {
    if (text[start] !== word[0]) continue;
    const places = [start];
    for (const letter of word.slice(1)) {
      const next = text.indexOf(letter, (places.at(-1) ?? 0) + 1);
      if (next < 0) break;
      places.push(next);
    }
    // Letters that lie far apart say nothing.
    const length = (places.at(-1) ?? 0) - start + 1;
    if (places.length === word.length && length <= word.length * 2) return { score: scores.scattered, places };
  }
  return undefined;
}

function spansOf(places: Iterable<number>, { at, text }: Folded): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const place of [...new Set(places)].sort((one, other) => one - other)) {
    const start = at[place] ?? 0;
    // One character may fold to several, and all of them are its own.
    let next = place + 1;
    while (next < text.length && at[next] === start) next += 1;
    const end = at[next] ?? start;
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  return spans;
}

/** Whether every word typed is in a text, by its beginning, a part of it or its initials; the best place of each. */
export function matchText(text: string, query: string): TextMatch | undefined {
  return matchWords(text, wordsTyped(query), () => undefined);
}

/**
 * The same over a label and what else it is found by: a word that the label lacks may stand there, for less.
 *
 * @param instead what a word counts that is not in the text
 */
export function matchWords(
  text: string,
  words: readonly string[],
  instead: (word: string) => number | undefined,
): TextMatch | undefined {
  const fold = folded(text);
  const starts = beginnings(fold.text);
  let score = 0;
  const places: number[] = [];
  for (const word of words) {
    const found = findWord(fold.text, starts, word);
    const counts = Math.max(found?.score ?? -1, instead(word) ?? -1);
    if (counts < 0) return undefined;
    score += counts;
    if (found) places.push(...found.places);
  }
  return { score: words.length === 0 ? 0 : score / words.length, spans: spansOf(places, fold) };
}

/** Where the words typed stand in a text that somebody else has found. */
export function markWords(text: string, query: string): readonly TextSpan[] {
  const fold = folded(text);
  const places = wordsTyped(query).flatMap((word) => {
    const all: number[] = [];
    for (let at = fold.text.indexOf(word); at >= 0; at = fold.text.indexOf(word, at + word.length))
      all.push(...run(at, word.length));
    return all;
  });
  return spansOf(places, fold);
}
