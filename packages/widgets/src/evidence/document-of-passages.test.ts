import { passageInContext } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { documentOfPassages } from './document-of-passages.ts';

const about = { title: 'Pitting', language: 'en' };

describe('documentOfPassages()', () => {
  it('puts each passage at its place, also where one stands within another', () => {
    const document = documentOfPassages({
      ...about,
      passages: [
        { start: 5, end: 14, text: 'Pits grow' },
        { start: 5, end: 9, text: 'Pits' },
        { start: 40, end: 44, text: 'Here' },
      ],
    });
    for (const [start, quote] of [
      [5, 'Pits grow'],
      [5, 'Pits'],
      [40, 'Here'],
    ] as const) {
      const citation = { document: 'a', version: 1, start, end: start + quote.length, quote };
      expect(passageInContext(document, citation)).toEqual({
        before: '',
        text: quote,
        after: '',
        part: undefined,
        isVerified: true,
      });
    }
  });

  it('shows a quotation that the source no longer has as broken', () => {
    const document = documentOfPassages({ ...about, passages: [{ start: 5, end: 9, text: 'Pots' }] });
    const citation = { document: 'a', version: 1, start: 5, end: 9, quote: 'Pits' };
    expect(passageInContext(document, citation).isVerified).toBe(false);
  });
});
