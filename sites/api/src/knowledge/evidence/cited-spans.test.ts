import { describe, expect, it } from 'vitest';
import { citedSpans, passagesAt } from './cited-spans.ts';

const cited = (document: string, version: number, start: number, end: number) => ({
  document,
  version,
  start,
  end,
  quote: 'as it was',
});

describe('citedSpans()', () => {
  const stored = [
    { sentences: [{ text: 'One.', citations: [cited('a', 1, 30, 40), cited('b', 1, 0, 5)] }] },
    { values: [{ printed: '3', citation: cited('a', 1, 10, 20) }], hits: [{ citation: cited('a', 1, 30, 40) }] },
    { references: [{ document: 'a', version: 1, title: 'A' }], older: cited('a', 2, 1, 2) },
    null,
  ];

  it('finds what is cited of a version wherever it stands, each place once and in order', () => {
    expect(citedSpans(stored, 'a', 1)).toEqual([
      { start: 10, end: 20 },
      { start: 30, end: 40 },
    ]);
  });

  it('finds nothing of what is not cited', () => {
    expect(citedSpans(stored, 'c', 1)).toEqual([]);
    expect(citedSpans(stored, 'b', 2)).toEqual([]);
    expect(citedSpans(null, 'a', 1)).toEqual([]);
  });

  it('gives the text of the places and none beside them', () => {
    expect(passagesAt('0123456789secret', [{ start: 2, end: 5 }])).toEqual([{ start: 2, end: 5, text: '234' }]);
  });
});
