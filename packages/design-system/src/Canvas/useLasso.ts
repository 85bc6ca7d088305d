import { type PointerEvent, useRef, useState } from 'react';
import type { Point } from './geometry.ts';

/** A line drawn round nodes, in px of the element that hears the pointer; told when it is closed. */
export function useLasso(onClose: (line: readonly Point[]) => void) {
  const [line, setLine] = useState<readonly Point[]>([]);
  const drawn = useRef<Point[]>([]);

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
  function end() {
    const closed = drawn.current;
    drawn.current = [];
    setLine([]);
    if (closed.length > 2) onClose(closed);
  }
  return {
    line,
    isDrawing: () => drawn.current.length > 0,
    begin(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      drawn.current = [pointOf(event)];
      setLine(drawn.current);
    },
    move(event: PointerEvent<HTMLElement>) {
      if (drawn.current.length === 0) return;
      drawn.current = [...drawn.current, pointOf(event)];
      setLine(drawn.current);
    },
    end,
    cancel() {
      drawn.current = [];
      setLine([]);
    },
  };
}
