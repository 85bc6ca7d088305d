export interface Bm25Settings {
  /** Saturation of the term frequency. */
  k1: number;
  /** Share of the length normalisation, 0 to 1. */
  b: number;
}

/** `ln(1 + (N - n + 0.5) / (n + 0.5))`: never negative, also for a term in every passage. */
export function inverseDocumentFrequency(passages: number, frequency: number): number {
  return Math.log(1 + (passages - frequency + 0.5) / (frequency + 0.5));
}

/** Weight of a term in a passage, before its inverse document frequency. Lengths in tokens. */
export function saturation(frequency: number, length: number, averageLength: number, { k1, b }: Bm25Settings): number {
  return (frequency * (k1 + 1)) / (frequency + k1 * (1 - b + (b * length) / averageLength));
}
