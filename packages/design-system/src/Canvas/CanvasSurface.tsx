import { Background, BackgroundVariant, ReactFlow, ReactFlowProvider, ViewportPortal } from '@xyflow/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { ContextMenu } from '../ContextMenu/ContextMenu.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Canvas.css.ts';
import type { CanvasNode, CanvasPlace, CanvasProps } from './Canvas.types.ts';
import { CanvasMap } from './CanvasMap.tsx';
import { EdgeLayer } from './EdgeLayer.tsx';
import { FarLayer } from './FarLayer.tsx';
import { flow } from './Flow.css.ts';
import { FlowNode, RenderNode } from './FlowNode.tsx';
import { boxOf, centreOf, isInside, nodeAt, type Size, toWorld, zoomRange } from './geometry.ts';
import { LabelEditor, labelBox } from './LabelEditor.tsx';
import { lanesOf } from './lanes.ts';
import { menuGroups } from './menuGroups.ts';
import { NodeCard } from './NodeCard.tsx';
import { PresenceLayer } from './PresenceLayer.tsx';
import { pointerOf } from './pointerOf.ts';
import type { CanvasState } from './useCanvas.ts';
import { useCanvasView } from './useCanvasView.ts';
import { useDrag } from './useDrag.ts';
import { useFlowNodes } from './useFlowNodes.ts';
import { useLasso } from './useLasso.ts';
import { useNodeFocus } from './useNodeFocus.ts';
import { useSurfaceKeys } from './useSurfaceKeys.ts';
import { nodesIn } from './worldWindow.ts';
import { ZoomTools } from './ZoomTools.tsx';

export type CanvasTool = 'select' | 'lasso';

type CanvasSurfaceProps<Node extends CanvasNode> = { canvas: CanvasState<Node>; screen: Size; tool: CanvasTool };

const nodeTypes = { node: FlowNode };
const noEdges: [] = [];
const still = { hideAttribution: true };

/** The world on the screen: nodes and edges in their places, and every gesture on them. */
export function CanvasSurface<Node extends CanvasNode>(props: CanvasSurfaceProps<Node>) {
  return (
    <ReactFlowProvider>
      <Surface {...props} />
    </ReactFlowProvider>
  );
}

/** Draws nodes as the owner does, or as cards. */
function drawWith<Node extends CanvasNode>({
  renderNode,
  describeNode,
}: Pick<CanvasProps<Node>, 'renderNode' | 'describeNode'>) {
  return (node: CanvasNode, state: { isSelected: boolean }) =>
    renderNode ? renderNode(node as Node, state) : <NodeCard node={node} detail={describeNode?.(node as Node) ?? ''} />;
}

