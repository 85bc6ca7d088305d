import { createSentenceEmbedder, type Embedder, withKnownVectors } from '@assay/engines/retrieval';
import { vectorsFile } from '@assay/starter-library';

/** The embedded model of meaning; the starter library's vectors come with it, so that a first start makes none. */
export function createEmbeddedModel(): Embedder {
  return withKnownVectors(createSentenceEmbedder(), vectorsFile);
}
