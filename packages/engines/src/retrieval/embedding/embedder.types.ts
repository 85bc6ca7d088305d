/** Turns texts into vectors of unit length whose dot product says how near their meanings are. */
export interface Embedder {
  /** Names model and version; vectors of different names are never compared. */
  name: string;
  dimensions: number;
  /** Primary language subtags it understands; `*` for all. */
  languages: readonly string[];
  /**
   * @param signal stops before the next batch.
   * @throws the reason of the signal, or what the model or endpoint failed with.
   */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
  /** Frees the model; it loads again when it is asked again. */
  close(): Promise<void>;
}
