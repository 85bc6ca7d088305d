import type { CanvasEdge } from './Canvas.types.ts';

/** How many lanes edges of the same two nodes stand off the middle, by id: side by side, whichever way they go. */
export function lanesOf(edges: readonly Pick<CanvasEdge, 'id' | 'from' | 'to'>[]): ReadonlyMap<string, number> {
  const together = new Map<string, string[]>();
  for (const { id, from, to } of edges) {
    const pair = JSON.stringify([from, to].sort());
    const known = together.get(pair);
    if (known) known.push(id);
    else together.set(pair, [id]);
  }
  const lanes = new Map<string, number>();
  for (const ids of together.values()) {
    if (ids.length === 1) continue;
    for (const [at, id] of ids.entries()) lanes.set(id, at - (ids.length - 1) / 2);
  }
  return lanes;
}
