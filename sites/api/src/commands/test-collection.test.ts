import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keptEmbedder } from '../knowledge/search/testing/kept-embedder.ts';
import { evaluateRetrieval } from './evaluate-retrieval.ts';
import { CollectionError, readCollection, type TestCollection } from './test-collection.ts';

const beir = {
  documents:
    '{"_id":"d1","title":"Anode","text":"Dendrites grow on lithium."}\n{"_id":"d2","text":"Steel corrodes."}\n',
  queries: '{"_id":"q1","text":"dendrite growth"}\n{"_id":"q2","text":"unjudged"}\n',
  qrels: 'query-id\tcorpus-id\tscore\nq1\td1\t2\nq1\td2\t0\n',
};
const cranfield = {
  documents: '.I 7\n.T\nlift of\na wing\n.A\nx\n.B\ny\n.W\nthe wing lifts .\n.I 9\n.T\nheat\n.W\nheat flows .\n',
  queries: '1\twing lift\n3\theat flow\n',
  qrels: '1\t1\t1\n1\t2\t-1\n3\t2\t5\n3\t1\t4\n',
};

describe('readCollection', () => {
  it('reads BEIR files', () => {
    const { documents, queries, judgments } = readCollection(beir);
    expect(documents[0]).toEqual({ id: 'd1', title: 'Anode', text: 'Dendrites grow on lithium.' });
    expect(queries.get('q1')).toBe('dendrite growth');
    expect(judgments).toEqual(
      new Map([
        [
          'q1',
          new Map([
            ['d1', 2],
            ['d2', 0],
          ]),
        ],
      ]),
    );
  });

  it('reads Cranfield files: documents by position, grade 1 the best', () => {
    const { documents, judgments } = readCollection(cranfield);
    expect(documents[0]).toEqual({ id: '7', title: 'lift of a wing', text: 'the wing lifts .' });
    expect(judgments.get('1')).toEqual(
      new Map([
        ['7', 4],
        ['9', 0],
      ]),
    );
    expect(judgments.get('3')).toEqual(
      new Map([
        ['9', 0],
        ['7', 1],
      ]),
    );
  });

  it.each([
    ['documents that are not JSON', { ...beir, documents: 'nothing' }, /Line 1 of the documents/],
    ['a query without a tab', { ...cranfield, queries: '1 wing' }, /Line 1 of the queries/],
    ['a judgment without a number', { ...beir, qrels: 'q1 d1 2\nq1 d2 good' }, /Line 2 of the judgments/],
    ['a position that is no document', { ...cranfield, qrels: '1\t99\t1' }, /Line 1 of the judgments/],
    ['judgments of other queries', { ...beir, qrels: 'x d1 1' }, /different collections/],
    ['an empty file', { ...beir, qrels: '' }, /has none/],
  ])('names the place of %s', (_, files, message) => {
    expect(() => readCollection(files)).toThrow(CollectionError);
    expect(() => readCollection(files)).toThrow(message);
  });
});

/**
 * Every nth question with what is judged for it, and every nth document beside: `npm run eval -- retrieval` asks them all,
 * which takes three times as long.
 */
function everyNth({ documents, queries, judgments }: TestCollection, n: number): TestCollection {
  const asked = new Map([...judgments].filter((_, at) => at % n === 0));
  const judged = new Set([...asked.values()].flatMap((grades) => [...grades.keys()]));
  return {
    documents: documents.filter(({ id }, at) => at % n === 0 || judged.has(id)),
    queries: new Map([...queries].filter(([id]) => asked.has(id))),
    judgments: asked,
  };
}

describe('evaluateRetrieval', () => {
  it('asks a small collection by every strategy', async () => {
    const figures = await evaluateRetrieval(readCollection(cranfield));
    expect(Object.keys(figures)).toEqual(['textsearch', 'sql', 'textsearch:lexical', 'sql:lexical']);
    for (const { queries, ndcg10, recall100 } of Object.values(figures)) {
      expect({ queries, ndcg10, recall100 }).toMatchObject({ queries: 2, recall100: 0.5 });
      expect(ndcg10).toBeCloseTo(0.5, 9);
    }
  });

  const fixtures =
    process.env['ASSAY_DATA_FIXTURES'] ?? join(dirname(fileURLToPath(import.meta.url)), '../../../../../shared/data');
  const file = (name: string) => join(fixtures, 'retrieval', name);

  it.skipIf(!existsSync(file('documents.txt')))(
    'reaches nDCG@10 of .59 for every third question by every strategy, none more than .01 below another',
    async () => {
      const embedder = await keptEmbedder();
      try {
        const collection = everyNth(
          readCollection({
            documents: readFileSync(file('documents.txt'), 'utf8'),
            queries: readFileSync(file('queries.tsv'), 'utf8'),
            qrels: readFileSync(file('qrels.tsv'), 'utf8'),
          }),
          3,
        );
        const figures = Object.values(await evaluateRetrieval(collection, { modes: ['full'], embedder }));
        const values = figures.map(({ ndcg10 }) => ndcg10);
        expect(Math.min(...values)).toBeGreaterThanOrEqual(0.59);
        expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(0.01);
      } finally {
        await embedder.close();
      }
    },
    600_000,
  );
});
