import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAt, findIn, spansWithin } from './text-marks.ts';

const span = fc.tuple(fc.nat(60), fc.nat(20)).map(([start, length]) => ({ start, end: start + length }));

describe('a text under marks', () => {
  it('is whole again when its stretches are joined, and each place carries the marks that cover it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.array(span), fc.array(span), (text, cited, found) => {
        const stretches = cutAt(text, [
          { name: 'cited', spans: cited },
          { name: 'found', spans: found },
        ]);
        expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
        for (const { start, end, names } of stretches)
          for (let at = start; at < end; at += 1) {
            const covers = (spans: typeof cited) => spans.some((each) => each.start <= at && at < each.end);
            expect(names.includes('cited')).toBe(covers(cited));
            expect(names.includes('found')).toBe(covers(found));
          }
      }),
    );
  });

  it('gives a part the spans that lie in it, counted from its beginning', () => {
    const spans = [
      { start: 0, end: 4 },
      { start: 8, end: 14 },
      { start: 20, end: 22 },
    ];
    expect(spansWithin(spans, { start: 10, end: 20 })).toEqual([{ start: -2, end: 4 }]);
  });
});

describe('finding in a text', () => {
  it.each([
    ['The Capacity, the capacity', 'capacity', 2],
    ['a line\nbroken', 'line broken', 1],
    ['C++ (x) [1]', 'C++ (X)', 1],
    ['电导率与电导率', '电导率', 2],
    ['nothing', '   ', 0],
    ['aaaa', 'a', 3],
  ])('%j has %j %i times, three at most', (text, wanted, count) => {
    const found = findIn(text, wanted, 3);
    expect(found).toHaveLength(count);
    for (const { start, end } of found) expect(end).toBeGreaterThan(start);
  });
});
