import { isKnownVerb, plainVerb } from './verbs.ts';
import type { Word } from './words.ts';

/** How the subject of a verb is, as far as it shows. */
export type Number = 'one' | 'many' | 'unknown';

export interface FiniteVerb {
  /** Where its group begins, auxiliaries included. */
  from: number;
  at: number;
  isPassive: boolean;
  score: number;
}

const bridges = new Set(
  'meant supposed fails fail failed tries try tried need needs have has able used intended designed tends tend'.split(
    ' ',
  ),
);
const reaching = new Set('to on onto into against through around round over at up off out'.split(' '));
export const particles = new Set('away back down off out up along apart in over through together'.split(' '));

const isSkipped = ({ kind }: Word) => kind === 'adverb' || kind === 'not';

const irregular = new Set(
  'bent broken cut fed found frozen ground held hit hurt kept set spun torn worn built bound brought burst caught cast dug drawn driven eaten felt fought flung given hidden laid led left lost made put shaken shed shot shut split spread stuck stung struck swept swollen taken thrown wound woven'.split(
    ' ',
  ),
);

/** Whether a form may be the participle behind a form of `be`. */
function isParticiple({ lower, kind }: Word): boolean {
  return /(?:[^e]ed|en|wn)$/.test(lower) || irregular.has(lower) || (kind === 'verb' && !/(?:ing|s)$/.test(lower));
}

function formOf({ lower, lemma }: Word): 'plain' | 'singular' | 'past' | 'ing' {
  if (lower.endsWith('ing') && lower.length > 4) return 'ing';
  if (/[^s]s$/.test(lower)) return 'singular';
  if (lower.endsWith('ed') || (lemma !== lower && !lemma.startsWith(lower))) return 'past';
  return 'plain';
}

/** How much speaks for a word being what a clause says, read from what stands on either side. */
function score(
  words: readonly Word[],
  at: number,
  subject: Number,
): { score: number; from: number; isPassive: boolean } {
  const word = words[at] as Word;
  const none = { score: -9, from: at, isPassive: false };
  if (!/^\p{L}[\p{L}-]+$/u.test(word.lower)) return none;
  if (word.kind !== 'verb' && word.kind !== 'noun' && word.kind !== 'adjective') return none;
  const known = isKnownVerb(word);
  const form = formOf(word);
  let sum = word.kind === 'verb' ? 2 : 0;
  if (known) sum += 1;
  if (word.kind === 'adjective' && !known) sum -= 1;

  // What stands before it.
  let before = at - 1;
  while (before >= 0 && isSkipped(words[before] as Word)) before -= 1;
  let last = words[before];
  let from = before + 1;
  if (last?.kind === 'to') {
    const bridge = words.slice(0, before).findLast((one) => !isSkipped(one));
    if (!bridge || !bridges.has(bridge.lower)) return none;
    from = words.indexOf(bridge);
    while (
      from > 0 &&
      (['being', 'auxiliary', 'having'].includes((words[from - 1] as Word).kind) || isSkipped(words[from - 1] as Word))
    )
      from -= 1;
    sum += form === 'plain' ? 4 : -3;
    last = undefined;
  } else if (last?.kind === 'auxiliary') {
    sum += form === 'plain' ? 4 : -4;
    from = before;
  } else if (last?.kind === 'being') {
    if (!isParticiple(word)) return none;
    from = before;
    while (
      from > 0 &&
      (['being', 'auxiliary', 'having'].includes((words[from - 1] as Word).kind) || isSkipped(words[from - 1] as Word))
    )
      from -= 1;
    return { score: sum + 4, from, isPassive: true };
  } else if (last?.kind === 'having') {
    if (!isParticiple(word)) return none;
    sum += 3;
    from = before;
  } else if (last === undefined) {
    if (subject === 'unknown') return none;
    sum += 1;
  } else if (last.kind === 'determiner' || last.kind === 'preposition' || last.kind === 'number') return none;
  else if (last.kind === 'adjective') sum -= 1;
  else if (last.kind === 'verb' && !last.lower.endsWith('s')) sum -= 1;
  if (form === 'ing') return none;

  if (last?.kind !== 'auxiliary' && last?.kind !== 'having' && words[before]?.kind !== 'to' && subject !== 'unknown') {
    if (form === 'plain') sum += subject === 'many' ? 2 : -3;
    if (form === 'singular') sum += subject === 'one' ? 2 : -3;
  }

  // What stands behind it.
  let after = at + 1;
  while (after < words.length && words[after]?.kind === 'adverb') after += 1;
  const next = words[after];
  const behind = words[after + 1];
  const opens = (one: Word | undefined) =>
    one?.kind === 'determiner' || one?.kind === 'pronoun' || one?.kind === 'person';
  if (!next) sum -= 1;
  else if (opens(next)) sum += 3;
  else if (particles.has(next.lower) && opens(behind)) sum += 3;
  else if (particles.has(next.lower) && (behind?.kind === 'noun' || behind?.kind === 'adjective')) sum += 2;
  else if (reaching.has(next.lower)) sum += opens(behind) || reaching.has(behind?.lower ?? '') ? 2 : 1;
  else if (next.kind === 'adjective' || next.kind === 'noun') sum += bareObject(word, known);
  else if (['being', 'auxiliary', 'having'].includes(next.kind)) return none;
  else if (next.kind === 'verb') sum += /(?:ing|ed)$/.test(next.lower) ? 0 : -4;
  return { score: sum, from, isPassive: false };
}

/** Forms that are as often nouns: their object has to show itself by a determiner. */
const nounLike = new Set(
  'seal pump filter cut lift coat press mill saw feed turn block plug score set form grip clamp stain spray plate guide measure find crack tear break rust soil waste age burn switch sort sense light exposure trap support screw heat cool slow brake drain roll drive supply draw blow carry load lock bolt pin cover paint wrap fold record count channel lead scan pit fog cloud jam balance limit place peel strain trim split drill punch slice bake cast attach rinse sweep vent soak flood fade gel boil buffer grease'.split(
    ' ',
  ),
);

/** How much a name without a determiner behind a word speaks for its being a verb. */
function bareObject(word: Word, isKnown: boolean): number {
  if (word.kind === 'verb') return isKnown ? 0.5 : 0;
  if (!isKnown) return -2;
  return nounLike.has(plainVerb(word)) ? -1.5 : 0.5;
}

const enough = 3;
/** Enough for a form in -s that nothing else in its clause could be the verb beside: the baffle blocks stray light. */
const enoughAlone = 1.5;

/** The verb by which some words are a clause; `subjectOf` tells how what stands before a place is. */
export function finiteVerb(
  words: readonly Word[],
  subjectOf: (before: readonly Word[]) => Number,
): FiniteVerb | undefined {
  const found = words.flatMap((_, at): FiniteVerb[] => {
    const one = score(words, at, subjectOf(words.slice(0, at)));
    return one.score >= enoughAlone ? [{ at, ...one }] : [];
  });
  const sure = found.filter((one) => one.score >= enough);
  const best = sure.reduce<FiniteVerb | undefined>(
    (best, one) => (one.score >= (best?.score ?? 0) ? one : best),
    undefined,
  );
  if (best) return best;
  const [only] = found;
  if (found.length !== 1 || only === undefined) return undefined;
  const next = words[only.at + 1];
  const isName = next?.kind === 'noun' || next?.kind === 'adjective';
  return isName && formOf(words[only.at] as Word) === 'singular' && words[0]?.kind === 'determiner' ? only : undefined;
}