function Surface<Node extends CanvasNode>({ canvas, screen, tool }: CanvasSurfaceProps<Node>) {
  const { props, say, nodes, byId, edges, edgeById, selection, acts } = canvas;
  const id = useId();
  const view = useCanvasView(nodes, selection.selected, screen, props);
  const [under, setUnder] = useState<string>();
  const [place, setPlace] = useState<CanvasPlace>();
  const isClickSpent = useRef(false);
  const surface = useRef<HTMLDivElement>(null);
  const focus = useNodeFocus(canvas, view, surface);
  const drag = useDrag(canvas, view.worldAt);
  const keys = useSurfaceKeys(canvas, view, focus, drag);
  const { renderNode, describeNode } = props;
  const draw = useMemo(() => drawWith({ renderNode, describeNode }), [renderNode, describeNode]);

  const { near, isFar } = nodesIn(nodes, nodes.map(boxOf), view.shown);
  const always = new Set([focus.stop, under, canvas.editing, ...canvas.hand.held.keys()]);
  const drawn = isFar ? nodes.filter((node) => always.has(node.id)) : withStop(near, byId.get(focus.stop ?? ''));
  const flowNodes = useFlowNodes({
    nodes: drawn,
    selected: selection.selected,
    stop: focus.stop,
    isConnectable: acts.connect !== undefined,
    nameOf: (node, isSelected) => {
      const detail = props.describeNode?.(node) ?? '';
      const words = detail === '' ? node.label : `${node.label}, ${detail}`;
      return isSelected ? say.selected(words) : words;
    },
  });

  const lasso = useLasso((line) => {
    isClickSpent.current = true;
    const world = line.map((point) => toWorld(view.view(), point));
    const caught = nodes
      .filter((node) => node.isGhost !== true && isInside(centreOf(boxOf(node)), world))
      .map((node) => node.id);
    selection.select(new Set(caught));
    canvas.setSaid(say.saidSelected(caught.length));
  });

  const edited = canvas.editing === undefined ? undefined : (byId.get(canvas.editing) ?? edgeById.get(canvas.editing));
  const editedBox =
    edited &&
    ('from' in edited ? labelBox(edited, byId, lanesOf([...edgeById.values()]).get(edited.id)) : boxOf(edited));
  const isOfNode = edited !== undefined && !('from' in edited);
  const editedNode = isOfNode ? edited.id : undefined;
  // What was added elsewhere is brought into view, where its words are asked for.
  useEffect(() => {
    if (editedNode !== undefined && editedBox) view.reveal(editedBox);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [editedNode]);

  /** The node or edge that an event is about, and the place otherwise. */
  function aboutOf(target: EventTarget, x: number, y: number): { id?: string; place?: CanvasPlace } {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-edge], .react-flow__node') : null;
    const found =
      element?.dataset['edge'] ?? element?.dataset['id'] ?? nodeAt(isFar ? nodes : [], view.worldAt(x, y))?.id;
    return found === undefined ? { place: view.worldAt(x, y) } : { id: found };
  }

  return (
    <RenderNode value={draw}>
      <ContextMenu groups={menuGroups(canvas, place)} className={styles.surface}>
        <div
          ref={surface}
          className={joinClasses(styles.surface, tool === 'lasso' && styles.lassoing)}
          onContextMenuCapture={({ target, clientX, clientY }) => {
            const about = aboutOf(target, clientX, clientY);
            setPlace(about.place);
            if (about.id !== undefined && !selection.selected.has(about.id)) selection.take(about.id);
          }}
          onPointerDownCapture={(event) => {
            isClickSpent.current = false;
            const isOnPane = event.target instanceof Element && event.target.classList.contains('react-flow__pane');
            const isLasso = tool === 'lasso' ? !keys.isPanning : event.shiftKey && isOnPane;
            if (isLasso && event.button === 0 && event.isPrimary) lasso.begin(event);
          }}
          onMouseDownCapture={(event) => (lasso.isDrawing() ? event.stopPropagation() : drag.press(event.nativeEvent))}
          onTouchStartCapture={(event) => (lasso.isDrawing() ? event.stopPropagation() : drag.press(event.nativeEvent))}
          onPointerMove={(event) => {
            lasso.move(event);
            if (isFar && event.buttons === 0) setUnder(nodeAt(nodes, view.worldAt(event.clientX, event.clientY))?.id);
          }}
          onPointerUp={lasso.end}
          onPointerCancel={lasso.cancel}
        >
          <ReactFlow
            nodes={flowNodes}
            edges={noEdges}
            nodeTypes={nodeTypes}
            proOptions={still}
            className={flow}
            aria-label={props.label}
            aria-describedby={`${id}-hint`}
            tabIndex={nodes.length === 0 ? 0 : -1}
            defaultViewport={view.initial}
            minZoom={zoomRange.least}
            maxZoom={zoomRange.greatest}
            onMoveStart={(event) => event && view.take()}
            onMove={(_, next) => view.follow(next)}
            panOnScroll
            panOnScrollSpeed={1}
            panOnDrag={tool === 'lasso' && !keys.isPanning ? [1] : [0, 1]}
            zoomOnDoubleClick={false}
            nodesDraggable={acts.move !== undefined && !keys.isPanning && tool === 'select'}
            nodesConnectable={acts.connect !== undefined}
            nodesFocusable={false}
            elementsSelectable={false}
            disableKeyboardA11y
            deleteKeyCode={null}
            selectionKeyCode={null}
            multiSelectionKeyCode={null}
            panActivationKeyCode={null}
            zoomActivationKeyCode={null}
            connectOnClick={false}
            onNodesChange={drag.onNodesChange}
            onNodeDragStart={drag.onNodeDragStart}
            onNodeDragStop={drag.onNodeDragStop}
            onConnectStart={(_, { nodeId }) => nodeId !== null && selection.take(nodeId)}
            onConnectEnd={(event, { fromNode }) => {
              // It was pressed on a handle and let go elsewhere: the click on what holds both is no press on the ground.
              isClickSpent.current = true;
              const { clientX, clientY } = pointerOf(event);
              const point = view.worldAt(clientX, clientY);
              const to = nodeAt(nodes, point);
              if (!fromNode || to?.id === fromNode.id || to?.isGhost) return;
              if (to) canvas.connectNodes?.({ from: fromNode.id, to: to.id });
              else acts.add?.({ x: Math.round(point.x), y: Math.round(point.y), from: fromNode.id });
            }}
            onClick={({ target, clientX, clientY, shiftKey, ctrlKey, metaKey }) => {
              if (isClickSpent.current) return;
              const about = aboutOf(target, clientX, clientY);
              if (about.id === undefined) selection.clear();
              else if (shiftKey || ctrlKey || metaKey) selection.toggle(about.id);
              else selection.take(about.id);
            }}
            onDoubleClick={({ target, clientX, clientY }) => {
              const about = aboutOf(target, clientX, clientY);
              if (about.id === undefined)
                acts.add?.(about.place && { x: Math.round(about.place.x), y: Math.round(about.place.y) });
              else if (acts.edit && byId.get(about.id)?.isGhost !== true) acts.edit(about.id);
              else acts.open?.(about.id);
            }}
            onNodeClick={takesPointer}
            onFocus={focus.onFocus}
            onBlur={keys.onBlur}
            onKeyDown={keys.onKeyDown}
            onKeyUp={keys.onKeyUp}
          >
            <Background variant={BackgroundVariant.Dots} gap={16} size={1.5} />
            <ViewportPortal>
              {isFar ? (
                <svg className={styles.drawing} aria-hidden>
                  <FarLayer nodes={nodes} edges={edges} byId={byId} selected={selection.selected} />
                </svg>
              ) : (
                <EdgeLayer edges={edges} nodes={byId} selected={selection.selected} box={view.shown.box} />
              )}
            </ViewportPortal>
          </ReactFlow>
        </div>
      </ContextMenu>
      <VisuallyHidden id={`${id}-hint`}>{props.isReadOnly ? say.readOnlyHint : say.hint}</VisuallyHidden>
      {props.presence && props.presence.length > 0 && <PresenceLayer presence={props.presence} nodes={byId} />}
      {lasso.line.length > 1 && (
        <svg className={styles.over} width="100%" height="100%" aria-hidden>
          <polygon points={lasso.line.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.lassoLine} />
        </svg>
      )}
      {edited && editedBox && (
        <LabelEditor
          key={edited.id}
          label={say.label}
          value={edited.label ?? ''}
          box={editedBox}
          onEnd={(label, isByKey) => {
            canvas.setEditing(undefined);
            if (label !== undefined && label !== (edited.label ?? '')) canvas.onEditLabel?.({ id: edited.id, label });
            if (isByKey) focus.toNode('from' in edited ? edited.from : edited.id);
          }}
        />
      )}
      <ZoomTools say={say} language={canvas.language} run={(command) => view.acts[command]?.()} />
      {nodes.length > 0 && <CanvasMap nodes={nodes} byId={byId} screen={screen} />}
    </RenderNode>
  );
}

/** React Flow lets a node hear the pointer only where something is done with it; what is done is decided above. */
const takesPointer = () => undefined;

/** The node that Tab leads to stands in the document wherever the view is. */
function withStop<Node extends CanvasNode>(near: readonly Node[], stop: Node | undefined): readonly Node[] {
  return !stop || near.includes(stop) ? near : [...near, stop];
}
