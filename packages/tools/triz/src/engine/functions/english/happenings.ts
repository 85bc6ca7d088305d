import { type Thing, thingAtStart } from './names.ts';
import { isOneVerb } from './verbs.ts';
import type { Word } from './words.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What a thing does by way of another, and nobody wants: the bracket vibrates in wind. */
const spoiling = set(
  'age bend blister bow break buckle bulge burn burst cake char chatter chip clog clump coagulate collapse corrode crack craze creep crumble curl decay deform degrade delaminate deteriorate discolor discolour disintegrate distort embrittle erode fade fatigue flake flutter foam fog fracture fray freeze jam kink leak loosen misalign mold mould oscillate overheat oxidise oxidize peel perish resonate rattle rot rust sag scale scorch seize shake shatter shrink shrivel sink slip snap sour spall split spoil stall sway swell tarnish tear twist vibrate warp weaken wear wilt wobble wrinkle yellow',
);
/** What may as well be wanted. */
const changing = set(
  'boil close condense contract cool cure dissolve dry evaporate expand flatten harden heat lengthen melt move open rotate set soften solidify spin stretch thaw thicken turn warm',
);
/** What acts from all around or all along, so that a thing is in it, under it or on it. */
const surroundings = set(
  'wind winds gust gusts storm storms rain snow hail sun sunlight sunshine daylight uv heat cold frost ice fire flame humidity moisture damp dampness fog water seawater brine steam acid acids alkali solvent solvents oil salt dust smoke current pressure overpressure vacuum load loads loading weight force forces stress stresses strain tension torque vibration vibrations shock shocks impact impacts friction light radiation irradiation gravity traffic turbulence field voltage',
);
const around = set('in under on at with during upon after');
/** What parts from another with `from` behind it is no worse by it: the paint peels from the pipe. */
const parting = set('break chip flake leak loosen peel shake slip snap split tear shrink sag');

/** Whether a verb tells what happens to a thing. */
export const happens = (verb: string): boolean =>
  spoiling.has(verb) || changing.has(verb) || (/..(?:en|ise|ize|ify)$/.test(verb) && isOneVerb(verb));
export const spoils = (verb: string): boolean => spoiling.has(verb);

/** Whether a word says where or by what something happens. */
export const isAround = ({ lower }: Word): boolean => around.has(lower) || lower === 'from' || lower === 'due';

/** What makes happen what a verb tells of its subject, named behind the verb: cracks on cycling, warps due to heat. */
export function causeBehind(words: readonly Word[], at: number, verb: string): Thing | undefined {
  const rest = words.slice(at + 1);
  const from = rest.findIndex(({ kind, lower }) => kind !== 'adverb' && !/^(?:up|down|out)$/.test(lower));
  return from < 0 ? undefined : causeAtStart(rest.slice(from), verb);
}

/** The cause that a preposition at the start of some words names. */
export function causeAtStart(words: readonly Word[], verb: string): Thing | undefined {
  const [first, second] = words;
  if (!first) return undefined;
  const isLong = first.lower === 'due' && second?.lower === 'to';
  const cause = words.slice(isLong ? 2 : 1);
  if (isLong || (first.lower === 'from' && !parting.has(verb))) return thingAtStart(cause);
  if (!around.has(first.lower)) return undefined;
  const thing = thingAtStart(cause);
  if (thing && surroundings.has(thing.name.split(' of ')[0]?.split(' ').at(-1)?.toLowerCase() ?? '')) return thing;
  // On cycling, during welding: what is being done to it.
  const [doing, behind] = cause;
  const isDoing = doing !== undefined && doing.lower.length > 5 && doing.lower.endsWith('ing') && behind === undefined;
  return isDoing && first.lower !== 'with' && spoiling.has(verb) ? { name: doing.lower, isMany: false } : undefined;
}
