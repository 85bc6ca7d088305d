import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CanvasNode } from './Canvas.types.ts';
import { boxOf } from './geometry.ts';
import type { CanvasState } from './useCanvas.ts';
import type { useCanvasView } from './useCanvasView.ts';

const idOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('.react-flow__node')?.dataset['id'] : undefined;

/** One stop of Tab for all nodes: the one the keyboard was on last, else the first. */
export function useNodeFocus<Node extends CanvasNode>(
  { focus, setFocus, byId, nodes }: CanvasState<Node>,
  { reveal }: ReturnType<typeof useCanvasView>,
  surface: RefObject<HTMLElement | null>,
) {
  const stop = focus !== undefined && byId.has(focus) ? focus : nodes[0]?.id;
  const elementOf = (id: string) =>
    surface.current?.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(id)}"]`);
  /** The node that is to have the focus as soon as it stands in the document. */
  const wanted = useRef<string>(undefined);

  function settle() {
    const element = wanted.current === undefined ? undefined : elementOf(wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus({ preventScroll: true });
  }
  useLayoutEffect(settle);

  return {
    stop,
    idOf,
    toNode(id: string) {
      wanted.current = id;
      flushSync(() => setFocus(id));
      settle();
    },
    onFocus({ target }: FocusEvent) {
      const id = idOf(target);
      const node = id === undefined ? undefined : byId.get(id);
      if (!node) return;
      setFocus(node.id);
      if (target.matches(':focus-visible')) reveal(boxOf(node));
    },
  };
}

export type NodeFocus = ReturnType<typeof useNodeFocus>;
