import { type FiniteVerb, particles } from './finite-verb.ts';
import { happens, isAround } from './happenings.ts';
import { isState, madeOfIt, madeSo, withoutState } from './made-so.ts';
import { nameEnd, type Thing, thingAtStart, thingOf } from './names.ts';
import { isMotion, isOneVerb, plainVerb } from './verbs.ts';
import { quantities, type Word } from './words.ts';

/** Prepositions by which a thing acts on what it reaches: dig into, stick to. */
const reaching = new Set('to on onto into against through around round over'.split(' '));
/** What reaches nothing: it is or changes by itself. */
const still = new Set(
  'be go come run lead rise fall drop change belong depend tend need happen occur work idle have lie stay stand remain become get grow increase decrease start begin amount relate react respond refer correspond vary switch move return travel flow operate due wander'.split(
    ' ',
  ),
);
/** What says how a thing is, costs or looks, and does nothing to another. */
const states = new Set(
  'be take cost need have feel sound look seem appear smell taste stay remain become want like love hate wish save mean require know last use say tell ask think show see contain include consist lack exceed equal weigh grow earn sell buy pay try plan happen do get give let increase decrease reduce improve raise shorten lengthen extend double halve'.split(
    ' ',
  ),
);
/** Behind them stands what a thing does itself: the electrode starts cracking. */
const aspects = new Set('start begin keep continue finish'.split(' '));
/** Things that end as what is done does. */
const things = new Set(
  'wiring tubing piping coating housing bearing casing lining spring string ring wing plating bushing fitting'.split(
    ' ',
  ),
);
/** What stands behind an object and belongs to its verb: pushes the part out. */
const parted = new Set(['out', 'off', 'away', 'back', 'apart', 'along']);

/** What a verb acts on, and how it is said. */
export interface ActedOn {
  object: Thing;
  /** The verb in its plain form, with what belongs to it. */
  action: string;
  /** Where the object ends, from the start of the clause. */
  end: number;
  isPartial: boolean;
}

/** Words read one after the other. */
class Reading {
  at: number;
  readonly #words: readonly Word[];

  constructor(words: readonly Word[], at: number) {
    this.#words = words;
    this.at = at;
  }

  get word(): Word | undefined {
    return this.#words[this.at];
  }

  get lower(): string {
    return this.word?.lower ?? '';
  }

  get rest(): readonly Word[] {
    return this.#words.slice(this.at);
  }

  skipAdverbs(): void {
    while ((this.word?.kind === 'adverb' && !particles.has(this.lower)) || this.word?.kind === 'not') this.at += 1;
  }
}

/** The particle or preposition behind a verb, taken into what is done; undefined where it acts on nothing so. */
function withParticle(reading: Reading, verb: string): string | undefined {
  let action = verb;
  // Cracks in the corner, swells in water: where a thing is when something happens to it.
  const isPlace = reading.lower === 'in' || (reading.word && isAround(reading.word) && happens(verb));
  if (isPlace && !isOneVerb(`${verb} ${reading.lower}`)) return undefined;
  if (/^(?:itself|themselves)$/.test(reading.lower)) reading.at += 1;
  else if (particles.has(reading.lower) && reading.rest.length > 1) {
    // Up and down what a thing moves it acts on nothing: moves up the shaft.
    if (/^(?:up|down)$/.test(reading.lower) && isMotion(verb, reading.lower)) return undefined;
    if (!reaching.has(reading.lower)) {
      action += ` ${reading.lower}`;
      reading.at += 1;
      reading.skipAdverbs();
    }
  }
  if (reaching.has(reading.lower)) {
    if (still.has(verb)) return undefined;
    action += ` ${reading.lower}`;
    reading.at += 1;
    return reading.word?.kind === 'number' ? undefined : action;
  }
  return reading.word?.kind === 'preposition' ? undefined : action;
}

/** Whether a particle belongs to the verb before an object: pushes it out, and not pushes it through the die. */
function isAlone({ lower, rest }: Reading): boolean {
  const next = rest[1];
  return (
    particles.has(lower) &&
    (next === undefined || !['determiner', 'noun', 'adjective', 'pronoun', 'number'].includes(next.kind))
  );
}

