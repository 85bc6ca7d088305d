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
      'a value in another unit of its kind',
      'The tensile modulus of unfilled PA66 falls to 1400 MPa conditioned at 23 °C.',
      ['The tensile modulus of unfilled PA66 falls to 1.4 GPa conditioned at 23 °C.'],
      'supported',
    ],
    [
      'the same number in another unit of its kind',
      'The tensile modulus of unfilled PA66 falls to 1.4 MPa conditioned at 23 °C.',
      ['The tensile modulus of unfilled PA66 falls to 1.4 GPa conditioned at 23 °C.'],
      'unsupported',
    ],
    [
      'values of a list whose unit stands once',
      'The cells were kept at 60 °C.',
      ['The cells were kept at 25, 60 and 80 °C.'],
      'supported',
    ],
    ['another grade', 'The tensile modulus of unfilled PA6 falls when conditioned at 23 °C.', [quote], 'unsupported'],
    ['another number beside Chinese', '容量为170，循环为500次。', ['容量为170，循环为300次。'], 'unsupported'],
    [
      'another script with the same numbers',
      '拉伸模量在 23 °C 下降低。',
      ['The tensile modulus falls at 23 °C.'],
      'unchecked',
    ],
  ] as const)('judges %s', (_, sentence, quotes, expected) => {
    expect(supportOf(sentence, quotes, 'en')).toBe(expected);
  });

  it('takes what is spoken of from the title, and no value', () => {
    const said = ['The tensile modulus falls at 23 °C.'];
    const claim = 'The tensile modulus of PA66 falls at 23 °C.';
    expect(supportOf(claim, said, 'en', ['PA66 in humid air'])).toBe('supported');
    expect(supportOf(claim, said, 'en', ['PA6 in humid air'])).toBe('unsupported');
    expect(supportOf('The tensile modulus falls at 40 °C.', said, 'en', ['At 40 °C'])).toBe('unsupported');
  });
});
