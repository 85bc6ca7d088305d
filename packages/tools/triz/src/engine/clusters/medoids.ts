/** Distances between things, square and symmetric. */
export type Distances = readonly (readonly number[])[];

const at = (distances: Distances, one: number, other: number) => distances[one]?.[other] ?? 0;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** How far all things are from the nearest of some, together. */
const costOf = (distances: Distances, medoids: readonly number[]) =>
  sum(distances.map((_, thing) => Math.min(...medoids.map((medoid) => at(distances, thing, medoid)))));

/**
 * The things around which the others stand closest (PAM: Kaufman and Rousseeuw, Finding Groups in Data, 1990): one after the
 * other is taken, and exchanged as long as that brings the others closer. Where two are as good, the first is taken.
 */
function medoidsOf(distances: Distances, count: number): readonly number[] {
  const all = distances.map((_, thing) => thing);
  let medoids: readonly number[] = [];
  const best = (choices: readonly (readonly number[])[]) =>
    choices
      .map((choice) => ({ choice, cost: costOf(distances, choice) }))
      .reduce((least, one) => (one.cost < least.cost - 1e-9 ? one : least));
  while (medoids.length < count)
    medoids = best(all.filter((thing) => !medoids.includes(thing)).map((thing) => [...medoids, thing])).choice;
  for (;;) {
    const exchanged = medoids.flatMap((left) =>
      all
        .filter((thing) => !medoids.includes(thing))
        .map((thing) => medoids.map((medoid) => (medoid === left ? thing : medoid))),
    );
    if (exchanged.length === 0) return medoids;
    const { choice, cost } = best(exchanged);
    if (cost >= costOf(distances, medoids) - 1e-9) return medoids;
    medoids = choice;
  }
}

/** Groups around medoids: each thing in that of the nearest, the medoid first. */
function groupsAround(distances: Distances, medoids: readonly number[]): readonly (readonly number[])[] {
  const groups = medoids.map((medoid) => [medoid]);
  for (const thing of distances.keys()) {
    if (medoids.includes(thing)) continue;
    const far = medoids.map((medoid) => at(distances, thing, medoid));
    groups[far.indexOf(Math.min(...far))]?.push(thing);
  }
  return groups;
}

/** How much closer things stand to their own group than to the next, from -1 to 1 (Rousseeuw 1987); 0 for one alone. */
export function silhouette(distances: Distances, groups: readonly (readonly number[])[]): number {
  const toGroup = (thing: number, group: readonly number[], others: number) =>
    sum(group.map((other) => at(distances, thing, other))) / others;
  const each = groups.flatMap((group) =>
    group.map((thing) => {
      if (group.length === 1) return 0;
      const own = toGroup(thing, group, group.length - 1);
      const next = Math.min(...groups.filter((one) => one !== group).map((one) => toGroup(thing, one, one.length)));
      return (next - own) / Math.max(own, next, 1e-9);
    }),
  );
  return sum(each) / each.length;
}

const fewest = 4;

/**
 * Groups of things that stand together, each with its middle first: as many as part them most plainly by their silhouette, and
 * one where nothing parts them.
 *
 * @param most no more groups than these
 */
export function groupsOf(distances: Distances, most: number): readonly (readonly number[])[] {
  if (distances.length === 0) return [];
  let best = { groups: groupsAround(distances, medoidsOf(distances, 1)), plain: 0 };
  if (distances.length < fewest) return best.groups;
  for (let count = 2; count <= Math.min(most, Math.floor(distances.length / 2)); count += 1) {
    const groups = groupsAround(distances, medoidsOf(distances, count));
    const plain = silhouette(distances, groups);
    if (plain > best.plain + 1e-9) best = { groups, plain };
  }
  return best.groups;
}
