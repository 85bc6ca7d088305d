import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTabular, writeTabular } from './tabular.ts';

const letters = fc.string({ unit: fc.constantFrom('a', '1', ' ', '"', '\t', '\n', '\r', '，', '硅'), maxLength: 6 });
const blocks = fc.array(fc.array(letters, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });

describe('tab-separated cells', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(blocks, (block) => {
        expect(readTabular(writeTabular(block))).toEqual(block);
      }),
    );
  });

  it.each([
    [
      'Excel, with a line break in a cell',
      'a\t"b\nc"\r\nd\te\r\n',
      [
        ['a', 'b\nc'],
        ['d', 'e'],
      ],
    ],
    [
      'Google Sheets, whose last row is not ended',
      'a\tb\nc\t',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['a quote within a cell', '5" pipe\tx', [['5" pipe', 'x']]],
    ['a quote that is never closed', '"half\tx', [['"half', 'x']]],
    ['one empty cell', '', [['']]],
  ])('are read: %s', (_, text, block) => {
    expect(readTabular(text)).toEqual(block);
  });
});
