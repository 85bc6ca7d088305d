import type { CanvasNode } from './Canvas.types.ts';

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
/** A rectangle by its upper left corner. */
export type Box = Point & Size;
/** What is seen of the world: its origin in px of the screen, and px of the screen to a px of the world. */
export type View = Point & { zoom: number };

/** Width and height in px of a node that states none. */
export const nodeSize: Size = { width: 196, height: 72 };

/** The zooms between which a canvas can be seen. */
export const zoomRange = { least: 0.05, greatest: 2.5 } as const;

/** The rectangle of a node. */
export const boxOf = ({ x, y, width, height }: Pick<CanvasNode, 'x' | 'y' | 'width' | 'height'>): Box => ({
  x,
  y,
  width: width ?? nodeSize.width,
  height: height ?? nodeSize.height,
});

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Whether two rectangles come closer than `gap`; those that only touch do not. */
export const overlaps = (one: Box, other: Box, gap = 0): boolean =>
  one.x < other.x + other.width + gap &&
  other.x < one.x + one.width + gap &&
  one.y < other.y + other.height + gap &&
  other.y < one.y + one.height + gap;

/** Whether the first rectangle holds all of the second. */
export const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

export const grown = ({ x, y, width, height }: Box, by: Point): Box => ({
  x: x - by.x,
  y: y - by.y,
  width: width + 2 * by.x,
  height: height + 2 * by.y,
});

/** The least rectangle that holds all; undefined for none. */
export function boundsOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const clampZoom = (zoom: number) => Math.min(zoomRange.greatest, Math.max(zoomRange.least, zoom));

/** The view in which a rectangle of the world stands whole in the middle of the screen, never larger than `most`. */
export function viewOf(box: Box, screen: Size, most = 1, margin = 32): View {
  const room = { width: Math.max(1, screen.width - 2 * margin), height: Math.max(1, screen.height - 2 * margin) };
  const zoom = clampZoom(Math.min(most, room.width / Math.max(1, box.width), room.height / Math.max(1, box.height)));
  const { x, y } = centreOf(box);
  return { x: screen.width / 2 - x * zoom, y: screen.height / 2 - y * zoom, zoom };
}

/** The same view with another zoom about a point of the screen. */
export function zoomedAbout(view: View, zoom: number, { x, y }: Point): View {
  const next = clampZoom(zoom);
  const ratio = next / view.zoom;
  return { x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio, zoom: next };
}

/** The part of the world that is seen. */
export const seenOf = ({ x, y, zoom }: View, { width, height }: Size): Box => ({
  x: -x / zoom,
  y: -y / zoom,
  width: width / zoom,
  height: height / zoom,
});

/** A point of the screen in the world, and a point of the world on the screen. */
export const toWorld = ({ x, y, zoom }: View, point: Point): Point => ({
  x: (point.x - x) / zoom,
  y: (point.y - y) / zoom,
});
export const toScreen = ({ x, y, zoom }: View, point: Point): Point => ({
  x: point.x * zoom + x,
  y: point.y * zoom + y,
});

/** The view moved as little as possible so that a rectangle of the world is seen, `margin` px from the edge. */
export function viewShowing(view: View, screen: Size, box: Box, margin = 24): View {
  const start = toScreen(view, box);
  const push = (from: number, length: number, room: number) => {
    if (from < margin || length > room - 2 * margin) return margin - from;
    return Math.min(0, room - margin - (from + length));
  };
  const dx = push(start.x, box.width * view.zoom, screen.width);
  const dy = push(start.y, box.height * view.zoom, screen.height);
  return dx === 0 && dy === 0 ? view : { ...view, x: view.x + dx, y: view.y + dy };
}

/** Whether a point lies inside a closed line (even-odd rule). */
export function isInside({ x, y }: Point, line: readonly Point[]): boolean {
  let inside = false;
  line.forEach((one, at) => {
    const other = line[(at + line.length - 1) % line.length] ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      inside = !inside;
  });
  return inside;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export const steps: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Added to the cost of a node that lies more aside than ahead: it is reached only where no other is. */
const farAside = 1e6;

/** The next node in a direction: near, and before all one that lies more ahead than aside; undefined where none lies that way. */
export function nodeToward<Node extends CanvasNode>(
  nodes: readonly Node[],
  from: Node,
  direction: Direction,
): Node | undefined {
  const start = centreOf(boxOf(from));
  const step = steps[direction];
  let best: { node: Node; cost: number } | undefined;
  for (const node of nodes) {
    if (node.id === from.id) continue;
    const { x, y } = centreOf(boxOf(node));
    const ahead = (x - start.x) * step.x + (y - start.y) * step.y;
    const aside = Math.abs((x - start.x) * step.y) + Math.abs((y - start.y) * step.x);
    if (ahead <= 0) continue;
    const cost = ahead + 2 * aside + (aside > ahead ? farAside : 0);
    if (!best || cost < best.cost) best = { node, cost };
  }
  return best?.node;
}

/** A length at the nearest multiple of a step; as it is without one. */
export const snapped = (value: number, step: number | undefined) =>
  step === undefined ? value : Math.round(value / step) * step;

/** The node at a point, the uppermost where several lie on one another. */
export const nodeAt = <Node extends CanvasNode>(nodes: readonly Node[], { x, y }: Point): Node | undefined =>
  nodes.findLast((node) => holds(boxOf(node), { x, y, width: 0, height: 0 }));
