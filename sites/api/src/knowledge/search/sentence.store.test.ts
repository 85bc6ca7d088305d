import { createExtractiveEngine } from '@assay/engines/answering';
import type { Embedder } from '@assay/engines/retrieval';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../ground/database/database.types.ts';
import { createLibraryReader } from '../evidence/library-reader.ts';
import { retrieve } from '../evidence/retrieve.ts';
import { embedPassages } from './embed-passages.ts';
import { createEmbeddingStore } from './embedding.store.ts';
import { openSearch } from './search.ts';
import { createSentenceStore } from './sentence.store.ts';
import { storedMeaning } from './stored-meaning.ts';
import { emptyLibrary, publication, store } from './testing/small-library.ts';

/** A model whose vectors tell texts apart, and which remembers what it was given. */
function recordingModel(name = 'm1'): Embedder & { texts: string[] } {
  const texts: string[] = [];
  return {
    name,
    dimensions: 26,
    languages: ['en'],
    texts,
    async embed(batch, signal) {
      signal?.throwIfAborted();
      texts.push(...batch);
      return batch.map((text) => {
        const counts = Array.from(
          { length: 26 },
          (_, at) => text.toLowerCase().split(String.fromCharCode(97 + at)).length,
        );
        const length = Math.hypot(...counts);
        return Float32Array.from(counts, (count) => count / length);
      });
    },
    close: async () => undefined,
  };
}

const table = [
  '| Alloy | Yield strength (MPa) | Hardness |',
  '|---|---|---|',
  '| 316L | 205 | 80 HRB |',
  '| 2205 | 450 | 293 HB |',
].join('\n');
const shelf = [
  publication(
    'steel',
    'The steel 316L pits in chloride above 200 ppm. Molybdenum of 2-3 % delays the pitting of 316L.',
  ),
  publication('values', table, {
    title: 'Strength of stainless steels',
    paragraphs: [
      { kind: 'paragraph', text: 'Duplex steel 2205 is twice as strong as 316L.' },
      { kind: 'table', text: table },
    ],
  }),
];

let database: Database;
beforeEach(async () => {
  database = await emptyLibrary();
});
afterEach(() => database.close());

async function embedAll(embedder: Embedder) {
  const embeddings = createEmbeddingStore(database);
  const sentences = createSentenceStore(database);
  await embeddings.useModel(embedder.name);
  await sentences.useModel(embedder.name);
  const errors: unknown[] = [];
  const report = (_: string, error: unknown) => errors.push(error);
  const work = embedPassages({ store: embeddings, sentences, embedder, report, interval: 10 });
  await work.caughtUp;
  await work.stop();
  expect(errors).toEqual([]);
  return sentences;
}

async function count(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from search_sentence`.execute(
    database.tables<unknown>(),
  );
  return rows[0]?.count ?? -1;
}

describe('vectors of sentences', () => {
  it('are all that an answer needs of its passages: at question time the question alone is embedded', async () => {
    await store(database, shelf);
    const model = recordingModel();
    const sentences = await embedAll(model);
    const search = await openSearch(database, { embedder: model });
    const asked = 'What is the yield strength of 316L steel?';
    const question = { tenant: '00000000-0000-0000-0000-000000000000', asked, locale: 'en' } as const;
    const { signal } = new AbortController();
    const found = await retrieve({ search, library: createLibraryReader(database) }, question, [], {
      mode: 'full',
      limit: 50,
      signal,
    });
    expect(found.passages.length).toBeGreaterThan(3);
    model.texts.length = 0;
    const engine = createExtractiveEngine(storedMeaning(model, sentences, () => undefined));
    const request = { section: 'summary', question: asked, thread: [], language: 'en', signal, ...found } as const;
    const events = [];
    for await (const event of engine.answer(request)) events.push(event);
    expect(events.length).toBeGreaterThan(1);
    expect(model.texts.length).toBeGreaterThan(0);
    expect(model.texts.filter((text) => !text.includes('yield strength'))).toEqual([]);
  });

  it('say the same whether they are stored or made for the answer', async () => {
    await store(database, shelf);
    const model = recordingModel();
    const text = 'The steel 316L pits in chloride above 200 ppm.';
    const nothing = storedMeaning(model, { find: async () => new Map() }, () => undefined);
    const [made] = await nothing.embed([text]);
    const stored = storedMeaning(model, await embedAll(model), () => undefined);
    model.texts.length = 0;
    expect(await stored.embed([text, text])).toEqual([made, made]);
    expect(model.texts).toEqual([]);
  });

  it('are made for the answer where the database cannot be read, which is told', async () => {
    const told: string[] = [];
    const failing = storedMeaning(recordingModel(), { find: () => Promise.reject(new Error('gone')) }, (message) =>
      told.push(message),
    );
    expect(await failing.embed(['heat'])).toHaveLength(1);
    expect(told).toHaveLength(1);
  });

  it('go with their passages, and are made for a new version', async () => {
    await store(database, shelf);
    const model = recordingModel();
    await embedAll(model);
    const all = await count();
    expect(all).toBeGreaterThan(6);
    await store(database, [publication('steel', 'Another text.')]);
    expect(await count()).toBeLessThan(all);
    model.texts.length = 0;
    await embedAll(model);
    expect(model.texts).toEqual([
      'Document steel. Another text.',
      'Document steel',
      'Document steel. Results. Another text.',
      'Another text.',
    ]);
  });

  it('are made once, and anew for another model', async () => {
    await store(database, shelf);
    const model = recordingModel();
    await embedAll(model);
    const all = await count();
    model.texts.length = 0;
    await embedAll(model);
    expect(model.texts).toEqual([]);
    const other = recordingModel('m2');
    await createSentenceStore(database).useModel(other.name);
    expect(await count()).toBe(0);
    await embedAll(other);
    expect(await count()).toBe(all);
  });
});
