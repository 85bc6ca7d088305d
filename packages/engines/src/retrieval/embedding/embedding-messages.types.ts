/** One request is under way at a time. */
export interface EmbeddingRequest {
  texts: readonly string[];
}

export type EmbeddingReply = { vectors: Float32Array[] } | { message: string };
