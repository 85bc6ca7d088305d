import type { RankedPassage } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { mergePassages } from './merge-passages.ts';

const passageOf = (document: string, more: Partial<RankedPassage> = {}): RankedPassage => ({
  document,
  version: 1,
  familyId: document,
  title: document,
  sourceType: 'note',
  language: 'zh',
  licence: 'Apache-2.0',
  score: 1,
  start: 0,
  end: 4,
  text: 'text',
  ...more,
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => passageOf(name)) as [
  RankedPassage,
  RankedPassage,
  RankedPassage,
  RankedPassage,
];
const names = (passages: readonly RankedPassage[]) => passages.map(({ document }) => document);

describe('mergePassages', () => {
  it('puts what several searches find before what one finds, and gives every part its turn', () => {
    const merged = mergePassages(
      [
        [a, b, c],
        [d, b],
      ],
      [],
    );
    expect(names(merged)).toEqual(['b', 'a', 'd', 'c']);
    expect(merged.map(({ score }) => score)).toEqual(merged.map(({ score }) => score).toSorted((x, y) => y - x));
  });

  it('marks what only the words of another language found', () => {
    const english = passageOf('e', { language: 'en' });
    const merged = mergePassages([[a, passageOf('b', { byGlossary: true })], [b]], [a, english]);
    expect(Object.fromEntries(merged.map(({ document, byGlossary }) => [document, byGlossary]))).toEqual({
      a: undefined,
      b: undefined,
      e: true,
    });
  });

  it('keeps one document of a family, the one that comes first', () => {
    const first = passageOf('ep', { familyId: 'f' });
    const other = passageOf('us', { familyId: 'f' });
    expect(names(mergePassages([[first, a], [other]], [passageOf('ep', { familyId: 'f', start: 4, end: 8 })]))).toEqual(
      ['ep', 'ep', 'a'],
    );
  });

  it('keeps as many as were asked for', () => {
    const many = Array.from({ length: 70 }, (_, at) => passageOf(`p${at}`));
    expect(mergePassages([many, [a]], [])).toHaveLength(50);
    expect(mergePassages([many, [a]], [], 66)).toHaveLength(66);
  });
});
