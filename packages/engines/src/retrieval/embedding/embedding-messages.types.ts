/** One request is under way at a time. */
export interface EmbeddingRequest {
  texts: readonly string[];
  /** Vectors of the texts, or the texts as the model reads them. */
  wanted: 'vectors' | 'glosses';
}

/** Says that nothing more is asked: the thread ends by itself. */
export type EmbeddingEnd = 'end';

export type EmbeddingReply = { vectors: Float32Array[] } | { glosses: string[] } | { message: string };
