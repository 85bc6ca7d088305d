import { type Embedder, packVector, unpackVector } from '@assay/engines/retrieval';
import type { SentenceStore } from './sentence.store.ts';

/**
 * The model of embeddings with the memory of the database: what was embedded in the background is read, the rest is made.
 * Vectors are as exact as stored ones either way, so that an answer does not depend on what is stored yet.
 */
export function storedMeaning(
  embedder: Embedder,
  store: Pick<SentenceStore, 'find'>,
  report: (message: string, error: unknown) => void,
): Embedder {
  async function find(texts: readonly string[]): Promise<ReadonlyMap<string, Float32Array>> {
    try {
      return await store.find(texts);
    } catch (error) {
      report('Stored vectors of sentences could not be read; they are made for this answer', error);
      return new Map();
    }
  }
  return {
    ...embedder,
    async embed(texts, signal, urgency) {
      const found = await find(texts);
      const missing = [...new Set(texts)].filter((text) => !found.has(text));
      const vectors = missing.length === 0 ? [] : await embedder.embed(missing, signal, urgency);
      const made = new Map(missing.map((text, at) => [text, unpackVector(packVector(vectors[at] as Float32Array))]));
      return texts.map((text) => (found.get(text) ?? made.get(text)) as Float32Array);
    },
  };
}
