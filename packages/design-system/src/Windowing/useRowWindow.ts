import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowExtents } from './rowExtents.ts';
import {
  linesReady,
  movedWindow,
  type Readiness,
  type RowWindow,
  restingWindow,
  type View,
  withinCount,
} from './rowWindow.ts';

/** Height in px that a viewport is taken to have before it was measured, as on a server. */
const assumedHeight = 640;

/** Pause in ms after which a scroll has come to rest. */
const restsAfter = 120;

type Seen = { window: RowWindow; isResting: boolean };

type RowWindowProps = {
  scroller: RefObject<HTMLElement | null>;
  rows: RowExtents;
  /** Height in px of what scrolls before the first row. */
  lead?: () => number;
  ready?: Readiness;
  /** Where a list that was not yet scrolled is shown. */
  startsAt?: 'start' | 'end';
  /** Told before the rows are chosen: the place for who keeps the reader's own. */
  onView?: (cause: 'scroll' | 'resize') => void;
};

/** The rows of a scroller that stand in the document, and whether it is at rest. `refresh` is for rows that changed. */
export function useRowWindow({
  scroller,
  rows,
  lead = noLead,
  ready = linesReady,
  startsAt = 'start',
  onView,
}: RowWindowProps): RowWindow & { isResting: boolean; refresh: () => void } {
  const [seen, setSeen] = useState<Seen>(() => ({
    window: restingWindow(firstView(rows, startsAt), ready),
    isResting: true,
  }));
  const given = useRef({ rows, lead, onView });
  useLayoutEffect(() => {
    given.current = { rows, lead, onView };
  });
  const followed = useRef<{ refresh: () => void }>(undefined);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const read = (): View => {
      const { rows, lead } = given.current;
      const offset = element.scrollTop - lead();
      const top = rows.rowAt(Math.max(0, offset));
      return { top, visible: Math.max(1, rows.rowAt(Math.max(0, offset + element.clientHeight)) - top + 1) };
    };
    let view = read();
    let held = restingWindow(view, ready);
    let pause: ReturnType<typeof setTimeout> | undefined;

    const rest = () => {
      view = read();
      held = restingWindow(view, ready);
      setSeen(unlessSame({ window: held, isResting: true }));
    };
    const move = () => {
      const from = view.top;
      view = read();
      held = movedWindow(held, from, view, ready);
    };
    const settle = () => {
      pause = undefined;
      keepFocus(element, () => flushSync(rest));
    };
    // Rows must stand in the frame that shows their place, or a fast scroll shows an empty ground.
    const follow = () => {
      given.current.onView?.('scroll');
      const before = { window: held, top: view.top };
      move();
      if (held === before.window && view.top === before.top) return;
      clearTimeout(pause);
      pause = setTimeout(settle, restsAfter);
      if (held !== before.window) flushSync(() => setSeen({ window: held, isResting: false }));
    };
    followed.current = {
      refresh() {
        if (pause === undefined) return rest();
        move();
        setSeen(unlessSame({ window: held, isResting: false }));
      },
    };
    const resized = new ResizeObserver(() => {
      given.current.onView?.('resize');
      rest();
    });
    resized.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      followed.current = undefined;
      clearTimeout(pause);
      resized.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, ready]);
  const refresh = useCallback(() => followed.current?.refresh(), []);
  return { ...withinCount(seen.window, rows.count), isResting: seen.isResting, refresh };
}

const noLead = () => 0;

function firstView(rows: RowExtents, startsAt: 'start' | 'end'): View {
  if (startsAt === 'start') return { top: 0, visible: Math.max(1, rows.rowAt(assumedHeight)) };
  const top = rows.rowAt(Math.max(0, rows.total - assumedHeight));
  return { top, visible: Math.max(1, rows.count - top) };
}

/** What is so already is not drawn again. */
const unlessSame =
  ({ window, isResting }: Seen) =>
  (before: Seen): Seen =>
    before.isResting === isResting && before.window.first === window.first && before.window.end === window.end
      ? before
      : { window, isResting };

/** Does `work`, in which elements may move, and gives the focus back to the one in `area` that had it. */
function keepFocus(area: HTMLElement, work: () => void): void {
  const root = area.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  work();
  if (focused instanceof HTMLElement && area.contains(focused) && focused.isConnected && !focused.matches(':focus'))
    focused.focus({ preventScroll: true });
}
