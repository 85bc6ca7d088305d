import { useEffect, useMemo, useState } from 'react';
import { duration } from '../tokens/scales.ts';
import type { CanvasNode } from './Canvas.types.ts';
import type { Point } from './geometry.ts';
import { between, eased, movedByOthers } from './glide.ts';
import { isStill } from './isStill.ts';

/** Nodes on their way: where each came from, and how much of the way they have gone. */
type Glide = { from: ReadonlyMap<string, Point>; part: number };

/**
 * Nodes where they are drawn: under the hand where they are held, on their way where somebody else has moved them. Others are the
 * same objects as before, so that nothing of them is drawn again.
 */
export function useShownNodes<Node extends CanvasNode>(
  nodes: readonly Node[],
  held: ReadonlyMap<string, Point>,
  put: ReadonlyMap<string, Point>,
): readonly Node[] {
  const [glide, setGlide] = useState<Glide>();
  const placed = useMemo(() => {
    if (!glide && held.size === 0) return nodes;
    return nodes.map((node) => {
      const hand = held.get(node.id);
      if (hand) return { ...node, x: hand.x, y: hand.y };
      const from = glide?.from.get(node.id);
      return from && glide ? { ...node, ...between(from, node, eased(glide.part)) } : node;
    });
  }, [nodes, held, glide]);

  const [known, setKnown] = useState({ nodes, placed });
  if (known.nodes !== nodes) {
    const before = new Map(known.placed.map((node): [string, Point] => [node.id, node]));
    const moved = isStill() ? new Map<string, Point>() : movedByOthers(nodes, before, new Set(held.keys()), put);
    setKnown({ nodes, placed });
    setGlide(moved.size > 0 ? { from: moved, part: 0 } : undefined);
  } else if (known.placed !== placed) setKnown({ nodes, placed });

  const from = glide?.from;
  useEffect(() => {
    if (!from) return undefined;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const part = (now - start) / duration.settle;
      setGlide(part < 1 ? { from, part } : undefined);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from]);

  return placed;
}
