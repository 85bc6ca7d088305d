import { expect, it } from 'vitest';
import { figureOf } from './figure.ts';

const plain = (value: number) => value.toLocaleString('en');

it.each([
  [0, '0'],
  [0.05, '0.05'],
  [8_000, '8,000'],
  [300_000, '3 × 10⁵'],
  [2_500_000, '2.5 × 10⁶'],
  [1e-9, '10⁻⁹'],
  [0.00001, '10⁻⁵'],
  [1e12, '10¹²'],
  [-0.0004, '-4 × 10⁻⁴'],
])('%d is read as %s', (value, words) => {
  expect(figureOf(value, plain)).toBe(words);
});
