import { describe, expect, it } from 'vitest';
import { candidates } from '../citing/passages.ts';
import { askedPhrases, askedValues, statedShare } from './asked-values.ts';

const dimensionsOf = (question: string) =>
  ['K', 's', 'm', '%', 'm^-1 kg s^-2', 'm^2 kg s^-3 A^-1', 'm^-3 mol'].filter((dimension) =>
    askedValues(question).some(({ dimensions }) => dimensions.has(dimension)),
  );

describe('askedValues()', () => {
  it.each([
    ['At what temperature and pressure do iron catalysts work?', ['K', 'm^-1 kg s^-2']],
    ['What is the glass transition temperature of PEEK?', ['K']],
    ['Which grace period does the law give?', ['s']],
    ['Which acid concentration is used?', ['%', 'm^-3 mol']],
    ['How thick is the oxide?', ['m']],
    ['How much lithium is lost?', ['%', 'm^-3 mol']],
    ['單晶正極的燒結溫度是多少？', ['K']],
    ['锂浸出率能达到多少？', ['%']],
    ['例外の期間はどれくらいか', ['s']],
  ])('reads what %s asks for', (question, dimensions) => {
    expect(dimensionsOf(question)).toEqual(dimensions);
  });

  it.each([
    'How much does the substitution prolong the half-life?',
    'Why does the temperature rise?',
    'How does pressure change the yield?',
    '氢脆是怎么发生的？',
  ])('asks for no value in %s', (question) => {
    expect(askedValues(question)).toEqual([]);
  });

  it('tells a condition from a value', () => {
    expect(askedValues('At what temperature does it melt?')).toMatchObject([{ isCondition: true }]);
    expect(askedValues('What is the melting temperature of it?')).toMatchObject([{ isCondition: false }]);
  });
});

describe('askedPhrases()', () => {
  it.each([
    ['At what current density does plating begin?', ['current density']],
    ['What is the melting point of silver?', ['melting point']],
    ['How does it work?', []],
  ])('finds in %s', (question, phrases) => {
    expect(askedPhrases(question)).toEqual(phrases);
  });
});

describe('statedShare()', () => {
  const share = (question: string, text: string) => {
    const [candidate] = candidates([
      {
        document: 'note:a',
        version: 1,
        familyId: 'note:a',
        title: 'A',
        sourceType: 'note',
        language: 'en',
        licence: '',
        score: 1,
        text,
        start: 0,
        end: text.length,
      },
    ]);
    return statedShare(askedValues(question), candidate!);
  };

  it.each([
    ['What is the melting temperature of tin?', 'Tin has a melting temperature of 232 °C.', 1],
    ['What is the melting temperature of tin?', 'The modulus of tin is 50 GPa at 25 °C.', 0],
    ['At which temperature is tin tested?', 'The modulus of tin is 50 GPa at 25 °C.', 1],
    ['At what temperature and pressure does it run?', 'It runs at 400 °C.', 0.5],
    ['How long is the grace period?', 'It ends one year after the disclosure.', 1],
    ['How long is the grace period?', 'It ends in the other country.', 0],
    ['Why does it end?', 'It ends by itself.', 1],
  ])('of "%s" in "%s" is %d', (question, text, expected) => {
    expect(share(question, text)).toBe(expected);
  });
});
