import type { Span } from '@assay/domain';
import { type NameFound, nameFinder } from '../names-in-text.ts';
import { formulaAt } from '../tokens/chemical-formula.ts';
import { elements, metalNames } from './elements.ts';
import type { ExclusiveClass, Member } from './exclusive-names.types.ts';
import { jurisdictions } from './jurisdictions.ts';
import { antibodies, routes, species } from './life.ts';
import { media, polymers, semiconductors } from './materials.ts';
import { states } from './states.ts';

export const exclusiveClasses: readonly ExclusiveClass[] = [
  jurisdictions,
  routes,
  species,
  antibodies,
  polymers,
  semiconductors,
  media,
  elements,
  ...states,
];

/** A member as it is compared: its class, and its first name with those of what it is within. */
interface Compared {
  of: ExclusiveClass;
  name: string;
  within: readonly string[];
  /** Named only as a part of another thing: it neither is what is asked for, nor stands in its place. */
  isPart?: true;
  /** Nothing of the field of its class stands in the text: a question may ask for something else by its name. */
  isLoose?: true;
}

const first = ({ names }: Member) => names.split('|')[0] as string;

function comparedMembers(of: ExclusiveClass) {
  const parents = new Map(of.members.map((member) => [first(member), member.within]));
  const above = (name: string): string[] => {
    const parent = parents.get(name);
    return parent === undefined ? [] : [parent, ...above(parent)];
  };
  return of.members.map((member) => ({
    names: member.names.split('|'),
    thing: { of, name: first(member), within: above(first(member)) } satisfies Compared,
  }));
}

const findNames = nameFinder<Compared>(() => exclusiveClasses.flatMap(comparedMembers));
const formulaStart = /(?<![A-Za-z\d])[A-Z(]/g;

/** Metals in the formulas of a text: who asks for `SnO2` speaks of tin, but not of tin alone. */
function metalsOfFormulas(text: string): NameFound<Compared>[] {
  return [...text.matchAll(formulaStart)].flatMap(({ index }) => {
    const formula = formulaAt(text, index) ?? '';
    const symbols = formula.match(/[A-Z][a-z]?/g) ?? [];
    const things = symbols.flatMap((symbol): Compared[] => {
      const name = metalNames.get(symbol);
      return name === undefined ? [] : [{ of: elements, name, within: [], isPart: true }];
    });
    return things.length === 0 ? [] : [{ start: index, end: index + formula.length, things }];
  });
}

/** Whether a name stands in a phrase in which it is no member of its class. */
function isOtherwise({ otherwise }: ExclusiveClass, text: string, { start, end }: Span): boolean {
  if (otherwise === undefined) return false;
  return [...text.matchAll(otherwise)].some(({ 0: phrase, index }) => index <= start && end <= index + phrase.length);
}

/** Members of the classes in a readable text, where their names are meant in the sense of the class. */
export function findMembers(text: string): NameFound<Compared>[] {
  const named = findNames(text).flatMap((name) => {
    const things = name.things
      .filter(({ of }) => !isOtherwise(of, text, name))
      .map((thing) => (thing.of.field?.test(text) === false ? { ...thing, isLoose: true as const } : thing));
    return things.length === 0 ? [] : [{ ...name, things }];
  });
  return [...named, ...metalsOfFormulas(text)];
}

const isSameSort = (a: Compared, b: Compared) =>
  a.name === b.name || a.within.includes(b.name) || b.within.includes(a.name);

/** What two texts say of one class: the member that one names, and another that the other names in its place. */
export interface Contrast {
  asked: NameFound<Compared>;
  stated: NameFound<Compared>;
}

/**
 * The first class of which a question names members and a text names others only: neither one of those that are asked,
 * nor of their sort, nor what they are within.
 */
export function contrastOf(
  asked: readonly NameFound<Compared>[],
  stated: readonly NameFound<Compared>[],
): Contrast | undefined {
  for (const wanted of asked)
    for (const { of, isPart, isLoose } of wanted.things) {
      if (isPart || isLoose) continue;
      const ofClass = (found: readonly NameFound<Compared>[]) =>
        found.flatMap(({ things }) => things.filter((thing) => thing.of === of));
      const all = ofClass(asked);
      const isAsked = (thing: Compared) => all.some((other) => isSameSort(thing, other));
      if (ofClass(stated).some(isAsked)) continue;
      const other = stated.find(({ things }) => things.some((thing) => thing.of === of && !thing.isPart));
      if (other !== undefined) return { asked: wanted, stated: other };
    }
  return undefined;
}
