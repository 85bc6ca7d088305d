import { expect, it } from 'vitest';
import { quoteMatches } from './evidence.ts';

const text = 'It holds 170 mAh/g. It holds more.';
const citation = { document: 'note:1', version: 1, start: 9, end: 18, quote: '170 mAh/g' };

it('P80: a quotation stands where its offsets say, sign for sign', () => {
  expect(quoteMatches(citation, text)).toBe(true);
  for (const changed of [
    { start: 8, end: 17 },
    { start: 9, end: 19 },
    { quote: '170 mAh/G' },
    { quote: '170 mAh' },
    { start: -25, end: -16 },
    { start: 9, end: 9, quote: '' },
    { start: 25, end: 99, quote: 'ds more.' },
  ])
    expect(quoteMatches({ ...citation, ...changed }, text), JSON.stringify(changed)).toBe(false);
});
