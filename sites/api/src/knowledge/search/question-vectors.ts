import type { Embedder } from '@assay/engines/retrieval';

/** Questions whose vectors are kept: the modules of one answer ask for the same one several times. */
const kept = 100;

/**
 * Embeddings of questions. Gives `undefined` at once where there is no model for the language, and a promise of
 * `undefined` when the model fails, which `report` is told.
 */
export function createQuestionVectors(
  embedder: Embedder | undefined,
  report: (message: string, error: unknown) => void,
): (query: string, language: string) => Promise<Float32Array | undefined> | undefined {
  const known = new Map<string, Promise<Float32Array | undefined>>();
  return (query, language) => {
    if (!embedder || !knowsLanguage(embedder, language)) return undefined;
    const found = known.get(query);
    if (found) return found;
    const making = embedder.embed([embedder.asQuestion?.(query) ?? query], undefined, 'now').then(
      ([vector]) => vector,
      (error: unknown) => {
        known.delete(query);
        report('A question could not be embedded; its search goes by words only', error);
        return undefined;
      },
    );
    known.set(query, making);
    for (const oldest of known.keys()) {
      if (known.size <= kept) break;
      known.delete(oldest);
    }
    return making;
  };
}

/** Whether a model of embeddings understands texts of a language. */
export function knowsLanguage(embedder: Embedder | undefined, language: string): boolean {
  return embedder?.languages.some((known) => known === '*' || language.split('-')[0] === known) ?? false;
}
