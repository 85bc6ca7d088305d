import type { Embedder } from './embedder.types.ts';

/** Questions whose vectors are kept. */
const kept = 400;

/**
 * A model that remembers what it was asked with urgency: one question is searched with, compared with sentences and asked
 * about again, and each of these wants its vector. Whoever asks next waits for the same one.
 */
export function withRecentVectors(embedder: Embedder): Embedder {
  const known = new Map<string, Promise<Float32Array>>();
  return {
    ...embedder,
    async embed(texts, signal, urgency) {
      if (urgency !== 'now') return embedder.embed(texts, signal, urgency);
      signal?.throwIfAborted();
      const missing = [...new Set(texts)].filter((text) => !known.has(text));
      if (missing.length > 0) {
        // Made to the end although the one who asked first has left.
        const made = embedder.embed(missing, undefined, urgency);
        missing.forEach((text, at) => {
          const vector = made.then((all) => all[at] as Float32Array);
          vector.catch(() => known.delete(text));
          known.set(text, vector);
        });
      }
      const vectors = Promise.all(texts.map((text) => known.get(text) as Promise<Float32Array>));
      for (const oldest of known.keys()) {
        if (known.size <= kept) break;
        known.delete(oldest);
      }
      const found = await vectors;
      signal?.throwIfAborted();
      return found;
    },
  };
}
