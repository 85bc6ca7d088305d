import { useReactFlow } from '@xyflow/react';
import { useEffect, useRef, useState } from 'react';
import { duration } from '../tokens/scales.ts';
import type { CanvasNode } from './Canvas.types.ts';
import type { CanvasCommand } from './canvas.keys.ts';
import { type Box, boundsOf, boxOf, type Size, type View, viewOf, viewShowing, zoomedAbout } from './geometry.ts';
import { isStill } from './isStill.ts';
import { nextWindow } from './worldWindow.ts';

/** By how much a key or a button zooms. */
const zoomStep = 1.25;

/** What is seen of the world: the view at first, the window of what is drawn, and ways to go elsewhere. */
export function useCanvasView(
  nodes: readonly CanvasNode[],
  selected: ReadonlySet<string>,
  screen: Size,
  { fitKey, covered = 0 }: { fitKey?: string | undefined; covered?: number | undefined },
) {
  const flow = useReactFlow();
  const all = () => boundsOf(nodes.map(boxOf));
  const [initial] = useState((): View => {
    const bounds = all();
    return bounds ? viewOf(bounds, screen) : { x: 0, y: 0, zoom: 1 };
  });
  const [shown, setShown] = useState(() => nextWindow(undefined, initial, screen));
  const current = useRef(shown);
  const hasFitted = useRef(nodes.length > 0);

  function follow(view: View) {
    const next = nextWindow(current.current, view, screen);
    if (next === current.current) return;
    current.current = next;
    setShown(next);
  }

  /** Where the view is on its way to; a key that follows fast goes on from there, not from where it happens to be. */
  const goal = useRef<View>(undefined);
  const bound = () => goal.current ?? flow.getViewport();

  async function travel(view: View): Promise<void> {
    goal.current = view;
    await flow.setViewport(view, { duration: isStill() ? 0 : duration.quick });
    if (goal.current === view) goal.current = undefined;
  }
  const go = (view: View) => void travel(view);
  const centre = { x: screen.width / 2, y: screen.height / 2 };
  const show = (box: Box | undefined, most?: number) => box && go(viewOf(box, screen, most));
  const zoomTo = (zoom: number) => go(zoomedAbout(bound(), zoom, centre));

  const acts: Partial<Record<CanvasCommand, () => void>> = {
    zoomIn: () => zoomTo(bound().zoom * zoomStep),
    zoomOut: () => zoomTo(bound().zoom / zoomStep),
    zoomActual: () => zoomTo(1),
    zoomAll: () => show(all()),
    zoomSelection: () => show(boundsOf(nodes.filter(({ id }) => selected.has(id)).map(boxOf)) ?? all(), 1.5),
  };

  // The size of the element has changed, or the first nodes have come.
  useEffect(() => {
    follow(flow.getViewport());
    if (hasFitted.current || nodes.length === 0) return;
    hasFitted.current = true;
    const bounds = all();
    if (bounds) void flow.setViewport(viewOf(bounds, screen));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [screen, nodes.length > 0]);

  const fitted = useRef(fitKey);
  useEffect(() => {
    if (fitKey === fitted.current) return;
    fitted.current = fitKey;
    acts.zoomAll?.();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fitKey]);

  /** Moves the view so far that a box is seen. */
  function reveal(box: Box) {
    const view = bound();
    const next = viewShowing(view, { ...screen, width: screen.width - covered }, box);
    if (next !== view) go(next);
  }

  const [only] = selected.size === 1 ? selected : [];
  useEffect(() => {
    const node = covered > 0 ? nodes.find(({ id }) => id === only) : undefined;
    if (node) reveal(boxOf(node));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [covered, only]);

  return {
    initial,
    shown,
    follow,
    /** A hand takes the view: it is on its way to nowhere any more. */
    take() {
      goal.current = undefined;
    },
    acts,
    reveal,
    worldAt: (x: number, y: number) => flow.screenToFlowPosition({ x, y }, { snapToGrid: false }),
    view: () => flow.getViewport(),
  };
}
