import { describe, expect, it } from 'vitest';
import { tableRowsOf } from './table-rows.ts';

function cellsOf(text: string) {
  const table = tableRowsOf(text);
  return table && { ...table, rows: table.rows.map((row) => row.map(({ start, end }) => text.slice(start, end))) };
}

describe('a table of a stored text', () => {
  it('has a line a row and bars between its cells', () => {
    expect(cellsOf('Feature | Laser | Electron beam\nLayer (µm) | 30-60 | 50-100')).toEqual({
      rows: [
        ['Feature', 'Laser', 'Electron beam'],
        ['Layer (µm)', '30-60', '50-100'],
      ],
      hasHead: true,
    });
  });

  it('has no head where its first row states figures', () => {
    expect(cellsOf('LFP | 170\nLNMO | 147')?.hasHead).toBe(false);
  });

  it.each(['One line of words', 'a | b', 'a | b\nc', 'a\nb'])('is none where rows do not agree: %j', (text) => {
    expect(cellsOf(text)).toBeUndefined();
  });
});
