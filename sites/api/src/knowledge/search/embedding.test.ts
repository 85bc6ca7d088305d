import type { Embedder } from '@assay/engines/retrieval';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../ground/database/database.types.ts';
import { embedPassages } from './embed-passages.ts';
import { createEmbeddingStore } from './embedding.store.ts';
import { createNearestPassages } from './nearest-passages.ts';
import { openSearch } from './search.ts';
import { resolveScope } from './search-scope.ts';
import { emptyLibrary, publication, store } from './testing/small-library.ts';

/** A model small enough to reason about: one dimension for each of its words, by count. */
function countingModel(name: string, words: readonly string[]): Embedder & { texts: string[] } {
  const texts: string[] = [];
  return {
    name,
    dimensions: words.length,
    languages: ['en'],
    texts,
    async embed(batch, signal) {
      signal?.throwIfAborted();
      texts.push(...batch);
      return batch.map((text) => {
        const counts = words.map((word) => text.toLowerCase().split(word).length - 1 || 0.01);
        const length = Math.hypot(...counts);
        return Float32Array.from(counts, (count) => count / length);
      });
    },
    close: async () => undefined,
  };
}

const words = ['heat', 'warm', 'wing', 'cell'];

let database: Database;
beforeEach(async () => {
  database = await emptyLibrary();
});
afterEach(() => database.close());

async function embedAll(embedder: Embedder): Promise<void> {
  const embeddings = createEmbeddingStore(database);
  await embeddings.useModel(embedder.name);
  const errors: unknown[] = [];
  const work = embedPassages({ store: embeddings, embedder, report: (_, error) => errors.push(error), interval: 10 });
  await work.caughtUp;
  await work.stop();
  expect(errors).toEqual([]);
}

describe('embeddings', () => {
  const shelf = [
    publication('warm', 'Warm cells age: warm, warm.'),
    publication('wing', 'The wing flutters, the wing bends.'),
    publication('zh', '锂枝晶的生长。', { language: 'zh' }),
  ];

  it('are made in the background for the languages of the model, and search says how far they are', async () => {
    const embedder = countingModel('m1', words);
    const search = await openSearch(database, { embedder });
    await store(database, shelf);
    const ask = () => search.search({ tenant: null, query: 'heat in warm cells', mode: 'semantic', language: 'en' });
    expect((await ask()).searched).toMatchObject({ embedded: 0, byWords: ['zh'] });
    await embedAll(embedder);
    const { passages, searched } = await ask();
    expect(searched).toMatchObject({ passages: 3, embedded: 1, byWords: ['zh'] });
    expect(passages.map(({ documentId }) => documentId)).toEqual(['warm', 'wing']);
    expect(passages[0]?.scores.semantic).toBeGreaterThan(0.5);
  });

  it('E2: call near in meaning what the model and the words both speak for, and nothing where nothing is', async () => {
    const embedder = { ...countingModel('m1', words), relatedness: { cosine: 0.5, terms: 1 / 2 } };
    const search = await openSearch(database, { embedder });
    await store(database, [...shelf, publication('heat', 'Heat and warm air rise.')]);
    await embedAll(embedder);
    const near = async (query: string) => {
      const { passages } = await search.search({ tenant: null, query, mode: 'semantic', language: 'en' });
      return passages.map(({ documentId }) => documentId);
    };
    expect(await near('warm cells age')).toEqual(['warm']);
    expect(await near('heat of warm air')).toEqual(['heat']);
    expect(await near('winged victory of Samothrace in the Louvre')).toEqual([]);
  });

  it('are made once: a second run finds nothing to do, a new document is all that it makes', async () => {
    const embedder = countingModel('m1', words);
    await store(database, shelf);
    await embedAll(embedder);
    expect(embedder.texts).toHaveLength(2);
    await store(database, [publication('new', 'A new cell.')]);
    await embedAll(embedder);
    expect(embedder.texts.slice(2)).toEqual(['Document new. A new cell.']);
  });

  it('go on where they were when they were stopped half way', async () => {
    const many = Array.from({ length: 80 }, (_, index) => publication(`d${index}`, `Cell number ${index}.`));
    await store(database, many);
    const embedder = countingModel('m1', words);
    const embeddings = createEmbeddingStore(database);
    await embeddings.useModel(embedder.name);
    let left = 1;
    const dying: Embedder = {
      ...embedder,
      embed: async (texts) => {
        if (left === 0) throw new Error('killed');
        left -= 1;
        return embedder.embed(texts);
      },
    };
    const failed = new Promise<void>((resolve) => {
      const work = embedPassages({ store: embeddings, embedder: dying, report: () => resolve(), interval: 10 });
      void work.caughtUp;
      stop = work.stop;
    });
    await failed;
    await stop();
    const before = embedder.texts.length;
    expect(before).toBeLessThan(80);
    await embedAll(embedder);
    expect(new Set(embedder.texts).size).toBe(80);
    expect(embedder.texts).toHaveLength(80);
  });
  let stop: () => Promise<void> = async () => undefined;

  it('are made anew for another model', async () => {
    await store(database, shelf);
    await embedAll(countingModel('m1', words));
    const other = countingModel('m2', ['warm', 'wing']);
    await embedAll(other);
    expect(other.texts).toHaveLength(2);
    const search = await openSearch(database, { embedder: other });
    const reply = await search.search({ tenant: null, query: 'wing', mode: 'semantic' });
    expect(reply.passages[0]?.documentId).toBe('wing');
  });

  it('lift a passage of near meaning in the full search', async () => {
    const embedder = countingModel('m1', ['heat', 'cold']);
    await store(database, [
      publication('a', 'The pump moves heat. Cold cold cold cold.'),
      publication('b', 'The pump moves heat. Heat heat heat heat.'),
    ]);
    await embedAll(embedder);
    const search = await openSearch(database, { embedder });
    const { passages } = await search.search({ tenant: null, query: 'heat pump', mode: 'full' });
    expect(passages[0]?.documentId).toBe('b');
  });

  it('do not stop a search when the model fails', async () => {
    await store(database, shelf);
    const told: string[] = [];
    const broken: Embedder = { ...countingModel('m1', words), embed: () => Promise.reject(new Error('down')) };
    const search = await openSearch(database, { embedder: broken, report: (message) => told.push(message) });
    const { passages } = await search.search({ tenant: null, query: 'wing', mode: 'full' });
    expect(passages[0]?.documentId).toBe('wing');
    expect(told).toHaveLength(1);
  });
});

