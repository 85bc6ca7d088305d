import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { type Move, partsOver } from './way.ts';

/** What is put in the place of a stretch. */
interface Replacement {
  readonly at: number;
  readonly length: number;
  readonly words: number;
}

/** Replacements in a text of numbered letters, and the moves that they are; a new letter is -1. */
function replaced(size: number, asked: readonly Replacement[]): { moves: Move[]; text: number[] } {
  let text = Array.from({ length: size }, (_, at) => at);
  const moves = asked.map(({ at, length, words }): Move => {
    const oldStart = Math.min(at, text.length);
    const oldEnd = Math.min(text.length, oldStart + length);
    text = [...text.slice(0, oldStart), ...Array.from({ length: words }, () => -1), ...text.slice(oldEnd)];
    return [{ oldStart, oldEnd, newStart: oldStart, newEnd: oldStart + words }];
  });
  return { moves, text };
}

const replacements = fc.array(
  fc.record({ at: fc.nat({ max: 30 }), length: fc.nat({ max: 6 }), words: fc.nat({ max: 6 }) }),
  { maxLength: 12 },
);

describe('partsOver', () => {
  it('gives just what is still there, each letter at its place', () => {
    fc.assert(
      fc.property(replacements, fc.nat({ max: 20 }), fc.nat({ max: 20 }), (asked, from, length) => {
        const { moves, text } = replaced(30, asked);
        const stretch = { from, to: Math.min(30, from + length) };
        const parts = partsOver(moves, new Map(), stretch);
        const letters = parts.flatMap((part) =>
          Array.from({ length: part.to - part.from }, (_, at) => [part.from + at, part.pos + at] as const),
        );
        for (const [letter, pos] of letters) expect(text[pos]).toBe(letter);
        const there = text.filter((letter) => letter >= stretch.from && letter < stretch.to);
        expect(letters.map(([letter]) => letter)).toEqual(there);
      }),
      { numRuns: propertyRuns },
    );
  });

  it('has again what a partner brings back, at the place where it does', () => {
    const deleted: Move = [{ oldStart: 2, oldEnd: 6, newStart: 2, newEnd: 2 }];
    const putIn: Move = [{ oldStart: 0, oldEnd: 0, newStart: 0, newEnd: 3 }];
    const back: Move = [{ oldStart: 5, oldEnd: 5, newStart: 5, newEnd: 9 }];
    const partners = new Map([
      [0, [2]],
      [2, [0]],
    ]);
    expect(partsOver([deleted, putIn, back], partners, { from: 0, to: 8 })).toEqual([
      expect.objectContaining({ from: 0, to: 2, pos: 3 }),
      expect.objectContaining({ from: 2, to: 6, pos: 5 }),
      expect.objectContaining({ from: 6, to: 8, pos: 9 }),
    ]);
  });
});
