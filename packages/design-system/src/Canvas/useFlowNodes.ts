import { useLayoutEffect, useRef } from 'react';
import type { CanvasNode } from './Canvas.types.ts';
import { type FlowNodeType, handlesOf } from './FlowNode.tsx';
import { boxOf } from './geometry.ts';

type Given<Node> = {
  nodes: readonly Node[];
  selected: ReadonlySet<string>;
  /** Id of the node that Tab leads to. */
  stop: string | undefined;
  isConnectable: boolean;
  nameOf: (node: Node, isSelected: boolean) => string;
};

function flowNode<Node extends CanvasNode>(
  node: Node,
  { selected, stop, isConnectable, nameOf }: Given<Node>,
  before: FlowNodeType | undefined,
): FlowNodeType {
  const isSelected = selected.has(node.id);
  const tabIndex = node.id === stop ? 0 : -1;
  const ariaLabel = nameOf(node, isSelected);
  if (
    before?.data.node === node &&
    before.data.isConnectable === (isConnectable && node.isGhost !== true) &&
    before.selected === isSelected &&
    before.domAttributes?.tabIndex === tabIndex &&
    before.ariaLabel === ariaLabel
  )
    return before;
  const { x, y, width, height } = boxOf(node);
  return {
    id: node.id,
    type: 'node',
    position: { x, y },
    width,
    height,
    selected: isSelected,
    ...(node.isGhost && { draggable: false }),
    data: { node, isConnectable: isConnectable && node.isGhost !== true },
    handles: handlesOf(width, height),
    ariaRole: 'group',
    ariaLabel,
    domAttributes: { tabIndex, 'aria-roledescription': undefined },
  };
}

/** Nodes as React Flow has them; the same list where nothing has changed. */
function flowNodes<Node extends CanvasNode>(before: FlowNodeType[], given: Given<Node>): FlowNodeType[] {
  const byId = new Map(before.map((node) => [node.id, node]));
  const next = given.nodes.map((node) => flowNode(node, given, byId.get(node.id)));
  return next.length === before.length && next.every((node, at) => node === before[at]) ? before : next;
}

/** Nodes as React Flow has them. One of which nothing has changed is the same object, so that it is not drawn again. */
export function useFlowNodes<Node extends CanvasNode>(given: Given<Node>): FlowNodeType[] {
  const kept = useRef<FlowNodeType[]>([]);
  // What was drawn before changes nothing that is shown: as state it would draw every frame twice.
  // oxlint-disable-next-line react/refs
  const nodes = flowNodes(kept.current, given);
  useLayoutEffect(() => {
    kept.current = nodes;
  });
  // oxlint-disable-next-line react/refs
  return nodes;
}
