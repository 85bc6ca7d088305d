import type { Word } from './words.ts';

/** A thing that a text names. */
export interface Thing {
  name: string;
  isMany: boolean;
}

/** What compares a thing with itself belongs to no name: wider tyres are tyres. */
const comparatives = new Set(
  'more fewer higher lower wider narrower bigger larger smaller thicker thinner finer coarser longer shorter stronger weaker lighter heavier stiffer softer hotter colder greater much many few most several enough such same'.split(
    ' ',
  ),
);
const irregularMany = new Set(
  'people teeth feet men women mice leaves knives algae bacteria fungi larvae data media spores'.split(' '),
);
const longestName = 6;

/** What is no thing that acts or is acted on. */
const vague = new Set(
  'cost costs price prices margin money time times week weeks weekend weekends winter winters summer summers season seasons night nights shift shifts second seconds minute minutes day days hour hours month months year years delivery budget life lifetime problem problems reason job work way need output efficiency productivity throughput quality yield rate gloss capacity speed performance accuracy consumption'.split(
    ' ',
  ),
);
/** What is no thing alone, and is one with a word for where it comes from: switching losses. */
const vagueAlone = new Set(['losses']);
const isVague = (head: string, isAlone: boolean) => vague.has(head) || (isAlone && vagueAlone.has(head));

const isHead = ({ kind, lower }: Word) =>
  (kind === 'noun' || kind === 'verb' || kind === 'adjective') && !comparatives.has(lower);

function isMany(head: string): boolean {
  return irregularMany.has(head) || (/[^suio]s$/.test(head) && head.length > 3);
}

/** The name that some words are, without what stands in front of it. */
export function thingOf(words: readonly Word[], place: 'object' | 'subject' | 'alone' = 'alone'): Thing | undefined {
  let from = 0;
  const isBefore = (word: Word) =>
    word.kind === 'determiner' ||
    word.kind === 'adverb' ||
    word.kind === 'number' ||
    word.kind === 'not' ||
    comparatives.has(word.lower) ||
    word.lower === 'of';
  while (from < words.length && isBefore(words[from] as Word)) from += 1;
  const kept = words.slice(from).filter(({ kind }) => kind !== 'adverb');
  if (kept.length === 0 || kept.length > longestName) return undefined;
  const isPlain = kept.every(
    (word, at) =>
      isHead(word) ||
      (at > 0 &&
        (word.lower === 'of' ||
          word.lower === "'s" ||
          word.kind === 'number' ||
          (word.kind === 'determiner' && kept[at - 1]?.lower === 'of'))),
  );
  if (!isPlain || kept.at(-1)?.lower === 'of') return undefined;
  const of = kept.findIndex(({ lower }) => lower === 'of');
  const head = (of < 0 ? kept : kept.slice(0, of)).at(-1);
  if (!head || head.lower.length < 2 || isVague(head.lower, kept.length === 1)) return undefined;
  const isNamed = kept.some(({ kind }) => kind === 'noun' || (kind === 'verb' && place === 'subject'));
  // The detergent swells the lip: behind a determiner and before a verb an adjective is a name.
  const isAlone = place === 'subject' && words[from - 1]?.kind === 'determiner';
  if (!isNamed && !isAlone && place !== 'object') return undefined;
  // Nobody models what a thing is of beside it: the edge of the blade is the edge.
  const name = (of < 0 ? kept : kept.slice(0, of))
    .map(({ text, lower }, at) => (at === 0 && /^\p{Lu}\p{Ll}[\p{Ll}-]*$/u.test(text) ? lower : text))
    .join(' ')
    .replace(/ (?='s)/gu, '');
  return { name, isMany: isMany(head.lower) };
}

/** Whether what a thing does or suffers stands behind its name: a fan blowing the air, chips produced by the drill. */
function isParticiple(words: readonly Word[], at: number): boolean {
  const { kind, lower } = words[at] as Word;
  const next = words[at + 1]?.kind;
  if (kind !== 'verb' || !/(?:ing|ed)$/.test(lower)) return false;
  return next === 'preposition' || (next === 'determiner' && lower.endsWith('ing'));
}

/** Where the name ends that begins with the first of some words. */
export function nameEnd(words: readonly Word[]): number {
  let at = 0;
  while (at < words.length && ['determiner', 'adverb', 'number'].includes((words[at] as Word).kind)) at += 1;
  const first = at;
  for (; at < words.length; at++) {
    const word = words[at] as Word;
    if (isHead(word) || comparatives.has(word.lower)) {
      // "The barnacles at the hull slow the ship": no name ends in front of a determiner.
      if (at > first && word.kind !== 'noun' && words[at + 1]?.kind === 'determiner') break;
      // "Rocks falling from the chute": what a thing does stands behind its name.
      if (at > first && isParticiple(words, at)) break;
      continue;
    }
    if (word.lower === "'s" && at > first) continue;
    if (word.lower === 'of' && at > first) {
      at += 1;
      while (at < words.length && ['determiner', 'number'].includes((words[at] as Word).kind)) at += 1;
      at -= 1;
      continue;
    }
    break;
  }
  return at;
}

/** The name that some words begin with. */
export const thingAtStart = (words: readonly Word[]) => thingOf(words.slice(0, nameEnd(words)));

/** Where what a thing does or suffers stands behind its name, if there is such a thing. */
export function hungOn(words: readonly Word[]): number | undefined {
  const at = nameEnd(words);
  return at > 0 && at < words.length && isParticiple(words, at) ? at : undefined;
}

/** What a clause speaks of, from the words before its verb. */
export function subjectIn(before: readonly Word[]): Thing | undefined {
  let named = before.slice(before.findIndex(({ kind }) => kind !== 'adverb'));
  // Without it the acid attacks them.
  if (named[0]?.kind === 'preposition' && named[1]?.kind === 'pronoun') named = named.slice(2);
  if (named[0]?.kind === 'preposition' || named[0]?.lower === 'due') {
    const at = named.findLastIndex(
      ({ kind }, at) => kind === 'determiner' && !/^(?:preposition|to)$/.test(named[at - 1]?.kind ?? ''),
    );
    if (at < 0) return undefined;
    named = named.slice(at);
  }
  const end = nameEnd(named);
  const behind = hungOn(named) === undefined ? named.slice(end) : [];
  // "The chips of the drill at the wall": what hangs on by another preposition is left out, and nothing else may follow.
  if (behind[0]?.kind !== 'preposition' && behind.some(({ kind }) => kind !== 'adverb')) return undefined;
  return thingOf(named.slice(0, end), 'subject');
}

/** What a clause that tells no function speaks of: the thing before its verb. */
export function topicOf(words: readonly Word[]): Thing | undefined {
  const at = words.findIndex(({ kind }) => ['being', 'auxiliary', 'having', 'verb'].includes(kind));
  return at > 0 ? subjectIn(words.slice(0, at)) : undefined;
}

/** The thing that some words end with: what a `which` behind them speaks of. */
export function lastThing(words: readonly Word[]): Thing | undefined {
  for (let from = Math.max(0, words.length - longestName); from < words.length; from++) {
    const end = words.slice(from);
    const thing = nameEnd(end) === end.length ? thingOf(end, 'object') : undefined;
    if (thing && words[from]?.lower !== 'of') return thing;
  }
  return undefined;
}
