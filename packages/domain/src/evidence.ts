import type { Span } from './library.ts';

/** How far the cited passages carry a sentence. `unchecked` means the check could not run, never that it failed. */
export const supports = ['supported', 'partly', 'unsupported', 'unchecked'] as const;
export type Support = (typeof supports)[number];

/** A quotation that code can verify: `quote` equals the stored text of that version between `start` and `end`. */
export interface Citation extends Span {
  document: string;
  version: number;
  quote: string;
}

/** Longest quotation that is kept, in UTF-16 code units. */
export const longestQuote = 4_000;

export interface AnswerSentence {
  text: string;
  support: Support;
  citations: readonly Citation[];
}

/** A value read from a source, with everything needed to compare it. */
export interface StatedValue {
  quantity: string;
  /** As printed, for example `147`, `2.5–3.1`, `≈ 4.5`. */
  printed: string;
  /** SI (or canonical) magnitude; a range has two. */
  magnitude?: { low: number; high: number; unit: string };
  unit: string;
  /** Material or object the value belongs to. */
  subject?: string;
  /** Conditions as printed: temperature, rate, atmosphere, … */
  conditions: readonly string[];
  citation: Citation;
  /** Whether the question asks for this value; the others stand beside it. */
  isAsked?: boolean;
  /** The asked condition that the value is stated against, as the reader wrote it: `650 °C`. */
  notAt?: string;
  /** Index among the `sides` of a comparison that the value belongs to. */
  side?: number;
  /** Rows with the same group state the same quantity of the same subject; they conflict when magnitudes do not overlap. */
  group?: string;
  conflicts?: boolean;
}

/** What was looked through; printed under every result and with every "not answered". */
export interface Searched {
  documents: number;
  passages: number;
  languages: readonly string[];
  /** Share of the passages in languages that the model of embeddings knows which already have one, 0 to 1; 1 without such. */
  embedded: number;
  /** Languages that the model does not know: their passages are found by words only. Absent when there are none. */
  byWords?: readonly string[];
  strategy: string;
}

/** Which engine wrote a result: `extractive`, `rules`, or `llm:<model>`. */
export type EngineName = 'extractive' | 'rules' | `llm:${string}`;

/** True when the quote is exactly the slice it points at. */
export function quoteMatches(citation: Citation, text: string): boolean {
  return (
    citation.start >= 0 &&
    citation.end > citation.start &&
    citation.end <= text.length &&
    text.slice(citation.start, citation.end) === citation.quote
  );
}
