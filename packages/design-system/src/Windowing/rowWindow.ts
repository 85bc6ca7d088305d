/** Rows that stand in the document: from `first` up to, not including, `end`. */
export type RowWindow = { first: number; end: number };

/** Rows by which the window moves at a time: most scroll events then change nothing. */
export const windowStep = 8;

/** Rows kept ready before and after what is seen. */
const overscan = 8;

/**
 * The rows to draw. `block` is the first visible row in units of `windowStep`; `visible` how many rows the viewport holds.
 * Positions past the end, as after a filter, give the last rows.
 */
export function rowWindow({ block, visible, count }: { block: number; visible: number; count: number }): RowWindow {
  const lastTop = Math.max(0, count - visible);
  const top = Math.min(Math.max(0, block * windowStep), lastTop);
  return { first: Math.max(0, top - overscan), end: Math.min(count, top + visible + windowStep + overscan) };
}
