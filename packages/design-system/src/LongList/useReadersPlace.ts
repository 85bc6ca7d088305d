import { type RefObject, useLayoutEffect, useState } from 'react';
import type { MeasuredRows } from '../Windowing/MeasuredRows.ts';

/** A reader this near the end, in px, follows what is written there. */
const nearEnd = 48;
/** A reader this near the first row, in px, is given older ones. */
const nearStart = 1200;

type ReadersPlaceProps = {
  scroller: RefObject<HTMLElement | null>;
  rows: MeasuredRows;
  /** Height in px of what scrolls before the first row. */
  lead: () => number;
  onNearStart: (() => void) | undefined;
  onAtEnd: ((isAtEnd: boolean) => void) | undefined;
};

/** Where the reader of a long list is, kept while its rows change: at the end, or at a row. All methods stay the same. */
export function useReadersPlace(props: ReadersPlaceProps) {
  const [place] = useState(createPlace);
  useLayoutEffect(() => place.take(props));
  return place;
}

function createPlace() {
  let given: ReadersPlaceProps | undefined;
  /** The row at the top of the view and how far its beginning lies above it, in px. */
  let top: { key: string; above: number } | undefined;
  let isAtEnd = true;

  const scrollTo = (box: HTMLElement, wanted: number) => {
    if (Math.abs(box.scrollTop - wanted) > 0.5) box.scrollTop = wanted;
  };

  /** Puts the reader back to the end, or to the row they were at. */
  function restore(): void {
    const box = given?.scroller.current;
    if (!given || !box) return;
    const { rows, lead } = given;
    if (isAtEnd) return scrollTo(box, box.scrollHeight - box.clientHeight);
    const at = top && rows.placeOf(top.key);
    if (top && at !== undefined) scrollTo(box, lead() + rows.offsetOf(at) + top.above);
  }

  /** Takes where the reader is now as their place, and tells who wants to know. */
  function note(): void {
    const box = given?.scroller.current;
    if (!given || !box) return;
    const { rows, lead, onNearStart, onAtEnd } = given;
    const offset = box.scrollTop - lead();
    const at = rows.rowAt(Math.max(0, offset));
    const key = rows.keyAt(at);
    top = key === undefined ? undefined : { key, above: offset - rows.offsetOf(at) };
    const wasAtEnd = isAtEnd;
    isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    if (wasAtEnd !== isAtEnd) onAtEnd?.(isAtEnd);
    if (box.scrollTop < nearStart) onNearStart?.();
  }

  return {
    /** From here on it is about this list. */
    take(props: ReadersPlaceProps): void {
      given = props;
    },

    restore,
    note,

    /** Moves the reader to a row, a third of the view below its top. @returns whether there is such a row */
    moveTo(key: string): boolean {
      const box = given?.scroller.current;
      const at = given?.rows.placeOf(key);
      if (!given || !box || at === undefined) return false;
      isAtEnd = false;
      box.scrollTop = given.lead() + given.rows.offsetOf(at) - Math.max(0, box.clientHeight / 3);
      note();
      return true;
    },

    moveToStart(): void {
      const box = given?.scroller.current;
      if (!box) return;
      isAtEnd = false;
      scrollTo(box, 0);
      note();
    },

    moveToEnd(): void {
      isAtEnd = true;
      given?.onAtEnd?.(true);
      restore();
    },
  };
}
