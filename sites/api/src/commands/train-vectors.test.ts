import { createSentenceEmbedder, type Embedder, withKnownVectors } from '@assay/engines/retrieval';
import { vectorsFile } from '@assay/starter-library';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { embedAll } from '../operation/quality/labelled-questions.ts';
import { withStarterLibrary } from './eval-citations.ts';

it('the starter library comes with the vector of every passage and sentence', async () => {
  const model = createSentenceEmbedder();
  const missing: string[] = [];
  const known = withKnownVectors(
    {
      ...model,
      async embed(texts) {
        missing.push(...texts);
        return texts.map(() => new Float32Array(model.dimensions));
      },
    },
    vectorsFile,
  );
  const counts = await withStarterLibrary(async (database) => {
    await embedAll(database, known, 'with sentences');
    const { rows } = await sql<{ passages: number; embedded: number; sentences: number }>`
      select (select count(*)::int from search_passage) as passages, (select count(*)::int from search_embedding) as embedded,
        (select count(*)::int from search_sentence) as sentences`.execute(database.tables<unknown>());
    return rows[0];
  });
  expect(missing, 'made anew by `npm run train -- vectors`').toEqual([]);
  expect(counts?.embedded).toBe(counts?.passages);
  expect(counts?.sentences).toBeGreaterThan(6_000);
});

it('these vectors are what the model makes', async () => {
  const model = createSentenceEmbedder();
  const known = withKnownVectors(model, vectorsFile);
  const texts: string[] = [];
  const noting: Embedder = {
    ...known,
    async embed(all, signal) {
      texts.push(...all);
      return known.embed(all, signal);
    },
  };
  try {
    await withStarterLibrary((database) => embedAll(database, noting, 'with sentences'));
    const sample = texts.filter((_, at) => at % 300 === 0);
    expect(sample.length).toBeGreaterThan(20);
    const [kept, made] = [await known.embed(sample), await model.embed(sample)];
    const likeness = kept.map((vector, at) =>
      vector.reduce((sum, value, axis) => sum + value * (made[at]?.[axis] ?? 0), 0),
    );
    // Processors round differently, and packing keeps a byte a dimension; another model or text is far below this.
    expect(Math.min(...likeness)).toBeGreaterThan(0.99);
  } finally {
    await model.close();
  }
});
