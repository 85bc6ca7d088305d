/** Rounds of sorting, down and up in turn; more bring next to nothing. */
const rounds = 8;

/** Crossings of the edges between two neighbouring layers. */
function crossings(layer: readonly number[], after: readonly number[][], place: readonly number[]): number {
  const ends: number[] = [];
  let found = 0;
  for (const at of layer) {
    const own = (after[at] ?? []).map((to) => place[to] ?? 0);
    for (const end of own) for (const other of ends) if (other > end) found++;
    ends.push(...own);
  }
  return found;
}

/** The same layers in the order of fewest crossings that sorting by the mean place of the neighbours finds. */
export function orderLayers(
  layers: readonly (readonly number[])[],
  before: readonly number[][],
  after: readonly number[][],
): number[][] {
  const place: number[] = [];
  const note = (layer: readonly number[]) => layer.forEach((at, index) => (place[at] = index));
  const current = layers.map((layer) => [...layer]);
  current.forEach(note);
  const count = () => current.reduce((sum, layer) => sum + crossings(layer, after, place), 0);
  let best = current.map((layer) => [...layer]);
  let least = count();
  for (let round = 0; round < rounds && least > 0; round++) {
    const near = round % 2 === 0 ? before : after;
    for (const layer of round % 2 === 0 ? current : current.toReversed()) {
      const means = new Map(
        layer.map((at) => {
          const around = near[at] ?? [];
          const sum = around.reduce((total, each) => total + (place[each] ?? 0), 0);
          return [at, around.length === 0 ? (place[at] ?? 0) : sum / around.length];
        }),
      );
      layer.sort((one, other) => (means.get(one) ?? 0) - (means.get(other) ?? 0));
      note(layer);
    }
    const now = count();
    if (now < least) {
      least = now;
      best = current.map((layer) => [...layer]);
    }
  }
  return best;
}
