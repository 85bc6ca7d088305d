import { type NameFound, nameFinder } from '../names-in-text.ts';
import { elements } from './elements.ts';
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

/** Members of the classes in a readable text. */
export const findMembers: (text: string) => NameFound<Compared>[] = nameFinder<Compared>(
  exclusiveClasses.flatMap(comparedMembers),
);

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
    for (const { of } of wanted.things) {
      const ofClass = (found: readonly NameFound<Compared>[]) =>
        found.flatMap(({ things }) => things.filter((thing) => thing.of === of));
      const all = ofClass(asked);
      const isAsked = (thing: Compared) => all.some((other) => isSameSort(thing, other));
      if (ofClass(stated).some(isAsked)) continue;
      const other = stated.find(({ things }) => things.some((thing) => thing.of === of));
      if (other !== undefined) return { asked: wanted, stated: other };
    }
  return undefined;
}
