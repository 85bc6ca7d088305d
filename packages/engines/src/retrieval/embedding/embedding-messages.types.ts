export interface EmbeddingRequest {
  id: number;
  texts: readonly string[];
}

export type EmbeddingReply = { id: number; vectors: Float32Array[] } | { id: number; message: string };
