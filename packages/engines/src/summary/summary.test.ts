import { type DocumentPart, layOut, type Publication } from '@assay/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keySentences } from './key-sentences.ts';
import { rankPassages } from './rank-passages.ts';

function document(paragraphs: Publication['paragraphs']): { text: string; parts: DocumentPart[] } {
  return layOut({
    id: 'file:1',
    familyId: 'file:1',
    sourceType: 'upload',
    source: 'pdf',
    title: 'Report',
    language: 'en',
    dates: {},
    parties: [],
    classes: [],
    references: [],
    claims: [],
    paragraphs,
    licence: 'not stated',
  });
}

const report = document([
  { kind: 'heading', text: 'Aim', page: 1 },
  {
    kind: 'paragraph',
    section: 'Aim',
    page: 1,
    text: 'This report studies how a carbon coating changes the rate capability of lithium iron phosphate cathodes. The weather was pleasant on most days of the campaign. Cells were cycled at 25 °C.',
  },
  {
    kind: 'paragraph',
    section: 'Results',
    page: 2,
    text: 'A carbon coating of 3 nm raised the rate capability of lithium iron phosphate cathodes most. A carbon coating of 3 nm raised the rate capability of lithium iron phosphate cathodes most, again. Thicker coatings lowered the energy density of the cathodes. The technician drank coffee at noon.',
  },
  {
    kind: 'paragraph',
    section: 'References',
    page: 3,
    text: '[1] Smith, J. et al. Carbon coating of lithium iron phosphate cathodes, vol. 3, pp. 1-9, doi 10.1/1.',
  },
]);

describe('keySentences', () => {
  const chosen = keySentences(report.text, report.parts, 'en', 3);
  const words = chosen.map(({ start, end }) => report.text.slice(start, end));

  it('takes what the document is about, in its order, with section and page', () => {
    expect(words[0]).toContain('This report studies');
    expect(words.some((sentence) => sentence.includes('raised the rate capability'))).toBe(true);
    const places = chosen.map(({ start }) => start);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(chosen[0]).toMatchObject({ section: 'Aim', page: 1 });
  });

  it('takes what is said of one sample after the other once', () => {
    const rows = Array.from({ length: 12 }, (_, sample) => ({
      kind: 'paragraph' as const,
      text: `The coating of sample ${sample} raised its capacity from ${60 + sample} % to ${80 + sample} %.`,
    }));
    const { text, parts } = document([
      ...rows,
      { kind: 'paragraph', text: 'Films above 9 nm slowed the transport of lithium ions.' },
    ]);
    const quotes = keySentences(text, parts, 'en', 5).map(({ start, end }) => text.slice(start, end));
    expect(quotes.filter((quote) => quote.startsWith('The coating of sample'))).toHaveLength(1);
    expect(quotes).toContain('Films above 9 nm slowed the transport of lithium ions.');
  });

  it('leaves out asides, repetition and the list of references', () => {
    expect(words.join(' ')).not.toMatch(/weather|coffee|Smith/);
    expect(words.filter((sentence) => sentence.includes('3 nm raised'))).toHaveLength(1);
  });

  it('reads Chinese and Japanese', () => {
    const chinese = document([
      {
        kind: 'paragraph',
        text: '本研究考察了碳包覆对磷酸铁锂正极倍率性能的影响。碳包覆使磷酸铁锂正极的倍率性能明显提高。午餐很好吃。',
      },
    ]);
    const [first] = keySentences(chinese.text, chinese.parts, 'zh', 1);
    expect(chinese.text.slice(first?.start, first?.end)).toContain('碳包覆');
  });

  it('gives spans inside the text, in order, apart from each other, never more than asked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.lorem({ maxCount: 3, mode: 'sentences' }), { maxLength: 4 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 8 }),
        (paragraphs, count) => {
          const { text, parts } = document(
            paragraphs.map((sentences) => ({ kind: 'paragraph', text: sentences.join(' ') })),
          );
          const found = keySentences(text, parts, 'en', count);
          expect(found.length).toBeLessThanOrEqual(count);
          found.reduce((end, span) => {
            expect(span.start).toBeGreaterThanOrEqual(end);
            expect(span.end).toBeLessThanOrEqual(text.length);
            return span.end;
          }, 0);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('rankPassages', () => {
  const passages = ['The coating is 3 nm thick.', 'Cells were cycled at 25 °C.', 'Coffee is served at noon.'].map(
    (text, index) => ({ text, start: index * 100, end: index * 100 + text.length }),
  );

  it('puts the passage that answers first and drops those without a word of the question', () => {
    const ranked = rankPassages('How thick is the coating?', passages, 'en');
    expect(ranked[0]?.text).toBe('The coating is 3 nm thick.');
    expect(ranked.some(({ text }) => text.includes('Coffee'))).toBe(false);
  });
});
