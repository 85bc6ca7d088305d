import type { NodeChange } from '@xyflow/react';
import { useRef } from 'react';
import type { CanvasNode } from './Canvas.types.ts';
import type { FlowNodeType } from './FlowNode.tsx';
import type { Point } from './geometry.ts';
import { pointerOf } from './pointerOf.ts';
import type { CanvasState } from './useCanvas.ts';

type Drawn = {
  id: string;
  ids: ReadonlySet<string>;
  /** How far the pointer had gone, in px of the world, before React Flow took it for a drag. */
  ahead: Point;
};

/** Nodes drawn along by the pointer. React Flow says where the one under it would be; the whole selection goes with it, drawn or not. */
export function useDrag<Node extends CanvasNode>(
  { selection, hand, byId, letGo }: CanvasState<Node>,
  worldAt: (x: number, y: number) => Point,
) {
  const pressed = useRef<Point>({ x: 0, y: 0 });
  const drawn = useRef<Drawn>(undefined);
  return {
    /** Where the pointer went down: what it takes stays under that point. */
    press(event: MouseEvent | TouchEvent) {
      const { clientX, clientY } = pointerOf(event);
      pressed.current = { x: clientX, y: clientY };
    },
    onNodeDragStart(event: MouseEvent | TouchEvent, { id }: { id: string }) {
      const isOne = !selection.selected.has(id);
      if (isOne) selection.take(id);
      const { clientX, clientY } = pointerOf(event);
      const [from, to] = [worldAt(pressed.current.x, pressed.current.y), worldAt(clientX, clientY)];
      drawn.current = {
        ahead: { x: to.x - from.x, y: to.y - from.y },
        id,
        ids: isOne
          ? new Set([id])
          : new Set([...selection.selected].filter((each) => byId.has(each) && byId.get(each)?.isGhost !== true)),
      };
    },
    onNodesChange(changes: NodeChange<FlowNodeType>[]) {
      if (!drawn.current) return;
      const { id, ids, ahead } = drawn.current;
      for (const change of changes)
        if (change.type === 'position' && change.id === id && change.position)
          hand.carryTo(ids, id, { x: change.position.x + ahead.x, y: change.position.y + ahead.y });
    },
    onNodeDragStop() {
      if (!drawn.current) return;
      drawn.current = undefined;
      letGo();
    },
    /** What is drawn stands where it was; the pointer may go on. */
    cancel() {
      drawn.current = undefined;
      hand.cancel();
    },
  };
}

export type Drag = ReturnType<typeof useDrag>;
