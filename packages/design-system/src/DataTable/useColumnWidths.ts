import type { PointerEvent, RefObject } from 'react';
import { runsRightToLeft } from '../browser/runsRightToLeft.ts';
import { columnTracks, minimumWidth, type SizedColumn, tracksVariable, widthVariable } from './columnTrack.ts';
import type { TableView } from './DataTable.types.ts';

/** Step in px of a width that is changed by keyboard. */
const step = 16;

/** Draws columns by pointer and keyboard. While the pointer drags, only two variables change; nothing is rendered. */
export function useColumnWidths<Column extends SizedColumn>({
  scroller,
  columns,
  widths,
  hasSelect,
  onChange,
}: {
  scroller: RefObject<HTMLElement | null>;
  columns: readonly Column[];
  widths: TableView['widths'];
  hasSelect: boolean;
  onChange: (column: Column, pixels: number) => void;
}) {
  const atLeast = (column: Column, pixels: number) => Math.round(Math.max(column.minWidth ?? minimumWidth, pixels));
  const headOf = (column: Column) => {
    const index = columns.indexOf(column) + (hasSelect ? 2 : 1);
    return scroller.current?.querySelector<HTMLElement>(`[role="columnheader"][aria-colindex="${index}"]`);
  };

  function start(event: PointerEvent<HTMLElement>, column: Column) {
    const handle = event.currentTarget;
    const head = handle.parentElement;
    const area = scroller.current;
    if (!head || !area || event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    handle.toggleAttribute('data-drawn', true);
    area.toggleAttribute('data-drawing', true);
    const sign = runsRightToLeft(head) ? -1 : 1;
    const from = event.clientX;
    const before = head.getBoundingClientRect().width;
    let now = before;
    const move = ({ clientX }: globalThis.PointerEvent) => {
      now = atLeast(column, before + sign * (clientX - from));
      const drawn = columnTracks(columns, { ...widths, [column.id]: now }, hasSelect);
      area.style.setProperty(tracksVariable, drawn.tracks);
      area.style.setProperty(widthVariable, `${drawn.width}px`);
    };
    const stop = () => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('lostpointercapture', stop);
      handle.toggleAttribute('data-drawn', false);
      area.toggleAttribute('data-drawing', false);
      if (now !== before) onChange(column, now);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', stop);
  }

  /** By a step of the keyboard: 1 wider, -1 narrower. */
  function widen(column: Column, direction: 1 | -1) {
    const now = headOf(column)?.getBoundingClientRect().width ?? minimumWidth;
    onChange(column, atLeast(column, now + direction * step));
  }

  /** As wide as the widest of its cells that stand in the document. */
  function fit(column: Column, at: number) {
    const cells = scroller.current?.querySelectorAll<HTMLElement>(`[aria-colindex="${at + 1}"]`) ?? [];
    const range = document.createRange();
    let widest = 0;
    for (const cell of cells) {
      range.selectNodeContents(cell);
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
      widest = Math.max(
        widest,
        range.getBoundingClientRect().width + padding,
        cell.scrollWidth > cell.clientWidth ? cell.scrollWidth : 0,
      );
    }
    onChange(column, atLeast(column, Math.ceil(widest) + 2));
  }

  return { start, widen, fit };
}
