import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inverseDocumentFrequency, saturation } from './bm25.ts';
import { expandQuery, queryWeights } from './feedback.ts';
import { averagePrecision, ndcg, rankingFigures, recall } from './metrics.ts';
import { regularised } from './neighbours.ts';
import { normalised } from './term-statistics.ts';

const word = fc.constantFrom('anod', 'cathod', 'cell', 'heat', 'wing', 'flow', 'n5');
const tokens = fc.array(word, { minLength: 1, maxLength: 12 });
const passages = fc.array(fc.record({ tokens, score: fc.double({ min: 0.01, max: 10, noNaN: true }) }), {
  maxLength: 8,
});

describe('BM25', () => {
  it('grows with the frequency of a term and stays under k1 + 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 2000 }), (frequency, length) => {
        const weigh = (count: number) => saturation(count, length, 100, { k1: 1.5, b: 0.75 });
        expect(weigh(frequency + 1)).toBeGreaterThan(weigh(frequency));
        expect(weigh(frequency)).toBeLessThan(2.5);
      }),
    );
  });

  it('never gives a common term a negative weight', () => {
    expect(inverseDocumentFrequency(10, 10)).toBeGreaterThan(0);
    expect(inverseDocumentFrequency(1000, 1)).toBeGreaterThan(inverseDocumentFrequency(1000, 2));
  });
});

describe('expandQuery', () => {
  const settings = { documents: 3, terms: 4, original: 0.5 };

  it('gives weights that sum to 1 and leaves the query its share', () => {
    fc.assert(
      fc.property(tokens, passages, (query, found) => {
        const expanded = expandQuery(query, found, () => 1, settings);
        expect([...expanded.values()].reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
        for (const [token, weight] of queryWeights(query)) {
          expect(expanded.get(token)).toBeGreaterThanOrEqual(weight * settings.original - 1e-12);
        }
      }),
    );
  });

  it('takes terms from the best passages, and no bare number', () => {
    const found = [
      { tokens: ['dendrit', 'growth', 'n5'], score: 2 },
      { tokens: ['separ'], score: 1 },
    ];
    const expanded = expandQuery(['lithium'], found, () => 1, { documents: 1, terms: 10, original: 0.5 });
    expect([...expanded.keys()]).toEqual(['lithium', 'dendrit', 'growth']);
  });

  it('is the query itself when nothing was found', () => {
    expect(expandQuery(['lithium'], [], () => 1, settings)).toEqual(new Map([['lithium', 1]]));
  });
});

describe('regularised', () => {
  const settings = { share: 0.4, depth: 5, nearest: 2 };

  it('keeps every score between the least and the greatest of those compared', () => {
    fc.assert(
      fc.property(passages, (found) => {
        const scores = normalised(found.map(({ score }) => score));
        const ordered = found.map(({ tokens: words }, at) => ({ tokens: words, score: scores[at] as number }));
        ordered.sort((a, b) => b.score - a.score);
        const smooth = regularised(ordered, settings);
        for (const value of smooth.slice(0, settings.depth)) {
          expect(value).toBeGreaterThanOrEqual(-1e-9);
          expect(value).toBeLessThanOrEqual(1 + 1e-9);
        }
        const lowest = Math.min(...smooth.slice(0, settings.depth));
        for (const value of smooth.slice(settings.depth)) expect(value).toBeLessThan(lowest);
      }),
    );
  });

  it('lifts a passage whose neighbours score well over one that stands alone', () => {
    const [, near, alone] = regularised(
      [
        { tokens: ['dendrit', 'growth', 'separ'], score: 1 },
        { tokens: ['dendrit', 'growth', 'coat'], score: 0.5 },
        { tokens: ['wing', 'flutter'], score: 0.5 },
        { tokens: ['gasket'], score: 0 },
      ],
      settings,
    );
    expect(near).toBeGreaterThan(alone as number);
  });
});

describe('figures of a ranking', () => {
  const judgments = new Map([
    ['a', 3],
    ['b', 1],
    ['c', 0],
  ]);

  it('computes nDCG with the gain itself over log2 of the rank', () => {
    const best = 3 + 1 / Math.log2(3);
    expect(ndcg(['a', 'b', 'c'], judgments, 10)).toBeCloseTo(1, 12);
    expect(ndcg(['b', 'a'], judgments, 10)).toBeCloseTo((1 + 3 / Math.log2(3)) / best, 12);
    expect(ndcg(['x', 'a'], judgments, 1)).toBe(0);
  });

  it('counts what was not found against MAP and recall', () => {
    expect(averagePrecision(['c', 'a'], judgments)).toBeCloseTo(0.25, 12);
    expect(recall(['c', 'a'], judgments, 100)).toBe(0.5);
  });

  it('is best for the ideal order, and 1 there', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 12 }),
        fc.infiniteStream(fc.nat(4)),
        (ids, gains) => {
          const gainOf = new Map(ids.map((id) => [id, gains.next().value ?? 0]));
          const ideal = [...ids].sort((a, b) => (gainOf.get(b) ?? 0) - (gainOf.get(a) ?? 0));
          expect(ndcg(ids, gainOf, 10)).toBeLessThanOrEqual(ndcg(ideal, gainOf, 10) + 1e-12);
        },
      ),
    );
  });

  it('leaves queries without a relevant document out of the means', () => {
    const figures = rankingFigures(
      new Map([['q', ['a', 'b']]]),
      new Map([
        ['q', judgments],
        ['none', new Map([['a', 0]])],
      ]),
    );
    expect(figures).toMatchObject({ queries: 1, ndcg10: 1, map: 1, recall100: 1 });
  });
});
