import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, parseNumber, problemOf, stepFrom } from './number.rules.ts';

const languages = [
  'en',
  'de',
  'fr',
  'de-CH',
  'ja',
  'zh-Hans',
  'zh-Hant',
  'pl',
  'ar-EG',
  'ar',
  'fa',
  'hi',
  'en-IN',
  'he',
  'sv',
];

describe('parseNumber', () => {
  it.each([
    ['1,234.5', 'en', 1234.5],
    ['1.234,5', 'de', 1234.5],
    ['1 234,5', 'fr', 1234.5],
    ['1’234.5', 'de-CH', 1234.5],
    ['1234.5', 'ja', 1234.5],
    ['１２３４．５', 'ja', 1234.5],
    ['−40', 'en', -40],
    ['–40', 'zh-Hans', -40],
    ['.5', 'en', 0.5],
    ['5.', 'en', 5],
    ['1.2e-9', 'en', 1.2e-9],
    ['1.2 × 10^-9', 'en', 1.2e-9],
    ['3x10^8', 'en', 3e8],
    ['+7', 'en', 7],
    ['٣٫٥', 'ar-EG', 3.5],
    ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
    ['1,234.5', 'ar-EG', 1234.5],
    ['۱۲۳', 'fa', 123],
    ['12,34,567.5', 'en-IN', 1234567.5],
  ])('reads %s in %s as %d', (text, language, value) => {
    expect(parseNumber(text, language)).toBe(value);
  });

  it.each([
    ['', 'en'],
    ['-', 'en'],
    ['1,5', 'en'],
    ['1.5', 'de'],
    ['12,34', 'en'],
    ['1.2.3', 'en'],
    ['55 °C', 'en'],
    ['1e999', 'en'],
    ['0x10', 'en'],
  ])('refuses %s in %s instead of guessing', (text, language) => {
    expect(parseNumber(text, language)).toBeUndefined();
  });

  it('reads back whatever is written, in every language', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.double({ noNaN: true, noDefaultInfinity: true }),
          fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
          fc.integer(),
        ),
        fc.constantFrom(...languages),
        (value, language) => {
          const written = formatNumber(value, language);
          // Nobody writes the zero below zero.
          expect(parseNumber(written, language), written).toBe(value + 0);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('stepFrom', () => {
  it('adds tenths without binary dust', () => {
    expect(stepFrom(0.1, 2, 0.1, {})).toBe(0.3);
    expect(stepFrom(1e-7, 1, 1e-7, {})).toBe(2e-7);
  });

  it('stops at the limits and begins within them', () => {
    expect(stepFrom(9, 5, 1, { max: 10 })).toBe(10);
    expect(stepFrom(undefined, 1, 1, { min: 3 })).toBe(3);
    expect(stepFrom(undefined, 1, 1, {})).toBe(0);
  });
});

describe('problemOf', () => {
  it('takes the ends and refuses what lies beyond', () => {
    expect([0, 1, 10, 11].map((value) => problemOf(value, { min: 1, max: 10 }))).toEqual([
      'tooLow',
      undefined,
      undefined,
      'tooHigh',
    ]);
  });
});
