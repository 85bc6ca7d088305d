import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** Few letters, so that words are near each other. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

/** A word with one edit in it. */
const edited = fc
  .tuple(fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 2, maxLength: 9 }), fc.nat(), fc.nat(3))
  .map(([from, place, kind]) => {
    const at = place % (from.length - 1);
    const [first = '', second = ''] = [from[at], from[at + 1]];
    const middle = [`x${first}${second}`, second, `x${second}`, `${second}${first}`][kind] as string;
    return { from, to: from.slice(0, at) + middle + from.slice(at + 2) };
  });

describe('editDistance', () => {
  it.each([
    ['electrode', 'electrode', 0],
    ['electrod', 'electrode', 1],
    ['elektrode', 'electrode', 1],
    ['electrdoe', 'electrode', 1],
    ['eletcrdoe', 'electrode', 2],
    ['ca', 'abc', 2],
    ['', 'abc', 3],
    ['weld', 'creep', 4],
  ])('%s and %s are %i apart', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it('is none between a word and itself, and between others more than none', () => {
    fc.assert(fc.property(word, word, (a, b) => (editDistance(a, b) === 0) === (a === b)));
  });

  it('is the same both ways', () => {
    fc.assert(fc.property(word, word, (a, b) => editDistance(a, b) === editDistance(b, a)));
  });

  it('is no longer by way of a third word', () => {
    fc.assert(
      fc.property(word, word, word, (a, b, c) => editDistance(a, c) <= editDistance(a, b) + editDistance(b, c)),
      { numRuns: 2000 },
    );
  });

  it('lies between the difference of the lengths and the longer length', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        return Math.abs(a.length - b.length) <= distance && distance <= Math.max(a.length, b.length);
      }),
    );
  });

  it('is at most one after one edit', () => {
    fc.assert(fc.property(edited, ({ from, to }) => editDistance(from, to) <= 1));
  });

  it('is exact up to a limit and above it beyond', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        const whole = editDistance(a, b);
        const limited = editDistance(a, b, limit);
        return whole <= limit ? limited === whole : limited > limit;
      }),
    );
  });
});
