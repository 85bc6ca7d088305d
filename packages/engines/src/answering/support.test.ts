import { describe, expect, it } from 'vitest';
import { supportOf } from './support.ts';

const quote = 'The tensile modulus of unfilled PA66 falls from 3.0-3.3 GPa dry to 1.4-1.8 GPa conditioned at 23 °C.';

describe('supportOf', () => {
  it.each([
    ['a verbatim sentence', quote, [quote], 'supported'],
    [
      'a close paraphrase with the same numbers',
      'The tensile modulus of unfilled PA66 falls from 3.0-3.3 GPa dry to 1.4-1.8 GPa when conditioned.',
      [quote],
      'supported',
    ],
    [
      'another number',
      'The tensile modulus of unfilled PA66 falls to 2.4 GPa conditioned at 23 °C.',
      [quote],
      'unsupported',
    ],
    [
      'another unit',
      'The tensile modulus of unfilled PA66 falls to 1.4 MPa conditioned at 23 K.',
      ['The tensile modulus of unfilled PA66 falls to 1.4 at 23.'],
      'unsupported',
    ],
    [
      'a sentence about something else',
      'Protein A resins bind antibodies through the Fc region.',
      [quote],
      'unsupported',
    ],
    [
      'a denial of what is quoted',
      'The tensile modulus of unfilled PA66 never falls when conditioned at 23 °C.',
      [quote],
      'partly',
    ],
    ['no quote', 'The modulus falls.', [], 'unsupported'],
    [
      'another script with the same numbers',
      'PA66 的拉伸模量在 23 °C 下降低。',
      ['The tensile modulus falls at 23 °C.'],
      'unchecked',
    ],
  ] as const)('judges %s', (_, sentence, quotes, expected) => {
    expect(supportOf(sentence, quotes, 'en')).toBe(expected);
  });
});
