import { feedbackRatings, feedbackReasons } from '@assay/domain';
import { z } from 'zod';

const count = z.number().int().min(0);
const share = z.number().min(0).max(1);

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
