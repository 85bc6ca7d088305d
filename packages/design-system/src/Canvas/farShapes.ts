import type { CanvasEdge, CanvasNode, CanvasTone } from './Canvas.types.ts';
import { boxOf, centreOf } from './geometry.ts';

/** Shapes in one path, all of one tone. */
export type FarShape = { key: string; tone: CanvasTone | undefined; path: string };

/** Shapes in one path: few enough to be passed over where they are out of sight, many enough to be few elements. */
const inOnePath = 64;

/** What is drawn of each, as few paths. */
function inPaths<Thing extends { tone?: CanvasTone }>(
  things: readonly Thing[],
  draw: (thing: Thing) => string,
): FarShape[] {
  const byTone = new Map<CanvasTone | undefined, string[]>();
  for (const thing of things) {
    const drawn = draw(thing);
    if (!drawn) continue;
    const same = byTone.get(thing.tone);
    if (same) same.push(drawn);
    else byTone.set(thing.tone, [drawn]);
  }
  return [...byTone].flatMap(([tone, drawn]) =>
    Array.from({ length: Math.ceil(drawn.length / inOnePath) }, (_, at) => ({
      key: `${tone ?? ''} ${at}`,
      tone,
      path: drawn.slice(at * inOnePath, (at + 1) * inOnePath).join(''),
    })),
  );
}

const round = Math.round;

/** Nodes as plain rectangles. */
export const farNodes = (nodes: readonly CanvasNode[]): FarShape[] =>
  inPaths(nodes, (node) => {
    const { x, y, width, height } = boxOf(node);
    return `M${round(x)} ${round(y)}h${width}v${height}h${-width}z`;
  });

/** Edges as straight lines between the middles of their nodes. */
export const farEdges = (edges: readonly CanvasEdge[], nodes: ReadonlyMap<string, CanvasNode>): FarShape[] =>
  inPaths(edges, ({ from, to }) => {
    const [one, other] = [nodes.get(from), nodes.get(to)];
    if (!one || !other) return '';
    const [start, end] = [centreOf(boxOf(one)), centreOf(boxOf(other))];
    return `M${round(start.x)} ${round(start.y)}L${round(end.x)} ${round(end.y)}`;
  });