/** How many words say how much of a thing is meant, and whether it is little: half the water, 8 % of it. */
function shareAtStart([first, second]: readonly Word[]): { length: number; isPartial: boolean } | undefined {
  const isShare = first !== undefined && (quantities.has(first.lower) || first.kind === 'number');
  if (isShare && second?.lower === 'of')
    return { length: 2, isPartial: first.lower !== 'all' && !(Number.parseFloat(first.lower) > 50) };
  if (second?.kind === 'determiner' && /^(?:half|all|both)$/.test(first?.lower ?? ''))
    return { length: 1, isPartial: first?.lower === 'half' };
  return undefined;
}

/** What the verb of a clause acts on; `resolve` tells what a pronoun stands for. */
export function actedOn(
  words: readonly Word[],
  { at }: Pick<FiniteVerb, 'at'>,
  resolve: (pronoun: Word) => Thing | undefined,
): ActedOn | undefined {
  const verb = plainVerb(words[at] as Word);
  if (states.has(verb)) return undefined;
  const reading = new Reading(words, at + 1);
  reading.skipAdverbs();
  let action = withParticle(reading, verb);
  if (action === undefined) return undefined;
  reading.skipAdverbs();
  const share = shareAtStart(reading.rest);
  const isPartial = share?.isPartial ?? false;
  reading.at += share?.length ?? 0;
  const [first] = reading.rest;
  if (!first) return undefined;
  const isDoing = first.lower.endsWith('ing') && !things.has(first.lower);
  if (isDoing && aspects.has(action)) return undefined;
  if (first.kind === 'pronoun' && !/^th(?:is|ese)$/.test(first.lower)) {
    const object = resolve(first);
    reading.at += 1;
    const made = madeOfIt(verb, reading.word);
    if (made !== undefined) action = made;
    else if (isAlone(reading)) action += ` ${reading.lower}`;
    return object && { object, action, end: reading.at, isPartial };
  }
  const length = nameEnd(reading.rest);
  const name = reading.rest.slice(0, length);
  // Runs hot: how a thing is, and no other one.
  if (name.length === 1 && name[0] && isState(name[0])) return undefined;
  const made = madeSo(verb, name, reading.rest.slice(length));
  if (made) return { object: made.object, action: made.action, end: reading.at + made.length, isPartial };
  const object = thingOf(withoutState(name, verb), 'object');
  if (!object) return undefined;
  reading.at += length;
  if (parted.has(reading.lower) && !action.includes(' ')) action += ` ${reading.lower}`;
  return { object, action, end: reading.at, isPartial };
}

/** What is used to act on another thing: use a brush to clean the plate. */
export function actingAsUsed(
  words: readonly Word[],
  { at }: Pick<FiniteVerb, 'at'>,
  resolve: (pronoun: Word) => Thing | undefined,
): (ActedOn & { subject: Thing }) | undefined {
  if (!/^(?:use|employ|fit|install|add|mount)$/.test(plainVerb(words[at] as Word))) return undefined;
  const used = words.slice(at + 1);
  const length = nameEnd(used);
  const subject = thingOf(used.slice(0, length), 'object');
  if (!subject || used[length]?.kind !== 'to' || length + 1 >= used.length) return undefined;
  const acted = actedOn(words, { at: at + length + 2 }, resolve);
  return acted && { ...acted, subject };
}

/** What acts in a passive clause, behind `by` or `with`, and how the verb is said: is rinsed off by the spray. */
export function actingBy(
  words: readonly Word[],
  { at }: Pick<FiniteVerb, 'at'>,
): { subject: Thing; action: string } | undefined {
  const by = words.findIndex(({ lower }, index) => index > at && /^(?:by|with)$/.test(lower));
  if (by < 0) return undefined;
  const between = words.slice(at + 1, by);
  if (!between.every(({ kind, lower }) => kind === 'adverb' || particles.has(lower))) return undefined;
  const subject = thingAtStart(words.slice(by + 1));
  const particle = between.find(({ lower }) => particles.has(lower))?.lower;
  const verb = plainVerb(words[at] as Word);
  return subject && { subject, action: particle === undefined ? verb : `${verb} ${particle}` };
}
