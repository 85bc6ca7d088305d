import { describe, expect, it } from 'vitest';
import { gridKeys, keysOf } from '../Keys/component-keys.ts';
import { cellAfter } from './grid.keys.ts';

const bounds = { rows: 100, columns: 5, page: 10, isRtl: false };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

describe('keys of the grid (WAI-ARIA APG)', () => {
  it.each([
    ['ArrowRight', false, { row: 4, column: 3 }],
    ['ArrowLeft', false, { row: 4, column: 1 }],
    ['ArrowDown', false, { row: 5, column: 2 }],
    ['ArrowUp', false, { row: 3, column: 2 }],
    ['PageDown', false, { row: 14, column: 2 }],
    ['PageUp', false, { row: -1, column: 2 }],
    ['Home', false, { row: 4, column: 0 }],
    ['End', false, { row: 4, column: 4 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 99, column: 4 }],
    ['ArrowDown', true, { row: 99, column: 2 }],
    ['ArrowUp', true, { row: -1, column: 2 }],
    ['a', false, undefined],
  ])('%s, with control %s', (key, isFar, target) => {
    expect(cellAfter({ row: 4, column: 2 }, press(key, isFar), bounds)).toEqual(target);
  });

  it.each([...gridKeys.move, ...gridKeys.ends, ...gridKeys.far, ...gridKeys.page])('%s of its table moves', (keys) => {
    const { held, key } = keysOf(keys);
    const to = cellAfter({ row: 4, column: 2 }, press(key, held.includes('Mod')), bounds);
    expect(to).not.toEqual({ row: 4, column: 2 });
    expect(to).toBeDefined();
  });

  it('stays inside the grid and reads from right to left where the language does', () => {
    expect(cellAfter({ row: 99, column: 4 }, press('ArrowDown'), bounds)).toEqual({ row: 99, column: 4 });
    expect(cellAfter({ row: 99, column: 4 }, press('ArrowRight'), bounds)).toEqual({ row: 99, column: 4 });
    expect(cellAfter({ row: 0, column: 2 }, press('ArrowRight'), { ...bounds, isRtl: true })).toEqual({
      row: 0,
      column: 1,
    });
    expect(cellAfter({ row: -1, column: 0 }, press('ArrowDown'), { ...bounds, rows: 0 })).toEqual({
      row: -1,
      column: 0,
    });
  });
});
