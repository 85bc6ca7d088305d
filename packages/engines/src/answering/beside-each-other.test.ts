import { describe, expect, it } from 'vitest';
import { candidates } from '../citing/passages.ts';
import { besideEachOther } from './beside-each-other.ts';
import type { Judged } from './judge-part.ts';
import type { AnswerModel } from './ranking/answer-model.ts';
import type { RankedSentence } from './ranking/ranked-sentences.ts';

const text = 'Preheating to 300 °C prevents cold cracks. Welds are 2 mm wide.';
const [preheating, width] = candidates([
  {
    document: 'note:a',
    version: 1,
    familyId: 'note:a',
    title: 'Welding',
    sourceType: 'note',
    language: 'en',
    licence: '',
    score: 1,
    text,
    start: 0,
    end: text.length,
  },
]);
const model = { answeredFrom: 0 } as AnswerModel;

function part(odds: number, ...scored: [candidate: typeof preheating, score: number][]): Judged {
  const ranked = scored.map(([candidate, score]) => ({ candidate, score }) as RankedSentence);
  return { part: '', chosen: ranked.slice(0, 1), free: ranked, ranked, odds, nearOdds: odds };
}
const told = (parts: readonly Judged[]) =>
  besideEachOther(parts, model).map(({ chosen }) => chosen[0]?.candidate.text ?? 'open');

describe('besideEachOther()', () => {
  const first = part(0.2, [preheating, 9], [width, 1]);

  it('lets what answers a part answer the next one that it answers about as well', () => {
    expect(told([first, part(0.2, [width, 6], [preheating, 4.5])])).toEqual([preheating?.text, preheating?.text]);
  });

  it('adds another sentence where it is clearly better and sure, and leaves the part open where it is not sure', () => {
    expect(told([first, part(1.2, [width, 6], [preheating, 3])])).toEqual([preheating?.text, width?.text]);
    expect(told([first, part(0.2, [width, 6], [preheating, 3])])).toEqual([preheating?.text, 'open']);
  });

  it('asks no more of the first part that is answered than of a question alone', () => {
    const open: Judged = { ...first, chosen: [] };
    expect(told([open, part(0.1, [width, 6])])).toEqual(['open', width?.text]);
  });
});
