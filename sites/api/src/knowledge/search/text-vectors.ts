import type { Embedder } from '@assay/engines/retrieval';

/** Vectors of texts that somebody waits for; undefined where the model fails, which `report` is told. */
export function createTextVectors(embedder: Embedder, report: (error: unknown) => void) {
  return async (texts: readonly string[]): Promise<readonly Float32Array[] | undefined> => {
    try {
      return await embedder.embed(texts, undefined, 'now');
    } catch (error) {
      report(error);
      return undefined;
    }
  };
}
