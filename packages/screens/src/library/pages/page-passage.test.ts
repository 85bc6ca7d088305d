import { layOut } from '@assay/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersOf } from './align-letters.ts';
import { createPageReading, type ItemRange, pagesOf } from './page-passage.ts';

/** A document of pages of paragraphs. */
function documentOf(pages: readonly (readonly string[])[], title = '') {
  const paragraphs = pages.flatMap((texts, index) =>
    texts.map((text) => ({ kind: 'paragraph' as const, text, page: index + 1 })),
  );
  return layOut({
    id: 'file:a',
    familyId: 'file:a',
    sourceType: 'upload',
    source: 'pdf',
    title,
    language: 'en',
    dates: {},
    parties: [],
    classes: [],
    references: [],
    claims: [],
    licence: '',
    paragraphs,
  });
}
const spanOf = (text: string, words: string, from = 0) => {
  const start = text.indexOf(words, from);
  return { start, end: start + words.length };
};
const read = (items: readonly string[], ranges: readonly ItemRange[]) =>
  ranges.map(({ item, start, end }) => items[item]?.slice(start, end)).join('|');

const word = fc.stringMatching(/^[a-zäöüéßα-ω0-9.,;%°()]{1,12}$/u).filter((text) => lettersOf(text).text !== '');
const han = fc.stringMatching(/^[电池阴极材料的容量为温度下降高强钢耐腐蚀]{1,6}$/u);
const sentence = fc.array(fc.oneof({ weight: 4, arbitrary: word }, han), { minLength: 3, maxLength: 30 });

/** Sets a text as a PDF might: broken anywhere, words parted by hyphens, spaces lost or doubled, ligatures. */
const setting = fc.record({
  breaks: fc.array(fc.integer({ min: 1, max: 17 }), { minLength: 1, maxLength: 12 }),
  joins: fc.array(fc.constantFrom('', ' ', '\u00ad', '-', '  '), { minLength: 1, maxLength: 5 }),
  hasLigatures: fc.boolean(),
  isWide: fc.boolean(),
});
type Setting = typeof setting extends fc.Arbitrary<infer T> ? T : never;

function set(text: string, { breaks, joins, hasLigatures, isWide }: Setting): string[] {
  let shown = text.replaceAll(/\s+/g, isWide ? '  ' : ' ');
  if (hasLigatures) shown = shown.replaceAll('ffi', 'ﬃ').replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ');
  const items: string[] = [];
  for (let at = 0, turn = 0; at < shown.length; turn += 1) {
    const length = breaks[turn % breaks.length] ?? 1;
    items.push(shown.slice(at, at + length) + (joins[turn % joins.length] ?? ''));
    at += length;
  }
  return items;
}

describe('a passage on the picture of its page', () => {
  it('is found letter by letter, however the page is set', () => {
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 6 }),
        fc.array(word, { maxLength: 4 }),
        setting,
        fc.nat(),
        (sentences, head, how, pick) => {
          const paragraphs = sentences.map((words) => words.join(' '));
          const document = documentOf([paragraphs]);
          const items = [...set(head.join(' '), how), ...paragraphs.flatMap((text) => set(text, how))];
          const wanted = paragraphs[pick % paragraphs.length] ?? '';
          const part = document.parts.find(({ start, end }) => document.text.slice(start, end) === wanted.trim());
          const span = { start: part?.start ?? 0, end: part?.end ?? 0 };
          const ranges = createPageReading(document, 1, items)(span);
          expect(lettersOf(read(items, ranges).replaceAll('|', '')).text).toBe(lettersOf(wanted).text);
          for (const { item, start, end } of ranges) expect(items[item]?.slice(start, end).trim()).not.toBe('');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is the one with the same surroundings where the page says it more than once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 8 }), fc.nat(), setting, (samples, pick, how) => {
        const lines = samples.map((name) => `Sample ${name} yields 0.5 g of product`);
        const document = documentOf([lines]);
        const at = pick % samples.length;
        const line = spanOf(document.text, lines[at] ?? '');
        const items = lines.flatMap((text) => set(text, how));
        const ranges = createPageReading(document, 1, items)(spanOf(document.text, 'yields 0.5 g', line.start));
        const before =
          lettersOf(lines.slice(0, at).join('')).text.length + lettersOf(`Sample ${samples[at]}`).text.length;
        const [first] = ranges;
        const reached = lettersOf(
          items.slice(0, first?.item).join('') + items[first?.item ?? 0]?.slice(0, first?.start),
        ).text;
        // A ligature that a range begins inside of is marked whole.
        expect(Math.abs(reached.length - before)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 200 },
    );
  });

  it('is found around a running line that the reader of the file left out, without it', () => {
    const text = 'The coating was applied at 120 °C and cured for two hours before the peel strength was measured.';
    const document = documentOf([[text]]);
    const items = [...set(text.slice(0, 40), plain), 'Journal of Coatings 12 (2024)', ...set(text.slice(40), plain)];
    const ranges = createPageReading(document, 1, items)(spanOf(document.text, text));
    const marked = read(items, ranges);
    expect(marked).not.toContain('Journal');
    expect(lettersOf(marked.replaceAll('|', '')).text.length).toBeGreaterThan(lettersOf(text).text.length * 0.9);
  });

  it('is not found where the page says something else, and short ones are not guessed', () => {
    const document = documentOf([['The yield is 93 % at 60 °C.', 'Another 5 mm']]);
    const placesOf = createPageReading(document, 1, ['A scan whose words nobody recognised', 'f1gure']);
    expect(placesOf(spanOf(document.text, 'The yield is 93 % at 60 °C.'))).toEqual([]);
    expect(placesOf(spanOf(document.text, '5 mm'))).toEqual([]);
    expect(createPageReading(document, 1, [])(spanOf(document.text, '5 mm'))).toEqual([]);
  });

  it('ends at once also on long pages that share nothing or everything', () => {
    const long = 'ab'.repeat(1500);
    const document = documentOf([[long]]);
    expect(createPageReading(document, 1, ['cd'.repeat(4000)])(spanOf(document.text, long))).toEqual([]);
    const ranges = createPageReading(document, 1, [`${'ab'.repeat(700)}x${'ab'.repeat(700)}`])(
      spanOf(document.text, long),
    );
    expect(ranges.length).toBeLessThan(500);
  });

  it('stands on each page that it touches; the title of the file is looked for on the first', () => {
    const document = documentOf([['One ends here.'], ['Two goes on.'], ['Three.']], 'Peel report');
    const { text } = document;
    expect(pagesOf(document, { start: text.indexOf('ends'), end: text.indexOf('goes') })).toEqual([1, 2]);
    expect(pagesOf(document, spanOf(text, 'Three'))).toEqual([3]);
    expect(pagesOf(document, spanOf(text, 'Peel report'))).toEqual([1]);
    const items = ['Peel', ' report', 'One ends here.'];
    expect(read(items, createPageReading(document, 1, items)(spanOf(text, 'Peel report')))).toBe('Peel| report');
    expect(
      read(
        ['Two goes on.'],
        createPageReading(document, 2, ['Two goes on.'])({
          start: text.indexOf('ends'),
          end: text.indexOf('goes') - 1,
        }),
      ),
    ).toBe('Two');
  });
});

const plain: Setting = { breaks: [9], joins: [''], hasLigatures: false, isWide: false };
