import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageFrame, type PlacedText, rectanglesOf, type Transform } from './page-rectangles.ts';

/** A page of A4, its points counted from the foot. */
const frame: PageFrame = { width: 595, height: 842, transform: [1, 0, 0, -1, 0, 842] };
const measure = (text: string) => text.length;
const placed = (text: string, x: number, y: number, change: Partial<PlacedText> = {}): PlacedText => ({
  text,
  transform: [10, 0, 0, 10, x, y],
  width: text.length * 5,
  height: 10,
  ascent: 0.8,
  descent: -0.2,
  direction: 'ltr',
  family: 'sans-serif',
  ...change,
});
const whole = (item: number, { text }: PlacedText) => ({ item, start: 0, end: text.length });

describe('rectangles of letters', () => {
  it('lie on the letters, from the head of the page', () => {
    const [rectangle] = rectanglesOf(
      [placed('peel strength', 100, 700)],
      [{ item: 0, start: 5, end: 13 }],
      frame,
      measure,
    );
    expect(rectangle?.left).toBeCloseTo(125 / 595);
    expect(rectangle?.width).toBeCloseTo(40 / 595);
    expect(rectangle?.top).toBeCloseTo((842 - 708) / 842);
    expect(rectangle?.height).toBeCloseTo(10 / 842);
  });

  it('are one for what follows on a line, and one for each line and column', () => {
    const items = [
      placed('peel ', 100, 700),
      placed('strength', 125, 700),
      placed('second', 100, 686),
      placed('column', 400, 686),
    ];
    expect(
      rectanglesOf(
        items,
        items.map((item, index) => whole(index, item)),
        frame,
        measure,
      ),
    ).toHaveLength(3);
  });

  it('follow text that is turned, runs from right to left or from top to bottom', () => {
    const turned = placed('abcd', 100, 700, { transform: [0, 10, -10, 0, 100, 700] });
    const [up] = rectanglesOf([turned], [{ item: 0, start: 0, end: 4 }], frame, measure);
    expect((up?.height ?? 0) * 842).toBeCloseTo(20);
    expect((up?.width ?? 0) * 595).toBeCloseTo(10);
    const [first] = rectanglesOf(
      [placed('abcd', 100, 700, { direction: 'rtl' })],
      [{ item: 0, start: 0, end: 1 }],
      frame,
      measure,
    );
    expect((first?.left ?? 0) * 595).toBeCloseTo(115);
    const down = placed('縦書き', 300, 700, { direction: 'ttb', width: 0, height: 30 });
    const [last] = rectanglesOf([down], [{ item: 0, start: 2, end: 3 }], frame, measure);
    expect((last?.top ?? 0) * 842).toBeCloseTo(842 - 680);
    expect((last?.height ?? 0) * 842).toBeCloseTo(10);
  });

  it('never leave the page, whatever a file says', () => {
    const number = fc.double({ min: -3000, max: 3000, noNaN: true });
    const transform = fc.tuple(number, number, number, number, number, number) as fc.Arbitrary<Transform>;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(transform, fc.string({ minLength: 1, maxLength: 9 }), number), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.constantFrom('ltr' as const, 'rtl' as const, 'ttb' as const),
        (texts, direction) => {
          const items = texts.map(([at, text, width]) =>
            placed(text, 0, 0, { transform: at, width: Math.abs(width), direction }),
          );
          for (const { left, top, width, height } of rectanglesOf(
            items,
            items.map((item, index) => whole(index, item)),
            frame,
            measure,
          )) {
            for (const share of [left, top, left + width, top + height]) {
              expect(share).toBeGreaterThanOrEqual(-1e-9);
              expect(share).toBeLessThanOrEqual(1 + 1e-9);
            }
            expect(Math.min(width, height)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});
