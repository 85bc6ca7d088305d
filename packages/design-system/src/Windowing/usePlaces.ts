import { useLayoutEffect, useRef } from 'react';
import { type Place, placeRows } from './placeRows.ts';

/**
 * The elements in which rows stand, by their `keys`. Elements are handed on from row to row only while all of `by` stays the
 * same, which a scroll leaves alone: what opens moves no element that has the focus, and the focus goes to another element
 * than it had, so that it is told and comes into view.
 */
export function usePlaces(keys: readonly string[], isResting: boolean, by: readonly unknown[]): readonly Place[] {
  const held = useRef<{ by: readonly unknown[]; places: readonly Place[] }>({ by, places: [] });
  // Which element a row stands in changes nothing that is shown: as state it would draw every scroll twice.
  // oxlint-disable-next-line react/refs
  const isScroll = held.current.by.every((each, at) => each === by[at]);
  // oxlint-disable-next-line react/refs
  const places = placeRows(held.current.places, keys, isResting, isScroll);
  useLayoutEffect(() => {
    held.current = { by, places };
  });
  return places;
}
