/** What a passage must reach to be called near in meaning to a question, fitted for one model. */
export interface Relatedness {
  /** Least cosine. */
  cosine: number;
  /** Least share of the question's distinct terms that the passage has, 0 to 1. */
  terms: number;
}

/** Turns texts into vectors of unit length whose dot product says how near their meanings are. */
export interface Embedder {
  /** Names model and version; vectors of different names are never compared. */
  name: string;
  dimensions: number;
  /** Primary language subtags it understands; `*` for all. */
  languages: readonly string[];
  /** Absent: no measure of this model is known, and its nearest passages are taken as they come. */
  relatedness?: Relatedness;
  /**
   * @param signal stops before the next batch.
   * @param urgency `now` where somebody waits for it: it goes before what is made in the background.
   * @throws the reason of the signal, or what the model or endpoint failed with.
   */
  embed(texts: readonly string[], signal?: AbortSignal, urgency?: 'now' | 'background'): Promise<Float32Array[]>;
  /**
   * Texts as the model reads them: English words for Chinese and Japanese. Absent: it reads every text as it is.
   *
   * @throws what the dictionaries failed with.
   */
  gloss?(texts: readonly string[]): Promise<string[]>;
  /** A question as the model wants it written, where it was trained to tell questions from passages. */
  asQuestion?(text: string): string;
  /**
   * Loads what the first text would wait for. Absent: nothing is loaded.
   *
   * @throws what loading failed with; the next text tries again.
   */
  warm?(): Promise<void>;
  /** Frees the model; it loads again when it is asked again. */
  close(): Promise<void>;
}
