import { type Client, isCallError } from '@assay/client';
import type { FeedbackRating, FeedbackReason } from '@assay/domain';

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

export interface FeedbackCounts {
  helpful: number;
  notHelpful: number;
  reasons: readonly { reason: FeedbackReason; count: number }[];
}

/** What somebody said of an answer. */
export interface FeedbackEntry {
  key: string;
  /** Null where it was asked in another organisation. */
  question: string | null;
  rating: FeedbackRating;
  reason: FeedbackReason | null;
  content: string | null;
  at: string;
}

export interface FeedbackPage {
  counts: FeedbackCounts;
  /** Of every organisation, for who runs the installation. */
  installation: FeedbackCounts | null;
  total: number;
  /** Newest first. */
  entries: readonly FeedbackEntry[];
}

/** What the answer quality part needs from outside. */
export interface QualitySource {
  /** Null when the release was not measured. */
  scoreboard: (signal: AbortSignal) => Promise<Scoreboard | null>;
  /** Feedback of the organisation from an offset on; for administrators. */
  feedback: (offset: number, signal: AbortSignal) => Promise<FeedbackPage>;
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
    async feedback(offset, signal) {
      const reply = await client.call('quality.feedback', { query: { offset } }, { signal });
      const countsOf = ({ helpful, not_helpful, reasons }: typeof reply.counts) => ({
        helpful,
        notHelpful: not_helpful,
        reasons,
      });
      return {
        counts: countsOf(reply.counts),
        installation: reply.installation && countsOf(reply.installation),
        total: reply.total,
        entries: reply.feedback.map(({ question_id: id, ...entry }) => ({ key: `${id} ${entry.at}`, ...entry })),
      };
    },
  };
}
