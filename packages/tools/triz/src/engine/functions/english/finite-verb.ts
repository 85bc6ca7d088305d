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

interface Signs {
  /** How much speaks for a word being what its clause says. */
  score: number;
  /** Where its group begins. */
  from: number;
  isPassive: boolean;
  /** Whether its own ending has to fit the subject. */
  agrees: boolean;
}

const ofGroup: ReadonlySet<string> = new Set(['being', 'auxiliary', 'having']);

/** Where the auxiliaries in front of a place begin. */
function groupStart(words: readonly Word[], at: number): number {
  const before = words.slice(0, at).findLastIndex((word) => !ofGroup.has(word.kind) && !isSkipped(word));
  return before + 1;
}

/** What stands before a word; undefined where it makes the word no verb of a clause. */
function signsBefore(words: readonly Word[], at: number, subject: Number): Signs | undefined {
  const word = words[at] as Word;
  const before = words.slice(0, at).findLastIndex((one) => !isSkipped(one));
  const last = words[before];
  const signs = { score: 0, from: before + 1, isPassive: false, agrees: true };
  const isPlain = formOf(word) === 'plain';
  switch (last?.kind) {
    case undefined:
      return subject === 'unknown' ? undefined : { ...signs, score: 1 };
    case 'to': {
      // Is meant to hold: what is hoped of a thing is its function.
      const bridge = words.slice(0, before).findLastIndex((one) => !isSkipped(one));
      if (!bridges.has(words[bridge]?.lower ?? '')) return undefined;
      return { ...signs, score: isPlain ? 4 : -3, from: groupStart(words, bridge), agrees: false };
    }
    case 'auxiliary':
      return { ...signs, score: isPlain ? 4 : -4, from: before, agrees: false };
    case 'being':
      return isParticiple(word) ? { ...signs, score: 4, from: groupStart(words, before), isPassive: true } : undefined;
    case 'having':
      return isParticiple(word) ? { ...signs, score: 3, from: before, agrees: false } : undefined;
    case 'determiner':
    case 'preposition':
    case 'number':
      return undefined;
    case 'adjective':
      return { ...signs, score: -1 };
    case 'verb':
      return { ...signs, score: last.lower.endsWith('s') ? 0 : -1 };
    default:
      return signs;
  }
}

const opensObject = (word: Word | undefined) =>
  word?.kind === 'determiner' || word?.kind === 'pronoun' || word?.kind === 'person';
const isName = (word: Word | undefined) => word?.kind === 'noun' || word?.kind === 'adjective';

/** How much what stands behind a word speaks for its being a verb; undefined where it cannot be one. */
function signBehind(words: readonly Word[], at: number): number | undefined {
  const [next, behind] = words
    .slice(at + 1)
    .filter(
      ({ kind }, index, rest) => rest.slice(0, index + 1).some((one) => one.kind !== 'adverb') || kind !== 'adverb',
    );
  if (!next) return -1;
  if (opensObject(next)) return 3;
  if (particles.has(next.lower) && opensObject(behind)) return 3;
  if (particles.has(next.lower) && isName(behind)) return 2;
  if (reaching.has(next.lower)) return opensObject(behind) || reaching.has(behind?.lower ?? '') ? 2 : 1;
  if (isName(next)) return bareObject(words[at] as Word);
  if (ofGroup.has(next.kind)) return undefined;
  if (next.kind === 'verb') return /(?:ing|ed)$/.test(next.lower) ? 0 : -4;
  return 0;
}

/** How well the ending of a word fits its subject. */
function agreement(word: Word, subject: Number): number {
  const form = formOf(word);
  if (subject === 'unknown' || form === 'past') return 0;
  return (form === 'plain') === (subject === 'many') ? 2 : -3;
}

/** Whether names alone stand between a preposition and a word, so that it may be their last: at high tip speeds. */
function endsPhrase(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at).findLastIndex((word) => !isName(word));
  return before < at - 1 && words[before]?.kind === 'preposition';
}

/** How much speaks for a word being what its clause says, read from what stands on either side. */
function signsOf(words: readonly Word[], at: number, subject: Number): Signs | undefined {
  const word = words[at] as Word;
  const isWord = /^\p{L}[\p{L}-]+$/u.test(word.lower) && (word.kind === 'verb' || isName(word));
  const before = isWord ? signsBefore(words, at, subject) : undefined;
  if (!before) return undefined;
  const isKnown = isKnownVerb(word);
  const own = (word.kind === 'verb' ? 2 : 0) + (isKnown ? 1 : word.kind === 'adjective' ? -1 : 0);
  if (before.isPassive) return { ...before, score: own + before.score };
  const behind = formOf(word) === 'ing' ? undefined : signBehind(words, at);
  if (behind === undefined) return undefined;
  const fits = before.agrees ? agreement(word, subject) : 0;
  const hung = behind <= 0 && endsPhrase(words, at) ? -1 : 0;
  return { ...before, score: own + before.score + fits + behind + hung };
}

/** Forms that are as often nouns: their object has to show itself by a determiner. */
const nounLike = new Set(
  'seal pump filter cut lift coat press mill saw feed turn block plug score set form grip clamp stain spray plate guide measure find crack tear break rust soil waste age burn switch sort sense light exposure trap support screw heat cool slow brake drain roll drive supply draw blow carry load lock bolt pin cover paint wrap fold record count channel lead scan pit fog cloud jam balance limit place peel strain trim split drill punch slice bake cast attach rinse sweep vent soak flood fade gel boil buffer grease'.split(
    ' ',
  ),
);

/** How much a name without a determiner behind a word speaks for its being a verb. */
function bareObject(word: Word): number {
  const isKnown = isKnownVerb(word);
  if (word.kind === 'verb') return isKnown ? 0.5 : 0;
  if (!isKnown) return -2;
  return nounLike.has(plainVerb(word)) ? -1.5 : 0.5;
}

const enough = 3;
/** Enough for a form in -s that nothing else in its clause could be the verb beside: the baffle blocks stray light. */
const enoughAlone = 1.5;

/**
 * The verb by which some words are a clause; `subjectOf` tells how what stands before a place is, `isNeeded` that another
 * clause goes on with them.
 */
export function finiteVerb(
  words: readonly Word[],
  subjectOf: (before: readonly Word[]) => Number,
  isNeeded = false,
): FiniteVerb | undefined {
  const found = words.flatMap((_, at): FiniteVerb[] => {
    const signs = signsOf(words, at, subjectOf(words.slice(0, at)));
    return signs && signs.score >= enoughAlone ? [{ at, ...signs }] : [];
  });
  // "The blade captures wind energy": of two forms that stand together, with a name behind them, the one in -s is the verb.
  const twins = found.find(
    ({ at, score }) =>
      score >= enough &&
      formOf(words[at] as Word) === 'singular' &&
      found.some((other) => other.at === at + 1 && formOf(words[other.at] as Word) === 'plain') &&
      isName(words[at + 2]),
  );
  if (twins) return twins;
  const [best] = found
    .filter(({ score }) => score >= enough)
    .sort((one, other) => other.score - one.score || other.at - one.at);
  if (best) return best;
  if (isNeeded) return found.sort((one, other) => other.score - one.score)[0];
  const [only] = found;
  if (found.length !== 1 || only === undefined) return undefined;
  const isSingular = formOf(words[only.at] as Word) === 'singular';
  return isSingular && words[0]?.kind === 'determiner' && isName(words[only.at + 1]) ? only : undefined;
}
