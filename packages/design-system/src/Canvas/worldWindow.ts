import { type Box, grown, holds, overlaps, type Size, seenOf, type View } from './geometry.ts';

/** Zoom below which words cannot be read, so that nodes are drawn as plain shapes. */
const farZoom = 0.3;

/** Most nodes that are drawn in full at once. */
export const mostInFull = 400;

/** Px of the screen around what is seen: drawn ahead, and how much of it may be used up before more is drawn. */
const ahead = 192;
const least = 64;

/** The part of the world in which nodes stand in the document, and the zoom it was chosen for. */
export type WorldWindow = { box: Box; zoom: number };

/** The window for a view: the same one as long as enough of it lies ahead on every side and it is not much too large. */
export function nextWindow(current: WorldWindow | undefined, view: View, screen: Size): WorldWindow {
  const seen = seenOf(view, screen);
  const around = (px: number) => grown(seen, { x: px / view.zoom, y: px / view.zoom });
  if (current && holds(current.box, around(least))) {
    const isFit = view.zoom < current.zoom * 1.25;
    if (isFit) return current;
  }
  return { box: around(ahead), zoom: view.zoom };
}

/** The nodes of a window, and whether they are too small or too many to be drawn in full. */
export function nodesIn<Node>(
  nodes: readonly Node[],
  boxes: readonly Box[],
  { box, zoom }: WorldWindow,
): { near: Node[]; isFar: boolean } {
  if (zoom < farZoom) return { near: [], isFar: true };
  const near = nodes.filter((_, at) => {
    const own = boxes[at];
    return own !== undefined && overlaps(own, box);
  });
  return near.length > mostInFull ? { near: [], isFar: true } : { near, isFar: false };
}
