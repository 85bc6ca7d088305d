import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../tokens/contrast.ts';
import { themes } from '../tokens/themes.ts';
import { markAfter } from './markAfter.ts';
import { numberFormats } from './numberFormats.ts';
import { inkOn, rampStep } from './ramps.ts';
import { scaleDomain } from './scaleDomain.ts';
import { fitText, textWidth } from './textWidth.ts';

describe('numberFormats', () => {
  it.each([
    ['en', 1_234_567, '1.23M'],
    ['en', 12_000, '12K'],
    ['en', -3_400_000_000, '-3.4B'],
    ['zh-Hans', 12_000, '1.2万'],
    ['zh-Hant', 12_000, '1.2萬'],
    ['ja', 340_000_000, '3.4億'],
    ['en', 0.045, '0.045'],
  ])('shortens in %s: %d as %s', (language, value, expected) => {
    expect(numberFormats(language).short(value)).toBe(expected);
  });
});

describe('fitText', () => {
  it('keeps what fits and never grows beyond the width', () => {
    expect(fitText('316L', 100)).toBe('316L');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 200 }), (words, width) => {
        expect(textWidth(fitText(words, width))).toBeLessThanOrEqual(Math.max(width, 0));
      }),
    );
  });
});

describe('scaleDomain', () => {
  it('holds every value, is never empty, and stands on zero for bars', () => {
    expect(scaleDomain([], { fromZero: true })).toEqual([0, 1]);
    expect(scaleDomain([5], { fromZero: false })).toEqual([2.5, 7.5]);
    expect(scaleDomain([-4, -2], { fromZero: true })).toEqual([-4, 0]);
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, min: -1e12, max: 1e12 })), fc.boolean(), (values, fromZero) => {
        const [least, greatest] = scaleDomain(values, { fromZero });
        expect(least).toBeLessThan(greatest);
        for (const value of values) expect(value >= least && value <= greatest).toBe(true);
      }),
    );
  });
});

describe('keys of the marks', () => {
  const counts = [3, 0, 2];
  it.each([
    ['ArrowRight', { series: 0, index: 2 }],
    ['ArrowLeft', { series: 0, index: 0 }],
    ['ArrowDown', { series: 2, index: 1 }],
    ['ArrowUp', { series: 0, index: 1 }],
    ['Home', { series: 0, index: 0 }],
    ['End', { series: 0, index: 2 }],
    ['a', undefined],
  ])('%s', (key, target) => expect(markAfter({ series: 0, index: 1 }, key, counts)).toEqual(target));
});

describe('ramps', () => {
  it('spreads values over seven steps, ends included', () => {
    expect([0, 49, 50, 100].map((value) => rampStep(value, [0, 100]))).toEqual([1, 4, 4, 7]);
    expect([-10, 0, 2].map((value) => rampStep(value, [-10, 10]))).toEqual([1, 4, 5]);
  });

  it.each(['light', 'dark', 'highContrast', 'highContrastDark'] as const)(
    'writes legibly on every step in %s',
    (name) => {
      const theme = themes[name];
      const isDark = name.toLowerCase().includes('dark');
      for (const ramp of ['sequence', 'diverge'] as const)
        for (const step of [1, 2, 3, 4, 5, 6, 7] as const) {
          const ink = inkOn(ramp, step)[isDark ? 1 : 0];
          expect(contrastRatio(ink, theme[ramp][step])).toBeGreaterThanOrEqual(4.5);
        }
    },
  );
});
