import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { movedWindow, type RowWindow, restingWindow, type View, withinCount } from './rowWindow.ts';

/** Rows the viewport is taken to hold before it was measured, as on a server. */
const assumed = 16;

/** Pause in ms after which a scroll has come to rest. */
const restsAfter = 120;

type Seen = { window: RowWindow; isResting: boolean };

/** The rows of a scroller that stand in the document, and whether it is at rest; all rows have the height `rowHeight` in px. */
export function useRowWindow({
  scroller,
  count,
  rowHeight,
}: {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
}): RowWindow & { isResting: boolean } {
  const [seen, setSeen] = useState<Seen>({ window: restingWindow({ top: 0, visible: assumed }), isResting: true });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const read = (): View => ({
      top: Math.floor(element.scrollTop / rowHeight),
      visible: Math.max(1, Math.ceil(element.clientHeight / rowHeight)) + 1,
    });
    let view = read();
    let held = restingWindow(view);
    const resized = new ResizeObserver(() => {
      view = read();
      held = restingWindow(view);
      setSeen(restingWith(held));
    });
    const settle = () => {
      rest = undefined;
      view = read();
      held = restingWindow(view);
      keepFocus(element, () => flushSync(() => setSeen(restingWith(held))));
    };
    // Rows must stand in the frame that shows their place, or a fast scroll shows an empty ground.
    const follow = () => {
      const next = read();
      if (next.top === view.top) return;
      clearTimeout(rest);
      rest = setTimeout(settle, restsAfter);
      const moved = movedWindow(held, view.top, next);
      view = next;
      if (moved === held) return;
      held = moved;
      flushSync(() => setSeen({ window: moved, isResting: false }));
    };
    resized.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(rest);
      resized.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, rowHeight]);
  return { ...withinCount(seen.window, count), isResting: seen.isResting };
}

/** At rest with `window`; what is so already is not drawn again. */
const restingWith =
  (window: RowWindow) =>
  (before: Seen): Seen =>
    before.isResting && before.window.first === window.first && before.window.end === window.end
      ? before
      : { window, isResting: true };

/** Does `work`, in which elements may move, and gives the focus back to the one in `area` that had it. */
function keepFocus(area: HTMLElement, work: () => void): void {
  const root = area.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  work();
  if (focused instanceof HTMLElement && area.contains(focused) && focused.isConnected && !focused.matches(':focus'))
    focused.focus({ preventScroll: true });
}
