import { describe, expect, it } from 'vitest';
import { selectRows } from './selectRows.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];

describe('selectRows', () => {
  it('toggles one row', () => {
    expect([...selectRows(new Set(), shown, { row: 1 })]).toEqual(['b']);
    expect([...selectRows(new Set(['b']), shown, { row: 1 })]).toEqual([]);
  });

  it('adds the range between the anchor and the row in both directions', () => {
    expect([...selectRows(new Set(['b']), shown, { row: 3, anchor: 1 })]).toEqual(['b', 'c', 'd']);
    expect([...selectRows(new Set(['d']), shown, { row: 1, anchor: 3 })].sort()).toEqual(['b', 'c', 'd']);
  });

  it('keeps what a filter hides and ignores a row that does not exist', () => {
    expect([...selectRows(new Set(['hidden']), shown, { row: 0 })]).toEqual(['hidden', 'a']);
    expect([...selectRows(new Set(['a']), shown, { row: 9 })]).toEqual(['a']);
  });
});
