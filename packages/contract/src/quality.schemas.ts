import { z } from 'zod';

const count = z.number().int().min(0);
const share = z.number().min(0).max(1);

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
} as const;
