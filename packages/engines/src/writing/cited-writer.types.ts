import type { RankedPassage } from '@assay/domain';
import type { CitedRow, WritingTask } from '../citing/write.ts';
import type { ModelPort } from '../model/model.types.ts';

export interface CitedWriting {
  /** BCP 47 tag of the reader's language. */
  language: string;
  signal: AbortSignal;
  /** Rows after which the reply is not read on. */
  atMost: number;
  /** Told what the replies cost, where they say so. */
  onUsage?(tokens: number): void;
}

/** A language model that writes rows of a task's own form over passages of the library. */
export interface CitedWriter {
  name: ModelPort['name'];
  /**
   * The rows that the passages carry, each with the spans of stored text it stands on. What they do not carry is left out,
   * and so is what came behind a reply that broke off.
   *
   * @throws ModelUnavailable when not one row came for a fault's sake
   */
  write<Row>(
    task: WritingTask<Row>,
    passages: readonly RankedPassage[],
    writing: CitedWriting,
  ): Promise<readonly CitedRow<Row>[]>;
}
