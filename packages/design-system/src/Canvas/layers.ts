/** Layers of numbers below `count` and of stand-ins from `count` on; neighbours of each in the layer before and after. */
export type Layers = { layers: number[][]; before: number[][]; after: number[][] };

/** Edges without those that close a circle, which are turned round: found by walking into the depth. */
function withoutCircles(count: number, edges: readonly (readonly [number, number])[]): [number, number][] {
  const out: number[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of edges) out[from]?.push(to);
  const state: ('open' | 'done' | undefined)[] = [];
  const turned = new Set<string>();
  for (let root = 0; root < count; root++) {
    if (state[root]) continue;
    const path: { at: number; next: number }[] = [{ at: root, next: 0 }];
    state[root] = 'open';
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const to = out[top.at]?.[top.next++];
      if (to === undefined) {
        state[top.at] = 'done';
        path.pop();
      } else if (state[to] === 'open') turned.add(`${top.at} ${to}`);
      else if (!state[to]) {
        state[to] = 'open';
        path.push({ at: to, next: 0 });
      }
    }
  }
  return edges.map(([from, to]) => (turned.has(`${from} ${to}`) ? [to, from] : [from, to]));
}

/** The longest way to each from one that nothing leads to. */
function levelsOf(count: number, edges: readonly (readonly [number, number])[]): number[] {
  const levels = Array.from({ length: count }, () => 0);
  const open = Array.from({ length: count }, () => 0);
  const out: number[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of edges) {
    out[from]?.push(to);
    open[to] = (open[to] ?? 0) + 1;
  }
  const ready = open.flatMap((left, at) => (left === 0 ? [at] : []));
  for (let at = ready.pop(); at !== undefined; at = ready.pop()) {
    for (const to of out[at] ?? []) {
      levels[to] = Math.max(levels[to] ?? 0, (levels[at] ?? 0) + 1);
      open[to] = (open[to] ?? 0) - 1;
      if (open[to] === 0) ready.push(to);
    }
  }
  return levels;
}

/** Puts `count` nodes into layers, each edge from a layer to the next: a longer one goes through a stand-in in each layer it passes. */
export function layersOf(count: number, given: readonly (readonly [number, number])[]): Layers {
  const edges = withoutCircles(count, given);
  const levels = levelsOf(count, edges);
  const layers: number[][] = Array.from({ length: Math.max(0, ...levels.map((level) => level + 1)) }, () => []);
  levels.forEach((level, at) => layers[level]?.push(at));
  const before: number[][] = levels.map(() => []);
  const after: number[][] = levels.map(() => []);
  const link = (from: number, to: number) => {
    after[from]?.push(to);
    before[to]?.push(from);
  };
  for (const [from, to] of edges) {
    let last = from;
    for (let level = (levels[from] ?? 0) + 1; level < (levels[to] ?? 0); level++) {
      const standIn = before.push([]) - 1;
      after.push([]);
      layers[level]?.push(standIn);
      link(last, standIn);
      last = standIn;
    }
    link(last, to);
  }
  return { layers, before, after };
}
