/** Rows that stand in the document: from `first` up to, not including, `end`. */
export type RowWindow = { first: number; end: number };

/** What the viewport shows: its first row, and how many rows it holds, those in part counted. */
export type View = { top: number; visible: number };

/**
 * Numbers of rows that stand in the document unseen. Once fewer than `margin` are ready where a scroll leads, the window
 * moves: it leaves `behind` on the side it comes from and has the others of `ready` ahead, as many as at rest, so that it
 * neither builds elements nor drops any.
 */
export type Readiness = { margin: number; ready: number; behind: number };

/** For rows of a line or two. */
export const linesReady: Readiness = { margin: 8, ready: 24, behind: 2 };
/** For rows that take a good part of the view each. */
export const blocksReady: Readiness = { margin: 1, ready: 4, behind: 1 };

/** The rows to draw while nothing moves: ready in both directions. */
export function restingWindow({ top, visible }: View, { margin, ready }: Readiness): RowWindow {
  return { first: Math.max(0, top - margin), end: top + visible + ready - margin };
}

/**
 * The rows to draw once the viewport has come from the row `from` to `view`. The window stays the same object while enough
 * rows are ready; then it moves ahead. After a jump, when none of its rows are seen any more, it holds only what is seen.
 */
export function movedWindow(
  held: RowWindow,
  from: number,
  view: View,
  { margin, ready, behind }: Readiness,
): RowWindow {
  const { top } = view;
  const end = top + view.visible;
  const ahead = ready - behind;
  if (held.end <= top || held.first >= end) return { first: top, end };
  if (top > from || held.end < end)
    return held.end < end + margin ? { first: Math.max(0, top - behind), end: end + ahead } : held;
  if (top === from) return held;
  return held.first > Math.max(0, top - margin) ? { first: Math.max(0, top - ahead), end: end + behind } : held;
}

/** Of a window only rows that exist; past the end, as after a filter, the last ones. */
export function withinCount({ first, end }: RowWindow, count: number): RowWindow {
  const last = Math.min(end, count);
  return { first: first < last ? first : Math.max(0, last - (end - first)), end: last };
}
