import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeNotes } from './place-notes.ts';

describe('placeNotes', () => {
  it('sets notes at what they belong to', () => {
    expect(
      placeNotes(
        [
          { anchor: 0, height: 60 },
          { anchor: 200, height: 60 },
        ],
        12,
        500,
      ),
    ).toEqual([0, 200]);
  });

  it('sets a note below the one before it', () => {
    expect(
      placeNotes(
        [
          { anchor: 0, height: 60 },
          { anchor: 0, height: 60 },
          { anchor: 90, height: 40 },
        ],
        12,
        500,
      ),
    ).toEqual([0, 72, 144]);
  });

  it('moves notes up at the end of the text', () => {
    expect(
      placeNotes(
        [
          { anchor: 100, height: 60 },
          { anchor: 180, height: 60 },
        ],
        12,
        200,
      ),
    ).toEqual([68, 140]);
  });

  const notes = fc
    .array(fc.record({ anchor: fc.nat(2000), height: fc.integer({ min: 10, max: 200 }) }), { maxLength: 12 })
    .map((all) => all.toSorted((a, b) => a.anchor - b.anchor));

  it('never lets two notes overlap, nor one leave the text upwards', () => {
    fc.assert(
      fc.property(notes, fc.nat(30), fc.nat(2500), (all, gap, end) => {
        const tops = placeNotes(all, gap, end);
        expect(tops).toHaveLength(all.length);
        for (const [at, top] of tops.entries()) {
          const before = at === 0 ? 0 : (tops[at - 1] ?? 0) + (all[at - 1]?.height ?? 0) + gap;
          expect(top).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });

  it('leaves notes at their place where there is room', () => {
    fc.assert(
      fc.property(notes, fc.nat(30), (all, gap) => {
        const spread = all.map((note, at) => ({ ...note, anchor: at * 300 }));
        expect(placeNotes(spread, gap, 300 * all.length)).toEqual(spread.map(({ anchor }) => anchor));
      }),
    );
  });
});
