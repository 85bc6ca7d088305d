import { type Client, isCallError } from '@assay/client';

/** What a release was measured by, in the order in which it is shown. */
export const measures = ['support', 'precision', 'keyFact', 'silence'] as const;
export type Measure = (typeof measures)[number];

export interface Scoreboard {
  engine: string;
  questions: number;
  sentences: number;
  /** Shares from 0 to 1. */
  shares: Readonly<Record<Measure, number>>;
}

/** What the answer quality part needs from outside. */
export interface QualitySource {
  /** Null when the release was not measured. */
  scoreboard: (signal: AbortSignal) => Promise<Scoreboard | null>;
}

/** The quality's source over the client. */
export function createQualitySource(client: Client): QualitySource {
  return {
    async scoreboard(signal) {
      try {
        const board = await client.call('quality.scoreboard', {}, { signal });
        return {
          engine: board.engine,
          questions: board.questions,
          sentences: board.sentences,
          shares: {
            support: board.sentence_support,
            precision: board.citation_precision,
            keyFact: board.answered_with_key_fact,
            silence: board.silent_when_unanswerable,
          },
        };
      } catch (error) {
        if (isCallError(error, 'notFound')) return null;
        throw error;
      }
    },
  };
}
