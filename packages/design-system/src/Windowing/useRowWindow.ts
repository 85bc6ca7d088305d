import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowWindow, rowWindow, windowStep } from './rowWindow.ts';

/** Rows drawn before the viewport has been measured, as on a server. */
const assumed = 20;

/** The rows of a scroller that stand in the document; all rows have the height `rowHeight` in px. */
export function useRowWindow({
  scroller,
  count,
  rowHeight,
}: {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
}): RowWindow {
  const [seen, setSeen] = useState({ block: 0, visible: assumed });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const read = (before: { block: number; visible: number }) => {
      const block = Math.floor(element.scrollTop / (rowHeight * windowStep));
      const visible = Math.max(1, Math.ceil(element.clientHeight / rowHeight));
      return block === before.block && visible === before.visible ? before : { block, visible };
    };
    let held = { block: 0, visible: assumed };
    // Rows must stand in the frame that shows their place, or a fast scroll shows an empty ground.
    const follow = () => {
      const next = read(held);
      if (next === held) return;
      held = next;
      flushSync(() => setSeen(next));
    };
    const resized = new ResizeObserver(() => {
      held = read(held);
      setSeen(held);
    });
    resized.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, rowHeight]);
  return rowWindow({ ...seen, count });
}
