import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterPassages, mostClusters, standsWith } from './cluster-passages.ts';

const noModel = async () => undefined;
const passage = (text: string, language = 'en') => ({ text, language });

const english = [
  'A ceramic coating protects the housing. The ceramic coating is sprayed in a vacuum.',
  'The ceramic coating is sealed, and the ceramic coating keeps water away.',
  'A ceramic coating of silicon dioxide is sprayed on the housing.',
  'Heat pipes carry the waste heat away. Heat pipes need no pump.',
  'Heat pipes of copper end at a radiator, and heat pipes do not wear.',
  'Between radiator and battery, heat pipes hold the temperature.',
].map((text) => passage(text));

const chinese = [
  '陶瓷涂层保护镁合金外壳。陶瓷涂层采用喷涂工艺。',
  '陶瓷涂层经过封孔处理，陶瓷涂层可阻隔水分。',
  '外壳表面喷涂陶瓷涂层，涂层厚度为二十微米。',
  '热管将电池的热量传至散热器。热管不需要水泵。',
  '铜制热管连接散热器，热管没有磨损。',
  '散热器与电池之间的热管保持温度稳定。',
].map((text) => passage(text, 'zh'));

const byFirst = ([one = 0]: readonly number[], [other = 0]: readonly number[]) => one - other;

describe('clusterPassages()', () => {
  it.each([
    ['English', english],
    ['Chinese', chinese],
  ])('parts %s passages by what they are about', async (_, passages) => {
    const clusters = await clusterPassages('', passages, noModel);
    const parts = clusters.map((one) => one.passages.map((own) => passages.indexOf(own)).toSorted((a, b) => a - b));
    expect(parts.toSorted(byFirst)).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
  });

  it('names a part by what only it holds, and not by what was asked', async () => {
    const clusters = await clusterPassages('ceramic', english, noModel);
    const names = clusters.map(({ terms }) => terms.join(' ').toLowerCase());
    expect(names.filter((name) => name.includes('coating'))).toHaveLength(1);
    expect(names.filter((name) => name.includes('pipes'))).toHaveLength(1);
    for (const { terms } of clusters) expect(terms.map((term) => term.toLowerCase())).not.toContain('ceramic');
  });

  it('is by vectors where there is a model of meaning', async () => {
    const even = async (texts: readonly string[]) =>
      texts.map((text) =>
        english.findIndex((one) => one.text === text) % 2 === 0 ? Float32Array.of(1, 0) : Float32Array.of(0, 1),
      );
    const clusters = await clusterPassages('', english, even);
    expect(clusters.map((one) => one.passages.map((own) => english.indexOf(own) % 2)).toSorted(byFirst)).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  });

  it('has none of no passages', async () => {
    expect(await clusterPassages('', [], noModel)).toEqual([]);
  });

  it('holds each passage once, in the same part every time, under words of that part', async () => {
    const words = fc.constantFrom('coating', 'pipe', 'the', 'Copper', 'radiator', '陶瓷', '热管', 'wear', 'of', 'x');
    const texts = fc.array(fc.array(words, { minLength: 1, maxLength: 8 }), { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom('en', 'zh'), async (drawn, language) => {
        const passages = drawn.map((one) => passage(`${one.join(' ')}.`, language));
        const clusters = await clusterPassages('radiator', passages, noModel);
        expect(await clusterPassages('radiator', passages, noModel)).toEqual(clusters);
        expect(clusters.length).toBeLessThanOrEqual(mostClusters);
        const held = clusters.flatMap((one) => one.passages);
        expect(held).toHaveLength(passages.length);
        expect(new Set(held)).toEqual(new Set(passages));
        for (const { terms, passages: own } of clusters)
          for (const term of terms) expect(own.some(({ text }) => text.includes(term))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('standsWith()', () => {
  it('tells which text another is nearest to', async () => {
    const others = ['A ceramic coating protects the housing.', 'Heat pipes carry the heat away.'];
    expect(await standsWith(['Heat pipes of copper.', 'A sprayed coating.'], others, noModel)).toEqual([1, 0]);
  });
});
