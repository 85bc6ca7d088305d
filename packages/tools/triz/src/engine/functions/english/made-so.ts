import { happens } from './happenings.ts';
import { type Thing, thingOf } from './names.ts';
import { plainVerb } from './verbs.ts';
import type { Word } from './words.ts';

/** Verbs that tell how a thing is or what it does by way of another: keeps it cool, makes it curl. */
const making = new Set('keep make leave hold turn render cause allow force'.split(' '));

/** What makes a thing so, by how it is then. */
const made: Readonly<Record<string, string>> = {
  apart: 'separate',
  bent: 'bend',
  blunt: 'blunt',
  brittle: 'embrittle',
  clean: 'clean',
  clear: 'clear',
  closed: 'close',
  cold: 'cool',
  cool: 'cool',
  damp: 'wet',
  dark: 'darken',
  dirty: 'dirty',
  dry: 'dry',
  dull: 'dull',
  dusty: 'dirty',
  firm: 'hold',
  fixed: 'hold',
  flat: 'flatten',
  hard: 'harden',
  hot: 'heat',
  icy: 'ice',
  level: 'level',
  loose: 'loosen',
  moist: 'moisten',
  motionless: 'hold',
  muddy: 'dirty',
  open: 'open',
  quiet: 'silence',
  rough: 'roughen',
  rusty: 'rust',
  safe: 'protect',
  sharp: 'sharpen',
  shut: 'close',
  slack: 'loosen',
  slippery: 'wet',
  smooth: 'smooth',
  soft: 'soften',
  stable: 'steady',
  steady: 'steady',
  sticky: 'soil',
  stiff: 'stiffen',
  still: 'hold',
  straight: 'straighten',
  taut: 'tighten',
  thick: 'thicken',
  thin: 'thin',
  tight: 'tighten',
  upright: 'hold',
  warm: 'warm',
  weak: 'weaken',
  wet: 'wet',
  yellow: 'yellow',
};

/** The verb for what a thing is made by another, from the adjective that tells how it is. */
const madeBy = ({ lower }: Word): string | undefined => (Object.hasOwn(made, lower) ? made[lower] : undefined);

interface MadeSo {
  object: Thing;
  action: string;
  /** How many words it takes. */
  length: number;
}

/** Whether a word alone says how a thing is. */
export const isState = ({ lower, kind }: Word): boolean => kind === 'adjective' && Object.hasOwn(made, lower);

/** A name without how its thing is or comes out: pushes the door open, keeps cost low, melts the pellets fine. */
export function withoutState(name: readonly Word[], verb: string): readonly Word[] {
  const last = name.at(-1);
  const before = name.at(-2);
  if (last?.kind !== 'adjective' || !before || before.kind === 'determiner') return name;
  const isState = Object.hasOwn(made, last.lower) || making.has(verb) || /[^suio]s$/.test(before.lower);
  return isState ? name.slice(0, -1) : name;
}

/** What a thing is made or made to do, from the words of its name with what stands behind it. */
export function madeSo(verb: string, name: readonly Word[], behind: readonly Word[]): MadeSo | undefined {
  if (!making.has(verb)) return undefined;
  const [next, second] = behind;
  if (next?.kind === 'to' && second && happens(plainVerb(second)))
    return found(name, plainVerb(second), name.length + 2);
  const last = name.at(-1);
  if (!last || name.length < 2) return undefined;
  const action = madeBy(last) ?? (happens(plainVerb(last)) && !last.lower.endsWith('s') ? plainVerb(last) : undefined);
  return action === undefined ? undefined : found(name.slice(0, -1), action, name.length);
}

/** What what a pronoun stands for is made: keeps it cool. */
export function madeOfIt(verb: string, next: Word | undefined): string | undefined {
  if (!next || !making.has(verb)) return undefined;
  return madeBy(next) ?? (happens(next.lower) ? next.lower : undefined);
}

function found(name: readonly Word[], action: string, length: number): MadeSo | undefined {
  const object = thingOf(name, 'object');
  return object && { object, action, length };
}
