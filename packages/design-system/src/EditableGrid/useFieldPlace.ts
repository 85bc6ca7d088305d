import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { cardHead, headHeight } from './EditableGrid.css.ts';
import { cellId } from './GridRow.tsx';
import type { Cell } from './selection.ts';

/**
 * Keeps the field over the cell one is in, so that what is typed, and the windows of an input method, appear there; and
 * brings the cell into view when one goes to another.
 */
export function useFieldPlace({
  id,
  scroller,
  frame,
  active,
  home,
  rowHeight,
  cellHeight,
  isCards,
}: {
  id: string;
  scroller: RefObject<HTMLElement | null>;
  frame: RefObject<HTMLElement | null>;
  active: Cell;
  /** The line in which the cell stands in the document: the first of those it spans. */
  home: number;
  rowHeight: number;
  cellHeight: number;
  isCards: boolean;
}) {
  const key = `${active.line} ${active.column} ${isCards}`;
  const seen = useRef(key);
  const place = () => {
    const [area, field] = [scroller.current, frame.current];
    const element = area?.querySelector<HTMLElement>(`[id="${cellId(id, home, active.column)}"]`);
    if (!area || !field || !element) return;
    const target = element.querySelector<HTMLElement>('[data-value]') ?? element;
    const [own, outer] = [target.getBoundingClientRect(), area.getBoundingClientRect()];
    Object.assign(field.style, {
      left: `${own.left - outer.left - area.clientLeft + area.scrollLeft}px`,
      top: `${own.top - outer.top - area.clientTop + area.scrollTop}px`,
      width: `${own.width}px`,
      height: `${Math.min(own.height, active.line < 0 || isCards ? own.height : own.height)}px`,
    });
  };
  const latest = useRef(place);
  useLayoutEffect(() => {
    latest.current = place;
    if (seen.current !== key) {
      seen.current = key;
      const area = scroller.current;
      const element = area?.querySelector<HTMLElement>(`[id="${cellId(id, home, active.column)}"]`);
      if (area && element) reveal(area, element, { active, rowHeight, cellHeight, isCards });
    }
    place();
  });
  useEffect(() => {
    const area = scroller.current;
    if (!area) return undefined;
    const follow = () => {
      area.toggleAttribute('data-scrolled', area.scrollLeft !== 0);
      latest.current();
    };
    const resized = new ResizeObserver(() => latest.current());
    resized.observe(area);
    area.addEventListener('scroll', follow, { passive: true });
    return () => {
      resized.disconnect();
      area.removeEventListener('scroll', follow);
    };
  }, [scroller]);
}

function reveal(
  area: HTMLElement,
  element: HTMLElement,
  { active, rowHeight, cellHeight, isCards }: { active: Cell; rowHeight: number; cellHeight: number; isCards: boolean },
): void {
  const head = isCards ? 0 : headHeight;
  if (active.line >= 0) {
    const top = active.line * rowHeight + (isCards ? cardHead + active.column * cellHeight : 0);
    const bottom = top + (isCards ? cellHeight : rowHeight);
    const first = active.column === 0 && isCards ? active.line * rowHeight : top;
    if (first < area.scrollTop) area.scrollTop = first;
    else if (bottom + head > area.scrollTop + area.clientHeight) area.scrollTop = bottom + head - area.clientHeight;
  }
  if (isCards || active.column === 0) return;
  const [own, outer] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
  const kept = [
    ...(element.parentElement?.parentElement?.parentElement?.querySelectorAll('[role="columnheader"]') ?? []),
  ]
    .slice(0, Number(element.getAttribute('aria-colindex')) - active.column)
    .reduce((sum, each) => sum + each.getBoundingClientRect().width, 0);
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const before = isRtl ? outer.right - own.right : own.left - outer.left;
  const after = isRtl ? own.left - outer.left : outer.right - own.right;
  const sign = isRtl ? -1 : 1;
  if (before < kept) area.scrollBy({ left: sign * (before - kept), behavior: 'instant' });
  else if (after < 0) area.scrollBy({ left: sign * -after, behavior: 'instant' });
}
