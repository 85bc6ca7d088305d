import { cornerAt, levelStarts, spanOf } from './axes.ts';
import type { CanvasEdge, CanvasMove, CanvasNode } from './Canvas.types.ts';
import { boxOf } from './geometry.ts';
import { layersOf } from './layers.ts';
import { type LayoutOptions, laidOut } from './layout.types.ts';
import { orderLayers } from './orderLayers.ts';
import { placeInOrder } from './placeInOrder.ts';

/** Rounds in which the places in a layer follow those of its neighbours. */
const rounds = 8;

/**
 * Layers for a directed graph (Sugiyama, Tagawa and Toda 1981): edges lead to later layers, but for those that close a circle;
 * long edges keep room in the layers they pass; the order in a layer avoids crossings. The same graph gives the same picture.
 */
export function layoutLayered(
  nodes: readonly CanvasNode[],
  edges: readonly Pick<CanvasEdge, 'from' | 'to'>[],
  options: LayoutOptions = {},
): CanvasMove[] {
  const { direction, levelGap, nodeGap, origin } = laidOut(options);
  const spans = nodes.map((node) => spanOf(boxOf(node), direction));
  const place = new Map(nodes.map(({ id }, at) => [id, at]));
  const pairs = edges.flatMap(({ from, to }): [number, number][] => {
    const [one, other] = [place.get(from), place.get(to)];
    return one === undefined || other === undefined || one === other ? [] : [[one, other]];
  });
  const { layers, before, after } = layersOf(nodes.length, pairs);
  const ordered = orderLayers(layers, before, after);

  const breadth = (at: number) => spans[at]?.breadth ?? 0;
  const centres: number[] = [];
  for (const layer of ordered) {
    let cross = 0;
    for (const at of layer) {
      centres[at] = cross + breadth(at) / 2;
      cross += breadth(at) + nodeGap;
    }
  }
  for (let round = 0; round < rounds; round++) {
    const isForward = round % 2 === 0;
    const near = isForward ? before : after;
    for (const layer of isForward ? ordered : ordered.toReversed()) {
      const wanted = layer.map((at) => {
        const around = near[at] ?? [];
        return around.length === 0
          ? (centres[at] ?? 0)
          : around.reduce((sum, each) => sum + (centres[each] ?? 0), 0) / around.length;
      });
      const apart = layer.slice(1).map((at, index) => (breadth(layer[index] ?? at) + breadth(at)) / 2 + nodeGap);
      placeInOrder(wanted, apart).forEach((centre, index) => {
        const at = layer[index];
        if (at !== undefined) centres[at] = centre;
      });
    }
  }

  const starts = levelStarts(
    ordered.map((layer) => Math.max(0, ...layer.map((at) => spans[at]?.depth ?? 0))),
    levelGap,
  );
  const levels = new Map(ordered.flatMap((layer, level) => layer.map((at) => [at, level] as const)));
  const first = nodes.reduce((least, _, at) => Math.min(least, (centres[at] ?? 0) - breadth(at) / 2), Infinity);
  return nodes.map(({ id }, at) => {
    const start = starts[levels.get(at) ?? 0] ?? 0;
    const corner = cornerAt(start, (centres[at] ?? 0) - breadth(at) / 2 - first, direction);
    return { id, x: corner.x + origin.x, y: corner.y + origin.y };
  });
}
