import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSentences } from './compare.ts';

describe('compareSentences()', () => {
  it('tells what was added, what is gone and what stays, in reading order', () => {
    expect(compareSentences(['A.', 'B.', 'C.'], ['A.', 'X.', 'C.', 'D.'])).toEqual([
      { kind: 'same', text: 'A.' },
      { kind: 'gone', text: 'B.' },
      { kind: 'added', text: 'X.' },
      { kind: 'same', text: 'C.' },
      { kind: 'added', text: 'D.' },
    ]);
  });

  it('holds both versions whole, and calls nothing different that is not', () => {
    const sentences = fc.array(fc.constantFrom('A.', 'B.', 'C.', 'D.'), { maxLength: 12 });
    fc.assert(
      fc.property(sentences, sentences, (before, after) => {
        const compared = compareSentences(before, after);
        const of = (kind: string) => compared.filter((each) => each.kind !== kind).map(({ text }) => text);
        expect(of('added')).toEqual(before);
        expect(of('gone')).toEqual(after);
        expect(compareSentences(before, before).every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });
});
