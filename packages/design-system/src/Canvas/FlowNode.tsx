import { type Node as FlowNodeOf, Handle, type NodeProps, Position } from '@xyflow/react';
import { createContext, memo, type ReactNode, useContext, useState } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Canvas.css.ts';
import type { CanvasNode, CanvasNodeState } from './Canvas.types.ts';

/** What React Flow keeps of a node of ours. */
export type FlowNodeType = FlowNodeOf<{ node: CanvasNode; isConnectable: boolean }, 'node'>;

/** Draws a node; given by context, so that React Flow's list of nodes stays the same. */
export const RenderNode = createContext<(node: CanvasNode, state: CanvasNodeState) => ReactNode>(() => null);

/** Where the handle of a side stands, in a world that runs from the left. */
const place = {
  [Position.Left]: 'start',
  [Position.Right]: 'end',
  [Position.Top]: 'top',
  [Position.Bottom]: 'bottom',
} as const;
const sides = [Position.Left, Position.Right, Position.Top, Position.Bottom] as const;

/** A node in its box: what draws it, and while it is pointed at or selected the places from which an edge is drawn. */
export const FlowNode = memo(function FlowNode({ data, selected }: NodeProps<FlowNodeType>) {
  const render = useContext(RenderNode);
  const [isUnder, setIsUnder] = useState(false);
  return (
    <div
      className={joinClasses(styles.node, selected && styles.selectedNode)}
      onPointerEnter={() => setIsUnder(true)}
      onPointerLeave={() => setIsUnder(false)}
    >
      {render(data.node, { isSelected: selected })}
      {data.isConnectable &&
        (isUnder || selected) &&
        sides.map((side) => (
          <Handle key={side} id={side} type="source" position={side} className={styles.handles[place[side]]} />
        ))}
    </div>
  );
});

/** The places of the four handles in a box, so that React Flow measures nothing. */
export const handlesOf = (width: number, height: number) =>
  sides.map((position) => ({
    id: position,
    type: 'source' as const,
    position,
    x: position === Position.Left ? 0 : position === Position.Right ? width : width / 2,
    y: position === Position.Top ? 0 : position === Position.Bottom ? height : height / 2,
    width: 1,
    height: 1,
  }));
