import type { PointerEvent, RefObject } from 'react';
import { columnTracks, minimumWidth } from './columnTrack.ts';
import * as styles from './DataTable.css.ts';
import type { DataColumn, TableView } from './DataTable.types.ts';

/** Step in px of a width that is changed by keyboard. */
const step = 16;

/** Draws columns by pointer and keyboard. While the pointer drags, only two variables change; nothing is rendered. */
export function useColumnWidths<Row>({
  scroller,
  columns,
  widths,
  hasSelect,
  onChange,
}: {
  scroller: RefObject<HTMLElement | null>;
  columns: readonly DataColumn<Row>[];
  widths: TableView['widths'];
  hasSelect: boolean;
  onChange: (column: DataColumn<Row>, pixels: number) => void;
}) {
  const atLeast = (column: DataColumn<Row>, pixels: number) =>
    Math.round(Math.max(column.minWidth ?? minimumWidth, pixels));
  const headOf = (column: DataColumn<Row>) => {
    const index = columns.indexOf(column) + (hasSelect ? 2 : 1);
    return scroller.current?.querySelector<HTMLElement>(`[role="columnheader"][aria-colindex="${index}"]`);
  };

  function start(event: PointerEvent<HTMLElement>, column: DataColumn<Row>) {
    const handle = event.currentTarget;
    const head = handle.parentElement;
    const area = scroller.current;
    if (!head || !area || event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    handle.toggleAttribute('data-drawn', true);
    area.toggleAttribute('data-drawing', true);
    const sign = getComputedStyle(head).direction === 'rtl' ? -1 : 1;
    const from = event.clientX;
    const before = head.getBoundingClientRect().width;
    let now = before;
    const move = ({ clientX }: globalThis.PointerEvent) => {
      now = atLeast(column, before + sign * (clientX - from));
      const drawn = columnTracks(columns, { ...widths, [column.id]: now }, hasSelect);
      area.style.setProperty(styles.tracks, drawn.tracks);
      area.style.setProperty(styles.rowWidth, `${drawn.width}px`);
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
  function widen(column: DataColumn<Row>, direction: 1 | -1) {
    const now = headOf(column)?.getBoundingClientRect().width ?? minimumWidth;
    onChange(column, atLeast(column, now + direction * step));
  }

  /** As wide as the widest of its cells that stand in the document. */
  function fit(column: DataColumn<Row>, at: number) {
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
