import type { Span } from './lines.ts';

/** A cell by line and column, both from 0; line -1 is the head. */
export type Cell = { line: number; column: number };

/** Cells from `top` to `bottom` and from `left` to `right`, ends included. */
export type Range = { top: number; bottom: number; left: number; right: number };

/** What moves happen in: lines and columns that exist, lines that a page holds, and how far a cell reaches down. */
export type GridExtent = {
  lines: number;
  columns: number;
  page: number;
  isRtl: boolean;
  spanOf: (cell: Cell) => Span;
  isEmpty: (cell: Cell) => boolean;
};

type Press = { key: string; ctrlKey: boolean; metaKey: boolean };

/** Brings a cell into the grid. */
export function withinGrid({ line, column }: Cell, { lines, columns }: Pick<GridExtent, 'lines' | 'columns'>): Cell {
  return { line: Math.max(-1, Math.min(lines - 1, line)), column: Math.max(0, Math.min(columns - 1, column)) };
}

/**
 * The cell that a key leads to (WAI-ARIA APG, grid); undefined for keys that do not move. With Control an arrow goes to
 * where filled cells end or begin, as in spreadsheets. A cell that spans lines is left as one.
 */
export function cellAfter(at: Cell, { key, ctrlKey, metaKey }: Press, extent: GridExtent): Cell | undefined {
  const isFar = ctrlKey || metaKey;
  const to = (line: number, column: number) => withinGrid({ line, column }, extent);
  const sideways = (step: 1 | -1) => (extent.isRtl ? -step : step) as 1 | -1;
  switch (key) {
    case 'ArrowRight':
      return isFar ? edge(at, 0, sideways(1), extent) : to(at.line, at.column + sideways(1));
    case 'ArrowLeft':
      return isFar ? edge(at, 0, sideways(-1), extent) : to(at.line, at.column + sideways(-1));
    case 'ArrowDown':
      return isFar ? edge(at, 1, 0, extent) : to(below(at, extent), at.column);
    case 'ArrowUp':
      return isFar ? edge(at, -1, 0, extent) : to(above(at, extent), at.column);
    case 'PageDown':
      return to(at.line + extent.page, at.column);
    case 'PageUp':
      return to(Math.max(at.line - extent.page, Math.min(0, at.line)), at.column);
    case 'Home':
      return isFar ? to(0, 0) : to(at.line, 0);
    case 'End':
      return isFar ? to(extent.lines - 1, extent.columns - 1) : to(at.line, extent.columns - 1);
    default:
      return undefined;
  }
}

const below = (at: Cell, { spanOf }: GridExtent) => (at.line < 0 ? 0 : spanOf(at).end);
const above = (at: Cell, { spanOf }: GridExtent) => (at.line < 0 ? -1 : spanOf(at).first - 1);

/** The next cell in the order of reading, or the one before; undefined beyond the last and the first. */
export function cellBeside(at: Cell, step: 1 | -1, { lines, columns }: GridExtent): Cell | undefined {
  const place = at.line * columns + at.column + step;
  if (at.line < 0 || place < 0 || place >= lines * columns) return undefined;
  return { line: Math.floor(place / columns), column: place % columns };
}

/** The cell above or below; that is where Enter leads. */
export function cellUnder(at: Cell, step: 1 | -1, extent: GridExtent): Cell {
  return withinGrid({ line: Math.max(0, step > 0 ? below(at, extent) : above(at, extent)), column: at.column }, extent);
}

/** From a filled cell to the last of those that follow it filled, else to the next that is filled, else to the end. */
function edge(at: Cell, down: 1 | 0 | -1, right: 1 | 0 | -1, extent: GridExtent): Cell {
  const next = ({ line, column }: Cell): Cell | undefined => {
    const target = {
      line: down > 0 ? below({ line, column }, extent) : down < 0 ? above({ line, column }, extent) : line,
      column: column + right,
    };
    const isInside =
      target.line >= 0 && target.line < extent.lines && target.column >= 0 && target.column < extent.columns;
    return isInside ? target : undefined;
  };
  if (at.line < 0) return down > 0 ? withinGrid({ line: 0, column: at.column }, extent) : at;
  let held = at;
  let following = next(held);
  if (!following) return down < 0 ? { line: -1, column: at.column } : at;
  const isThrough = !extent.isEmpty(held) && !extent.isEmpty(following);
  while (following) {
    const isFilled = !extent.isEmpty(following);
    if (isThrough && !isFilled) break;
    held = following;
    if (!isThrough && isFilled) break;
    following = next(held);
  }
  return held;
}

/** The cells between two, each that spans lines whole. */
export function rangeOf(one: Cell, other: Cell, spanOf: GridExtent['spanOf']): Range {
  const left = Math.min(one.column, other.column);
  const right = Math.max(one.column, other.column);
  let top = Math.max(0, Math.min(one.line, other.line));
  let bottom = Math.max(0, one.line, other.line);
  for (let isWhole = false; !isWhole; ) {
    isWhole = true;
    for (let column = left; column <= right; column++) {
      const { first } = spanOf({ line: top, column });
      const { end } = spanOf({ line: bottom, column });
      if (first < top || end - 1 > bottom) isWhole = false;
      top = Math.min(top, first);
      bottom = Math.max(bottom, end - 1);
    }
  }
  return { top, bottom, left, right };
}

export const isInRange = ({ line, column }: Cell, { top, bottom, left, right }: Range) =>
  line >= top && line <= bottom && column >= left && column <= right;
