import { type Client, isCallError } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as qualityCalls from '@assay/contract/calls/quality';
import type { FeedbackRating, FeedbackReason, Locale } from '@assay/domain';

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

/** Shares of answerable questions, in the order in which they are shown. */
export const answerMeasures = [
  'answered',
  'documentCited',
  'leadDocument',
  'leadRight',
  'sentenceShown',
  'sentencesBear',
] as const;
export type AnswerMeasure = (typeof answerMeasures)[number];

/** Answerable questions and how they were answered; a share that there was nothing to measure on is null. */
export interface AnswerFigures {
  questions: number;
  shares: Readonly<Record<AnswerMeasure, number | null>>;
}

/** Questions that nothing answers; shares from 0 to 1. */
export interface UnanswerableFigures {
  questions: number;
  /** Told that nothing answers them. */
  refused: number;
  /** Answered all the same. */
  answered: number;
  /** Those whose subject is there and whose fact is not, and how many of them were answered all the same. */
  nearMisses: number;
  nearMissesAnswered: number | null;
}

/** Kinds of questions that have a name. */
export const questionKinds = [
  'value',
  'compare',
  'how',
  'why',
  'multipart',
  'situation',
  'yesno',
  'keywords',
  'list',
  'followup',
  'definition',
  'procedure',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Questions that were graded with about the same probability. */
export interface ReliabilityBin {
  /** Bounds of the probability, 0 to 1. */
  from: number;
  to: number;
  questions: number;
  /** Mean probability, and the shares it is compared with. */
  predicted: number;
  answerable: number;
  leadRight: number;
}

/** How the models of the release answer questions that they have not seen. */
export interface AnswerQuality {
  command: string;
  /** ISO 8601 date. */
  date: string;
  encoder: string;
  questions: number;
  answerable: AnswerFigures;
  languages: readonly (AnswerFigures & { language: Locale; isCrossLanguage: boolean })[];
  kinds: readonly (AnswerFigures & { kind: string })[];
  partly: { questions: number; handled: number };
  unanswerable: UnanswerableFigures;
  unanswerableLanguages: readonly (UnanswerableFigures & { language: Locale })[];
  reliability: { questions: number; expectedError: number; bins: readonly ReliabilityBin[] };
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
  /** Null when the release was not measured. */
  answers: (signal: AbortSignal) => Promise<AnswerQuality | null>;
  /** Feedback of the organisation from an offset on; for administrators. */
  feedback: (offset: number, signal: AbortSignal) => Promise<FeedbackPage>;
}

/** What the call of figures gives, null where the release has none. */
async function published<Figures>(call: Promise<Figures>): Promise<Figures | null> {
  try {
    return await call;
  } catch (error) {
    if (isCallError(error, 'notFound')) return null;
    throw error;
  }
}

/** The quality's source over the client. */
export function createQualitySource(client: Client): QualitySource {
  return {
    async scoreboard(signal) {
      const board = await published(client.call(qualityCalls.scoreboard, {}, { signal }));
      return (
        board && {
          engine: board.engine,
          questions: board.questions,
          sentences: board.sentences,
          shares: {
            support: board.sentence_support,
            precision: board.citation_precision,
            keyFact: board.answered_with_key_fact,
            silence: board.silent_when_unanswerable,
          },
        }
      );
    },
    async answers(signal) {
      const quality = await published(client.call(qualityCalls.answers, {}, { signal }));
      return quality && answerQualityOf(quality);
    },
    async feedback(offset, signal) {
      const reply = await client.call(qualityCalls.feedback, { query: { offset } }, { signal });
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

type PublishedQuality = AssayCalls['quality.answers']['response'];

function answerQualityOf(quality: PublishedQuality): AnswerQuality {
  const { command, date, encoder, questions, partly, reliability } = quality;
  return {
    command,
    date,
    encoder,
    questions,
    partly,
    answerable: answerFiguresOf(quality.answerable),
    languages: quality.by_language.map((group) => ({
      language: group.language,
      isCrossLanguage: group.cross_language,
      ...answerFiguresOf(group),
    })),
    kinds: quality.by_kind.map((group) => ({ kind: group.kind, ...answerFiguresOf(group) })),
    unanswerable: unanswerableFiguresOf(quality.unanswerable),
    unanswerableLanguages: quality.unanswerable_by_language.map((group) => ({
      language: group.language,
      ...unanswerableFiguresOf(group),
    })),
    reliability: {
      questions: reliability.questions,
      expectedError: reliability.expected_error,
      bins: reliability.bins.map(({ lead_right: leadRight, ...bin }) => ({ ...bin, leadRight })),
    },
  };
}

function answerFiguresOf(figures: PublishedQuality['answerable']): AnswerFigures {
  // Of answers there are shares only where something was answered.
  const ofAnswers = (share: number) => (figures.answered === 0 ? null : share);
  return {
    questions: figures.questions,
    shares: {
      answered: figures.answered,
      documentCited: figures.document_cited,
      leadDocument: ofAnswers(figures.lead_document),
      leadRight: ofAnswers(figures.lead_right),
      sentenceShown: figures.sentence_shown,
      sentencesBear: ofAnswers(figures.sentences_bear),
    },
  };
}

function unanswerableFiguresOf(figures: PublishedQuality['unanswerable']): UnanswerableFigures {
  return {
    questions: figures.questions,
    refused: 1 - figures.answered,
    answered: figures.answered,
    nearMisses: figures.near_misses,
    nearMissesAnswered: figures.near_misses === 0 ? null : figures.near_misses_answered,
  };
}
