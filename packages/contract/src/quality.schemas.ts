import { feedbackRatings, feedbackReasons } from '@assay/domain';
import * as z from 'zod';

const count = z.number().int().min(0);
const share = z.number().min(0).max(1);

/** Over questions that the library answers. */
const answerFigures = z.object({
  questions: count,
  /** Answered, in whole or in part. */
  answered: share,
  /** A document that answers is cited, in the answer or among what is near. */
  document_cited: share,
  /** Of what is answered: the first sentence is from a document that answers, and is a sentence that answers. */
  lead_document: share,
  lead_right: share,
  /** A sentence that answers is shown, in the answer or among what is near. */
  sentence_shown: share,
  /** Of the sentences of answers: they answer, or belong into the answer. */
  sentences_bear: share,
});

/** Over questions that nothing in the library answers. */
const unanswerableFigures = z.object({
  questions: count,
  /** Answered all the same. */
  answered: share,
  /** Those whose subject is in the library and whose fact is not. */
  near_misses: count,
  near_misses_answered: share,
});

const noteLanguage = z.enum(['cn', 'en', 'jp', 'tw']);

const feedbackCounts = z.object({
  helpful: count,
  not_helpful: count,
  /** Of those that did not help; readers need not give one. */
  reasons: z.array(z.object({ reason: z.enum(feedbackReasons), count })),
});

export const qualitySchemas = {
  /** Measured on the fixed question set of the starter library when the release was made; shares from 0 to 1. */
  'quality.scoreboard': {
    summary: 'How well the answers of this release are supported by what they quote',
    response: z.object({
      engine: z.string(),
      questions: count,
      sentences: count,
      /** Sentences that their quotations carry. */
      sentence_support: share,
      /** Citations whose quotation is literally the stored text between their offsets. */
      citation_precision: share,
      /** Answerable questions whose answer quotes the key fact. */
      answered_with_key_fact: share,
      /** Questions that the library cannot answer, and that were told so. */
      silent_when_unanswerable: share,
    }),
  },
  /** Grouped cross-validation over the labelled questions of the project; shares from 0 to 1. */
  'quality.answers': {
    summary: 'How well the models of this release answer questions that they have not seen',
    response: z.object({
      /** What wrote the figures. */
      command: z.string(),
      date: z.iso.date(),
      encoder: z.string(),
      models: z.string(),
      questions: count,
      answerable: answerFigures,
      by_language: z.array(
        answerFigures.extend({
          language: noteLanguage,
          /** Documents in other languages alone answer. */
          cross_language: z.boolean(),
        }),
      ),
      by_kind: z.array(answerFigures.extend({ kind: z.string() })),
      /** Questions of which a part is answerable; handled: graded so, with what is missing. */
      partly: z.object({ questions: count, handled: share }),
      unanswerable: unanswerableFigures,
      unanswerable_by_language: z.array(unanswerableFigures.extend({ language: noteLanguage })),
      /** How often what was said with a probability was so. */
      reliability: z.object({
        questions: count,
        /** Expected calibration error. */
        expected_error: share,
        bins: z.array(
          z.object({
            from: share,
            to: share,
            questions: count,
            /** Mean probability that the library answers. */
            predicted: share,
            /** Share of questions that it does answer. */
            answerable: share,
            /** Share of questions whose best sentence answers. */
            lead_right: share,
          }),
        ),
      }),
    }),
  },
  'quality.feedback': {
    summary: 'What people of the tenant said about answers, newest first, with counts',
    query: z.object({
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({
      counts: feedbackCounts,
      /** Counts of every tenant, for who runs the installation; never with their words. */
      installation: feedbackCounts.nullable(),
      total: count,
      feedback: z.array(
        z.object({
          question_id: z.string(),
          /** Null where it was asked in another tenant. */
          question: z.string().nullable(),
          rating: z.enum(feedbackRatings),
          reason: z.enum(feedbackReasons).nullable(),
          content: z.string().nullable(),
          at: z.iso.datetime(),
        }),
      ),
    }),
  },
} as const;
