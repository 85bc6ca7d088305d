import { inverseDocumentFrequency } from './bm25.ts';

/** How telling each term is within a set of passages: its inverse document frequency among them. */
export function localFrequencies(passages: readonly (readonly string[])[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const tokens of passages) for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return (term) => inverseDocumentFrequency(passages.length, counts.get(term) ?? 0);
}

/** Scales values to 0 to 1; equal values become 1. */
export function normalised(values: readonly number[]): number[] {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  return values.map((value) => (greatest > least ? (value - least) / (greatest - least) : 1));
}
