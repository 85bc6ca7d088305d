import type { RankedPassage } from '@assay/domain';
import { quoteMatches } from '@assay/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ground, locate } from './grounding.ts';

const stored =
  'Preface of the document.\n\nWater lowers the glass transition of PA6 from 55–60 °C when dry to about 5–20 °C at 50 % relative humidity.';
const passage: RankedPassage = {
  document: 'note:a',
  version: 3,
  familyId: 'note:a',
  title: 'A',
  sourceType: 'note',
  language: 'en',
  licence: 'Apache-2.0',
  score: 1,
  start: 26,
  end: stored.length,
  text: stored.slice(26),
};

describe('locate', () => {
  it('finds a quotation whose dashes, quotes, case and white space the model changed', () => {
    const found = locate('water lowers the glass  transition of PA6 from 55-60 °C', passage.text);
    expect(found && passage.text.slice(found.from, found.to)).toBe(
      'Water lowers the glass transition of PA6 from 55–60 °C',
    );
  });

  it('refuses words that are not there, and scraps too short to mean anything', () => {
    expect(locate('Water raises the glass transition', passage.text)).toBeUndefined();
    expect(locate('of PA6', passage.text)).toBeUndefined();
  });

  it('finds every slice of a passage that is long enough', () => {
    fc.assert(
      fc.property(fc.nat(passage.text.length), fc.nat(passage.text.length), (a, b) => {
        const quote = passage.text.slice(Math.min(a, b), Math.max(a, b));
        const found = locate(quote, passage.text);
        if (found)
          expect(passage.text.slice(found.from, found.to)).toContain(
            quote
              .trim()
              .replace(/^["'“”‘’…]+|["'“”‘’…]+$/gu, '')
              .trim(),
          );
        else expect(quote.trim().length).toBeLessThan(8);
      }),
    );
  });
});

describe('ground', () => {
  it('BEYOND-1: stores the slice of the stored text, whatever the model copied', () => {
    const sentence = ground(
      {
        text: 'The glass transition of PA6 falls from 55-60 °C to 5-20 °C in humid air.',
        quotes: [{ passage: 1, quote: 'lowers the GLASS transition of PA6 from 55-60 °C when dry to about 5-20 °C' }],
      },
      [passage],
      'en',
    );
    expect(sentence.citations).toHaveLength(1);
    expect(quoteMatches(sentence.citations[0]!, stored)).toBe(true);
    expect(quoteMatches(sentence.citations[0]!, stored.replace('glass', 'grass'))).toBe(false);
    expect(sentence.citations[0]).toMatchObject({ document: 'note:a', version: 3 });
  });

  it('leaves out a citation of a passage that does not exist or does not say it', () => {
    const sentence = ground(
      {
        text: 'PA6 melts at 220 °C.',
        quotes: [
          { passage: 9, quote: 'PA6 melts at 220 °C' },
          { passage: 1, quote: 'PA6 melts at 220 °C' },
        ],
      },
      [passage],
      'en',
    );
    expect(sentence).toEqual({ text: 'PA6 melts at 220 °C.', support: 'unsupported', citations: [] });
  });
});
