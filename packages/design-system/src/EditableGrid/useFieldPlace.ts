import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { runsRightToLeft } from '../browser/runsRightToLeft.ts';
import { cardHead, headHeight } from './EditableGrid.css.ts';
import { cellId } from './GridRow.tsx';
import type { Span } from './lines.ts';
import type { Cell } from './selection.ts';

/** Lines that the field covers of a cell which spans more. */
const mostLines = 4;

type FieldPlace = {
  id: string;
  scroller: RefObject<HTMLElement | null>;
  frame: RefObject<HTMLElement | null>;
  active: Cell;
  /** The lines that the cell spans; in the first of them it stands in the document. */
  span: Span;
  /** Height of a line, or of a card with the gap below it, and of a cell, in px. */
  rowHeight: number;
  cellHeight: number;
  isCards: boolean;
};

/**
 * Keeps the field over the cell one is in, so that what is typed, and the windows of an input method, appear there; and
 * brings the cell into view when one goes to another.
 */
export function useFieldPlace(given: FieldPlace): void {
  const { scroller, active, span, isCards } = given;
  const key = `${active.line} ${active.column} ${isCards}`;
  const seen = useRef(key);
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
    if (seen.current !== key) {
      seen.current = key;
      reveal(given);
    }
    place(given);
  });
  // The words of the first column, and of a cell that spans lines, stay where they are while the others scroll.
  const isStaying = active.column === 0 || span.end - span.first > 1;
  useEffect(() => {
    const area = scroller.current;
    if (!area) return undefined;
    const again = () => place(latest.current);
    const follow = () => {
      area.toggleAttribute('data-scrolled', area.scrollLeft !== 0);
      if (isStaying) again();
    };
    const resized = new ResizeObserver(again);
    resized.observe(area);
    area.addEventListener('scroll', follow, { passive: true });
    return () => {
      resized.disconnect();
      area.removeEventListener('scroll', follow);
    };
  }, [scroller, isStaying]);
}

const elementOf = ({ id, scroller, span, active }: FieldPlace) =>
  scroller.current?.querySelector<HTMLElement>(`[id="${cellId(id, span.first, active.column)}"]`);

function place(given: FieldPlace): void {
  const [area, field, element] = [given.scroller.current, given.frame.current, elementOf(given)];
  if (!area || !field || !element) return;
  const own = (element.querySelector('[data-value]') ?? element).getBoundingClientRect();
  const outer = area.getBoundingClientRect();
  const isTall = given.span.end - given.span.first > 1;
  const seenFrom = isTall ? Math.max(own.top, Math.min(outer.top + headHeight, own.bottom - given.rowHeight)) : own.top;
  Object.assign(field.style, {
    left: `${own.left - outer.left - area.clientLeft + area.scrollLeft}px`,
    top: `${seenFrom - outer.top - area.clientTop + area.scrollTop}px`,
    width: `${own.width}px`,
    height: `${Math.min(own.bottom - seenFrom, mostLines * given.cellHeight)}px`,
  });
}

/** Scrolls by as little as shows the cell, clear of the head and of the columns that stay. */
function reveal(given: FieldPlace): void {
  const { active, rowHeight, cellHeight, isCards } = given;
  const area = given.scroller.current;
  const element = elementOf(given);
  if (!area || !element) return;
  const head = isCards ? 0 : headHeight;
  if (active.line >= 0) {
    const top = active.line * rowHeight + (isCards ? cardHead + active.column * cellHeight : 0);
    const bottom = top + (isCards ? cellHeight : rowHeight) + head;
    const from = active.column === 0 ? active.line * rowHeight : top;
    if (from < area.scrollTop) area.scrollTop = from;
    else if (bottom > area.scrollTop + area.clientHeight) area.scrollTop = bottom - area.clientHeight;
  }
  if (isCards || active.column === 0) return;
  const [own, outer] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
  const staying = Number(element.getAttribute('aria-colindex')) - active.column;
  const kept = [...area.querySelectorAll('[role="columnheader"]')]
    .slice(0, staying)
    .reduce((sum, each) => sum + each.getBoundingClientRect().width, 0);
  const isRtl = runsRightToLeft(element);
  const before = (isRtl ? outer.right - own.right : own.left - outer.left) - kept;
  const after = isRtl ? own.left - outer.left : outer.right - own.right;
  const by = before < 0 ? before : after < 0 ? -after : 0;
  if (by !== 0) area.scrollBy({ left: isRtl ? -by : by, behavior: 'instant' });
}
