import { describe, expect, it } from 'vitest';
import { designations, namesDesignation, numbersIn } from './literals.ts';

describe('designations', () => {
  it.each([
    ['Why does 316L pit faster than 1.4462?', ['316L']],
    ['IL-6 and Ti-6Al-4V under G2/21', ['IL-6', 'Ti-6Al-4V', 'G2/21']],
    ['PA66在23 °C时的模量', ['PA66']],
    ['a 3-fold rise of 25 mAh/g in the 1990s, at 10 °C', []],
    ['no names here', []],
  ])('of %s', (text, expected) => {
    expect(designations(text)).toEqual(expected);
  });
});

describe('namesDesignation', () => {
  it.each([
    ['IL6 rises', 'IL-6', true],
    ['il-6 rises', 'IL6', true],
    ['IL-60 rises', 'IL-6', false],
    ['grade 304 pits', '304L', false],
    ['用PA 66制成', 'PA66', true],
    ['PA6 and 6 more', 'PA66', false],
  ])('%s: %s', (text, designation, expected) => {
    expect(namesDesignation(text, designation)).toBe(expected);
  });
});

describe('numbersIn', () => {
  it('reads equal numbers alike, beside any script, and no digits of names', () => {
    expect(numbersIn('为170次, 1,000 and 0.50; PA66')).toEqual(['170', '1000', '0.5']);
  });
});
