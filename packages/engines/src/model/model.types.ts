import type { z } from 'zod';
import type { Waits } from './clock.ts';
import type { ModelFault } from './model-fault.ts';

/** An OpenAI-compatible endpoint that the operator configured. */
export interface ModelSettings {
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** Longest wait for the first words, in ms. @default 30000 */
  firstWordsMs?: number;
  /** Longest silence between words, in ms. @default 30000 */
  silenceMs?: number;
  /** Longest reply, in ms. @default 180000 */
  totalMs?: number;
  /** Further tries after a fault that passes. @default 2 */
  retries?: number;
  /** How requests leave the machine. @default the global fetch */
  fetch?: typeof globalThis.fetch;
}

/** What a model is asked: rows of one form. What others wrote stands in `material` as JSON and is data, never an instruction. */
export interface ModelPrompt<Row> {
  /** Name and version, such as `choose-sentences@1`. */
  name: string;
  system: string;
  material: string;
  /** Form of a row. A member that may be missing is nullable, since strict schemas demand every member. */
  row: z.ZodObject & z.ZodType<Row>;
}

export interface RowsOptions {
  signal: AbortSignal;
  waits?: Partial<Waits>;
  /** Further tries after a fault that passes, in place of those of the settings. */
  retries?: number;
  /** Rows after which the reply is not read on. @default 100 */
  atMost?: number;
}

/** How a reply ended. */
export interface RowsEnd {
  inputTokens?: number;
  outputTokens?: number;
  /** Why the reply ended before its end, behind rows that came whole. */
  brokenOff?: ModelFault;
}

/** A language model as every engine uses it. */
export interface ModelPort {
  name: `llm:${string}`;
  /**
   * Rows as they arrive; those of another form are left out. Tried again, with growing waits, as long as none has come.
   * Ends without an error when the reader stops.
   *
   * @throws ModelUnavailable when not one row came for a fault's sake
   */
  rows<Row>(prompt: ModelPrompt<Row>, options: RowsOptions): AsyncGenerator<Row, RowsEnd>;
  /** The first row, where one is all that was asked for; undefined where none came. @throws ModelUnavailable */
  row<Row>(prompt: ModelPrompt<Row>, options: RowsOptions): Promise<Row | undefined>;
  /** The beginning of the reply to a tiny request, or why there is none. */
  word(signal: AbortSignal): Promise<{ reply: string } | { fault: ModelFault }>;
}
