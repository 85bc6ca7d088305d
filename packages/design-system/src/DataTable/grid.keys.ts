import { gridKeys, keysOf } from '../Keys/component-keys.ts';

/** Whether a key is the one of an action, whatever is held with it. */
export function isKeyOf(action: keyof typeof gridKeys, key: string): boolean {
  return gridKeys[action].some((press) => keysOf(press).key.toLowerCase() === key.toLowerCase());
}

/** A cell by row, -1 being the head, and column, both from 0. */
export type Cell = { row: number; column: number };

/** What a key is pressed in: rows and columns that exist, rows that a page holds, and the reading direction. */
export type GridBounds = { rows: number; columns: number; page: number; isRtl: boolean };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** The cell a key leads to (WAI-ARIA APG, grid pattern); undefined for keys that do not move. */
export function cellAfter(at: Cell, press: Press, { rows, columns, page, isRtl }: GridBounds): Cell | undefined {
  const isFar = press.ctrlKey || press.metaKey;
  const to = (row: number, column: number): Cell => ({
    row: Math.max(-1, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  const sideways = isRtl ? -1 : 1;
  switch (press.key) {
    case 'ArrowRight':
      return to(at.row, at.column + sideways);
    case 'ArrowLeft':
      return to(at.row, at.column - sideways);
    case 'ArrowDown':
      return to(isFar ? rows - 1 : at.row + 1, at.column);
    case 'ArrowUp':
      return to(isFar ? -1 : at.row - 1, at.column);
    case 'PageDown':
      return to(at.row + page, at.column);
    case 'PageUp':
      return to(at.row - page, at.column);
    case 'Home':
      return to(isFar ? 0 : at.row, 0);
    case 'End':
      return to(isFar ? rows - 1 : at.row, columns - 1);
    default:
      return undefined;
  }
}
