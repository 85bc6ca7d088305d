import type { RankedPassage } from '@assay/domain';
import { quoteMatches } from '@assay/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ground, plainSentence } from './grounding.ts';
import { numberSources } from './sources.ts';

const stored =
  'Preface of the document.\n\nWater lowers the glass transition of PA6 from 55–60 °C when dry to about 5–20 °C at 50 % relative humidity. It also swells the part.';
const passage: RankedPassage = {
  document: 'note:a',
  version: 3,
  familyId: 'note:a',
  title: 'Polyamides and water',
  sourceType: 'note',
  language: 'en',
  licence: 'Apache-2.0',
  score: 1,
  start: 26,
  end: stored.length,
  text: stored.slice(26),
};
const { byId } = numberSources([passage]);

describe('ground', () => {
  it('BEYOND-1: stores the slice of the stored text, whatever the model wrote', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: -2, max: 5 })), (text, ids) => {
        const { citations } = ground(text, ids, byId, 'en');
        for (const citation of citations) expect(quoteMatches(citation, stored)).toBe(true);
        expect(citations).toHaveLength(new Set(ids.filter((id) => byId.has(id))).size);
      }),
    );
    const [citation] = ground('PA6 softens.', [1], byId, 'en').citations;
    expect(citation).toMatchObject({ document: 'note:a', version: 3, start: 26 });
    expect(citation && quoteMatches(citation, stored.replace('glass', 'grass'))).toBe(false);
  });

  it('passes over sentences that do not exist', () => {
    expect(ground('PA6 melts at 220 °C.', [9, 0, -1], byId, 'en')).toEqual({
      citations: [],
      claim: { sentence: 'PA6 melts at 220 °C.', quotes: [], about: [], language: 'en' },
    });
  });
});

describe('plainSentence', () => {
  it.each([
    ['See [the data](https://evil.example/?q=1) here.', 'See the data here.'],
    ['Read ![x](https://evil.example/p.png) this.', 'Read x this.'],
    ['It swells [1], as known [2, 3].', 'It swells, as known.'],
    ['水使其膨胀【1】。', '水使其膨胀。'],
    ['# Heading\n\n- of a list', 'Heading - of a list'],
    ['calix[4]arene at <5 °C and >3 bar', 'calix[4]arene at <5 °C and >3 bar'],
  ])('makes %s plain', (written, plain) => {
    expect(plainSentence(written)).toBe(plain);
  });
});
