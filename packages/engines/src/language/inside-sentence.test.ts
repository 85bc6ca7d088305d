import { describe, expect, it } from 'vitest';
import { insideSentence } from './inside-sentence.ts';

describe('insideSentence()', () => {
  it.each([
    ['Discharge', 'discharge'],
    ['Oral', 'oral'],
    ['Silicone rubber', 'silicone rubber'],
    ['N-type', 'n-type'],
    ['Tensile strength', 'tensile strength'],
    ['Corrosion rate of 316L', 'corrosion rate of 316L'],
    ['Copper', 'copper'],
    ['Isothermal holding', 'isothermal holding'],
    ['How many weeks', 'how many weeks'],
  ])('%s begins a sentence: %s', (written, inside) => {
    expect(insideSentence(written)).toBe(inside);
  });

  it.each([
    'EPO',
    'Viton',
    'USPTO',
    'Japan',
    'European patent',
    'Cu',
    'IgG1',
    'PA66',
    'Young’s modulus',
    "Young's modulus",
    'Vickers hardness',
    'Zwitterionomer',
    'Seebeck coefficient',
    'mRNA',
    '−20 °C',
    '放电',
  ])('%s is a name wherever it stands', (written) => {
    expect(insideSentence(written)).toBe(written);
  });
});