describe('nearest passages', () => {
  it('are those of the exact comparison, by codes in memory too, and within the scope', async () => {
    const topics = ['heat', 'warm', 'wing', 'cell', 'gas', 'steel', 'light', 'sound'];
    const embedder = countingModel('m1', topics);
    const shelf = topics.flatMap((topic) =>
      Array.from({ length: 12 }, (_, index) => publication(`${topic}${index}`, `${topic} `.repeat(index + 1))),
    );
    await store(database, shelf);
    await store(database, [publication('secret', 'wing wing')], 'tenant-a');
    await embedAll(embedder);
    const near = createNearestPassages(database);
    const [question] = await embedder.embed(['wing']);
    if (!question) throw new Error('no vector');
    const scope = await resolveScope(database, null, {});
    const exact = await near.nearest(question, scope, 97, 12);
    const byCode = await near.nearest(question, scope, Number.POSITIVE_INFINITY, 12);
    expect(byCode).toEqual(exact);
    expect(exact).toHaveLength(12);
    const own = await near.nearest(
      question,
      await resolveScope(database, 'tenant-a', {}),
      Number.POSITIVE_INFINITY,
      50,
    );
    expect(own.length).toBeGreaterThan(exact.length);
  });

  it('of one scope are read once for all who ask at the same moment, and for no other tenant', async () => {
    const embedder = countingModel('m1', words);
    await store(database, [publication('a', 'wing wing')]);
    await store(database, [publication('secret', 'wing bends')], 'tenant-a');
    await embedAll(embedder);
    const [question] = await embedder.embed(['wing']);
    if (!question) throw new Error('no vector');
    const [shared, own] = await Promise.all([null, 'tenant-a'].map((tenant) => resolveScope(database, tenant, {})));
    if (!shared || !own) throw new Error('no scope');
    let reads = 0;
    const counted = {
      ...database,
      tables: () => {
        const tables = database.tables<unknown>();
        const getExecutor = tables.getExecutor.bind(tables);
        tables.getExecutor = () => {
          reads += 1;
          return getExecutor();
        };
        return tables;
      },
    } as typeof database;
    const near = createNearestPassages(counted);
    const asked = [shared, shared, own, shared, own].map((scope) => near.nearest(question, scope, 2, 10));
    expect((await Promise.all(asked)).map(({ length }) => length)).toEqual([1, 1, 2, 1, 2]);
    expect(reads).toBe(2);
    await store(database, [publication('b', 'wing bends')]);
    await embedAll(embedder);
    expect(await near.nearest(question, shared, 2, 10)).toHaveLength(2);
  });

  it('follow what other writers add and take away', async () => {
    const embedder = countingModel('m1', words);
    await store(database, [publication('a', 'wing wing')]);
    await embedAll(embedder);
    const near = createNearestPassages(database);
    const [question] = await embedder.embed(['wing']);
    if (!question) throw new Error('no vector');
    const scope = await resolveScope(database, null, {});
    const count = async () => (await near.nearest(question, scope, Number.POSITIVE_INFINITY, 10)).length;
    expect(await count()).toBe(1);
    await store(database, [publication('b', 'wing bends')]);
    await embedAll(embedder);
    expect(await count()).toBe(2);
    await store(database, [publication('a', 'Another text.')]);
    expect(await count()).toBe(1);
  });
});
