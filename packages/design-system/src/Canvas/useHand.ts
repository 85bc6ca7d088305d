import { useMemo, useRef, useState } from 'react';
import type { CanvasIntents, CanvasMove, CanvasNode } from './Canvas.types.ts';
import { type Point, snapped } from './geometry.ts';

/** Nodes that a person holds: where each was taken up, and how far they were carried since. */
type Held = { from: ReadonlyMap<string, Point>; dx: number; dy: number };

const nothing: ReadonlyMap<string, Point> = new Map();

/** Where held nodes are now. */
const placesOf = ({ from, dx, dy }: Held, gridStep: number | undefined): CanvasMove[] =>
  [...from].map(([id, { x, y }]) => ({
    id,
    x: Math.round(snapped(x + dx, gridStep)),
    y: Math.round(snapped(y + dy, gridStep)),
  }));

/**
 * Nodes under the person's hand, pointer or keys. They stand where the hand is whatever comes from elsewhere, and the owner is told
 * once, when they are let go; what the owner does not take up stands where it was.
 */
export function useHand(nodes: readonly CanvasNode[], onMove: CanvasIntents['onMove'], gridStep: number | undefined) {
  const [held, setHeld] = useState<Held>();
  const [put, setPut] = useState(nothing);
  // A gesture hears several events before the next rendering.
  const latest = useRef<Held>(undefined);

  function hold(next: Held | undefined) {
    latest.current = next;
    setHeld(next);
  }

  const takenUp = (ids: ReadonlySet<string>): Held =>
    latest.current ?? {
      from: new Map(nodes.filter(({ id }) => ids.has(id)).map((node) => [node.id, node])),
      dx: 0,
      dy: 0,
    };

  /** Carries nodes further than they were carried before, taking them up where it is the first time. */
  function carry(ids: ReadonlySet<string>, step: Point) {
    const { from, dx, dy } = takenUp(ids);
    hold({ from, dx: dx + step.x, dy: dy + step.y });
  }

  /** Carries nodes so far that one of them is at a place. */
  function carryTo(ids: ReadonlySet<string>, id: string, place: Point) {
    const { from } = takenUp(ids);
    const start = from.get(id);
    if (start) hold({ from, dx: place.x - start.x, dy: place.y - start.y });
  }

  /** Lets go, and tells of what stands elsewhere than before; the number of nodes that do. */
  function drop(): number {
    const held = latest.current;
    hold(undefined);
    if (!held) return 0;
    const moves = placesOf(held, gridStep).filter(({ id, x, y }) => {
      const from = held.from.get(id);
      return from?.x !== x || from.y !== y;
    });
    if (moves.length > 0) {
      setPut(new Map(moves.map((move) => [move.id, move])));
      onMove?.(moves);
    }
    return moves.length;
  }

  const places = useMemo(
    () => (held ? new Map(placesOf(held, gridStep).map((move) => [move.id, move])) : nothing),
    [held, gridStep],
  );
  return {
    held: places,
    /** Where this person put nodes last. */
    put,
    isHolding: () => latest.current !== undefined,
    carry,
    carryTo,
    drop,
    cancel: () => hold(undefined),
  };
}
