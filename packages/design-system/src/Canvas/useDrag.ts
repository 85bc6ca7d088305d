import type { NodeChange } from '@xyflow/react';
import { useRef } from 'react';
import type { CanvasNode } from './Canvas.types.ts';
import type { FlowNodeType } from './FlowNode.tsx';
import type { CanvasState } from './useCanvas.ts';

/** Nodes drawn along by the pointer. React Flow says where the one under it would be; the whole selection goes with it, drawn or not. */
export function useDrag<Node extends CanvasNode>({ selection, hand, byId, letGo }: CanvasState<Node>) {
  const drawn = useRef<{ id: string; ids: ReadonlySet<string> }>(undefined);
  return {
    onNodeDragStart(_: unknown, { id }: { id: string }) {
      const isOne = !selection.selected.has(id);
      if (isOne) selection.take(id);
      drawn.current = {
        id,
        ids: isOne ? new Set([id]) : new Set([...selection.selected].filter((each) => byId.has(each))),
      };
    },
    onNodesChange(changes: NodeChange<FlowNodeType>[]) {
      for (const change of changes)
        if (change.type === 'position' && change.id === drawn.current?.id && change.position)
          hand.carryTo(drawn.current.ids, change.id, change.position);
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
