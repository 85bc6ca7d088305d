import { describe, expect, it } from 'vitest';
import { candidates } from '../../citing/passages.ts';
import { otherAbbreviation } from './other-abbreviation.ts';

function objectionTo(question: string, text: string, title = 'A note') {
  const [candidate] = candidates([
    {
      document: 'note:a',
      version: 1,
      familyId: 'note:a',
      title,
      sourceType: 'note',
      language: /\p{Script=Han}/u.test(text) ? 'zh' : 'en',
      licence: '',
      score: 1,
      text,
      start: 0,
      end: text.length,
    },
  ]);
  return candidate && otherAbbreviation(question)?.(candidate, { text, above: title });
}

describe('otherAbbreviation()', () => {
  it.each([
    ['capacity loss of an MLCC under bias', 'Cells are aged at 40-60 °C for 1-3 days.'],
    ['Why does CFRP corrode aluminium?', 'Pure salt solutions corrode aluminium above 3.8 V.'],
  ])('objects to what speaks of something else: %s', (question, text) => {
    expect(objectionTo(question, text)).toMatchObject({ kind: 'designation' });
  });

  it.each([
    ['capacity loss of an MLCC under bias', 'A multilayer ceramic capacitor loses half of it.', 'A note'],
    ['capacity loss of an MLCC under bias', 'Half of it is lost at 10 V.', 'Ageing of MLCCs'],
    ['Does PVDF gel at high humidity?', '漿料環境的相對濕度應低於10%，否則聚偏二氟乙烯凝膠化。', '正極漿料'],
    ['Is evidence filed later heard at the EPO?', 'Under the EPC it is not disregarded.', 'A note'],
    ['Which QZX do I take?', 'The pump takes 3 kW.', 'A note'],
    ['strength in MPa at 5 kN', 'The bond holds 3 N/mm.', 'A note'],
  ])('lets pass what says it in any way, and what no field knows: %s', (question, text, title) => {
    expect(objectionTo(question, text, title)).toBeUndefined();
  });
});
