import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { distinctKeys, type Place, placeRows } from './placeRows.ts';
import { equalRows } from './rowExtents.ts';
import { useRowWindow } from './useRowWindow.ts';

/** A row that stands in the document, and the element it stands in, by number. */
export type PlacedRow = {
  slot: number;
  key: string;
  index: number /** Distance in px from the first row. */;
  top: number;
};

type PlacedRowsProps = {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Height of every row in px. */
  rowHeight: number;
  /** The row with the focus stays in the document wherever the others are scrolled to. -1 for none. */
  focus: number;
  keyOf: (index: number) => string;
  /** Rows before the window, by its first row, that reach into it; they stand in the document too. */
  reaching?: (first: number) => readonly number[];
  /**
   * Elements are handed on from row to row only while all of this, and the focus, stay the same, which a scroll leaves
   * alone: what opens moves no element that has the focus, and the focus goes to another element than it had, so that it is
   * told and comes into view.
   */
  by?: readonly unknown[];
};

const nothingElse: readonly unknown[] = [];
const none = (): readonly number[] => [];

/** The rows of equal height that stand in the document, each with its element. A scroll writes words into elements that stand. */
export function usePlacedRows({
  scroller,
  count,
  rowHeight,
  focus,
  keyOf,
  reaching = none,
  by = nothingElse,
}: PlacedRowsProps): readonly PlacedRow[] {
  const rows = useMemo(() => equalRows(count, rowHeight), [count, rowHeight]);
  const { first, end, isResting } = useRowWindow({ scroller, rows });
  const before = new Set(reaching(first).filter((index) => index < first));
  if (focus >= 0 && focus < first && focus < count) before.add(focus);
  const indexes = [...before].sort((one, other) => one - other);
  for (let index = first; index < end; index++) indexes.push(index);
  if (focus >= end && focus < count) indexes.push(focus);
  const keys = distinctKeys(indexes.map(keyOf));
  const indexOf = new Map(keys.map((key, at) => [key, indexes[at] ?? 0]));

  const conditions = [focus, ...by];
  const held = useRef<{ by: readonly unknown[]; places: readonly Place[] }>({ by: conditions, places: [] });
  // Which element a row stands in changes nothing that is shown: as state it would draw every scroll twice.
  // oxlint-disable-next-line react/refs
  const isScroll = held.current.by.every((each, at) => each === conditions[at]);
  // oxlint-disable-next-line react/refs
  const places = placeRows(held.current.places, keys, isResting, isScroll);
  useLayoutEffect(() => {
    held.current = { by: conditions, places };
  });
  return places.map(({ slot, key }) => {
    const index = indexOf.get(key) ?? 0;
    return { slot, key, index, top: rows.offsetOf(index) };
  });
}
