import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { CanvasNode } from './Canvas.types.ts';
import { commandOf, directionOf } from './canvas.keys.ts';
import { nodeToward, type View } from './geometry.ts';
import type { CanvasState } from './useCanvas.ts';
import type { useCanvasView } from './useCanvasView.ts';
import type { Drag } from './useDrag.ts';
import type { NodeFocus } from './useNodeFocus.ts';

const isField = (target: EventTarget) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable="true"]');

/**
 * Keys of the canvas. Arrows go to the next node; one that is selected they move instead, until the key is let go. The space bar
 * selects; held, it makes every drag a pan.
 */
export function useSurfaceKeys<Node extends CanvasNode>(
  canvas: CanvasState<Node>,
  view: ReturnType<typeof useCanvasView>,
  focus: NodeFocus,
  drag: Drag,
) {
  const { nodes, byId, selection, acts, say } = canvas;
  const [isPanning, setIsPanning] = useState(false);
  const isByKey = useRef(false);
  /** The view when the space bar went down: one that was moved since was what it was for. */
  const seen = useRef<View>(undefined);

  function onArrow(event: KeyboardEvent, direction: NonNullable<ReturnType<typeof directionOf>>) {
    event.preventDefault();
    const current = byId.get(focus.stop ?? '');
    if (!current) return;
    if (acts.move && selection.selected.has(current.id)) {
      isByKey.current = true;
      canvas.nudge(direction, event.shiftKey);
      return;
    }
    const next = focus.idOf(event.target) === undefined ? current : nodeToward(nodes, current, direction);
    if (next) focus.toNode(next.id);
  }

  /** Ends what goes on, a gesture before a selection; whether there was any. */
  function end(): boolean {
    if (canvas.hand.isHolding()) {
      isByKey.current = false;
      drag.cancel();
      return true;
    }
    const isAny = selection.selected.size > 0;
    selection.clear();
    return isAny;
  }

  function letGo() {
    if (!isByKey.current) return;
    isByKey.current = false;
    canvas.letGo();
  }

  return {
    isPanning,
    onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isField(event.target)) return;
      const direction = directionOf(event.key);
      if (direction && !event.ctrlKey && !event.metaKey && !event.altKey) {
        onArrow(event, direction);
        return;
      }
      if (event.key === ' ') {
        event.preventDefault();
        if (event.repeat) return;
        setIsPanning(true);
        seen.current = view.view();
        return;
      }
      const command = commandOf(event, 'canvas');
      if (!command) return;
      // With nothing to end, Escape belongs to what is around.
      if (command === 'clear' && !end()) return;
      const act = view.acts[command];
      act?.();
      if (command !== 'clear' && !act && !canvas.run(command)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyUp(event: KeyboardEvent) {
      if (directionOf(event.key)) letGo();
      if (event.key !== ' ' || !isPanning) return;
      setIsPanning(false);
      const id = focus.idOf(event.target);
      const { x, y, zoom } = view.view();
      const hasPanned = seen.current?.x !== x || seen.current.y !== y || seen.current.zoom !== zoom;
      if (id === undefined || hasPanned) return;
      selection.toggle(id);
      canvas.setSaid(say.saidSelected(selection.selected.size + (selection.selected.has(id) ? -1 : 1)));
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      setIsPanning(false);
      letGo();
    },
  };
}
