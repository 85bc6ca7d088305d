/** A half-open range of letters. */
export interface LetterRange {
  start: number;
  end: number;
}

/** The letters of a text, by which two readings of a page are compared, each with the place it was read from. */
export interface Letters {
  text: string;
  /** UTF-16 unit of the source at which the letter begins and ends. */
  starts: readonly number[];
  ends: readonly number[];
}

/** What readings of one page differ in: spaces, hyphens at the ends of lines, accents set apart, signs without a meaning. */
const unread = /[\s\p{M}\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Pd}\u00ad\ufffd]/u;

/** The letters of a text without what readings differ in; a ligature is read as its letters, a wide form as the plain one. */
export function lettersOf(source: string): Letters {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const sign of source) {
    for (const letter of sign.normalize('NFKD').toLowerCase()) {
      if (unread.test(letter)) continue;
      text += letter;
      for (let unit = 0; unit < letter.length; unit += 1) {
        starts.push(at);
        ends.push(at + sign.length);
      }
    }
    at += sign.length;
  }
  return { text, starts, ends };
}

/** A passage whose letters are looked for, and what stands around it on its page. */
export interface LookedFor {
  before: string;
  passage: string;
  after: string;
}

/** Letters of a stretch that two readings must share to be taken for the same, if a passage is not found as a whole. */
const shortestStretch = 6;
/** What a page repeats more often tells nothing of a place. */
const mostPlaces = 50;
const longStretch = 32;
/** Share of a passage that must be found. */
const leastFound = 0.6;
/** Letters around a passage that tell which of its repetitions is meant. */
const contextLength = 80;

/**
 * Where a page has the letters of a passage, in order. A passage that stands there more than once is the one with the
 * same surroundings; one that stands there with gaps or faults is found by the stretches that agree.
 *
 * @returns nothing when less than most of it is there.
 */
export function alignLetters(page: string, { before, passage, after }: LookedFor): readonly LetterRange[] {
  if (passage === '') return [];
  const whole = mostLike(page, occurrencesOf(page, passage), { before, passage, after });
  if (whole !== undefined) return [{ start: whole, end: whole + passage.length }];
  const stretches = sharedStretches(page, passage);
  const found = stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  return found >= passage.length * leastFound ? stretches : [];
}

function occurrencesOf(page: string, passage: string): number[] {
  const found: number[] = [];
  for (let at = page.indexOf(passage); at >= 0; at = page.indexOf(passage, at + 1)) found.push(at);
  return found;
}

/** Of several places that with the longest surroundings in common; of equal ones that nearest to where the text has it. */
function mostLike(page: string, places: readonly number[], { before, passage, after }: LookedFor): number | undefined {
  const likeness = (at: number) =>
    commonEnd(page.slice(0, at), before) + commonStart(page.slice(at + passage.length), after);
  const distance = (at: number) => Math.abs(at - before.length);
  return places.toSorted((a, b) => likeness(b) - likeness(a) || distance(a) - distance(b))[0];
}

function commonEnd(one: string, other: string): number {
  const most = Math.min(contextLength, one.length, other.length);
  let length = 0;
  while (length < most && one[one.length - 1 - length] === other[other.length - 1 - length]) length += 1;
  return length;
}

function commonStart(one: string, other: string): number {
  const most = Math.min(contextLength, one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/** The longest stretch that both have, and what they share before and behind it. */
function sharedStretches(page: string, passage: string): LetterRange[] {
  const places = new Map<string, number[]>();
  for (let at = 0; at + shortestStretch <= page.length; at += 1) {
    const key = page.slice(at, at + shortestStretch);
    const known = places.get(key);
    if (known && known.length < mostPlaces) known.push(at);
    else if (!known) places.set(key, [at]);
  }
  const found: LetterRange[] = [];
  search({ start: 0, end: page.length }, { start: 0, end: passage.length });
  return found;

  function search(within: LetterRange, wanted: LetterRange): void {
    let best = { at: 0, from: 0, length: 0 };
    for (let from = wanted.start; from + shortestStretch <= wanted.end; from += 1) {
      let longest = 0;
      for (const at of places.get(passage.slice(from, from + shortestStretch)) ?? []) {
        const length = sharedLength(at, within.end, from, wanted.end);
        if (at < within.start || length < shortestStretch) continue;
        longest = Math.max(longest, length);
        if (length > best.length) best = { at, from, length };
      }
      // What begins inside a long stretch is hardly longer than it.
      if (longest >= longStretch) from += longest - shortestStretch;
    }
    const { at, from, length } = best;
    if (length === 0) return;
    search({ start: within.start, end: at }, { start: wanted.start, end: from });
    found.push({ start: at, end: at + length });
    search({ start: at + length, end: within.end }, { start: from + length, end: wanted.end });
  }

  function sharedLength(at: number, atEnd: number, from: number, fromEnd: number): number {
    const most = Math.min(atEnd - at, fromEnd - from);
    let length = 0;
    while (length < most && page[at + length] === passage[from + length]) length += 1;
    return length;
  }
}
