/** Where the rows of a list stand along it, in px from its beginning. */
export interface RowExtents {
  readonly count: number;
  /** Height of all rows. */
  readonly total: number;
  /** Distance of a row's beginning; of the row after the last one, the end. */
  offsetOf(index: number): number;
  /** The row that an offset lies in. Beyond the end it may be one that does not exist. */
  rowAt(offset: number): number;
}

/** Rows that are all `height` px high. */
export function equalRows(count: number, height: number): RowExtents {
  return {
    count,
    total: count * height,
    offsetOf: (index) => index * height,
    rowAt: (offset) => Math.floor(offset / height),
  };
}
