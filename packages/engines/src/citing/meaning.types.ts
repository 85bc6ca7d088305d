/** Vectors of meaning of unit length, as a model of embeddings gives them. */
export interface MeaningPort {
  /** Primary language subtags; `*` for all. */
  languages: readonly string[];
  embed(
    texts: readonly string[],
    signal?: AbortSignal,
    urgency?: 'now' | 'background',
  ): Promise<readonly Float32Array[]>;
  /** A question as the model wants it written. */
  asQuestion?(text: string): string;
  /** Texts of Chinese or Japanese in English words; absent where the model needs no dictionary. */
  gloss?(texts: readonly string[]): Promise<readonly string[]>;
}

/** The same with the name of its model: cosines of two models are not comparable. */
export interface MeaningVectors extends MeaningPort {
  name: string;
}
