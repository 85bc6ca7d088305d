import { retentionDays } from '@assay/domain';
import * as z from 'zod';

/** Null: for ever. */
const days = z.number().int().min(retentionDays.least).max(retentionDays.most).nullable();
const periods = z.object({ questions: days, chats: days, works: days, searches: days });
/** Days in a query; an empty value, or none, is for ever. */
const asked = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce.number().int().min(retentionDays.least).max(retentionDays.most).optional(),
);

export const retentionSchemas = {
  'retention.state': {
    summary: 'How long the organisation keeps what its people leave behind',
    response: z.object({
      /** Days since something was last worked on, by kind. */
      days: periods,
      /** When what is over is deleted next; null where everything is kept for ever. */
      next_run_at: z.iso.datetime().nullable(),
      /** When a change that is saved now would delete first. */
      first_run_at: z.iso.datetime(),
      /** IANA name of the time zone whose night it is. */
      time_zone: z.string(),
    }),
  },
  'retention.count': {
    summary: 'How much of it would be over by now if it were kept for so many days; nothing is changed',
    query: z.object({ questions: asked, chats: asked, works: asked, searches: asked }),
    response: z.object({
      questions: z.number().int(),
      chats: z.number().int(),
      /** Files that were given to those chats. */
      files: z.number().int(),
      works: z.number().int(),
      searches: z.number().int(),
    }),
  },
  'retention.save': {
    summary: 'Keep what people leave behind for so many days; nothing is deleted before the next daily run',
    body: periods,
    response: z.object({ next_run_at: z.iso.datetime().nullable() }),
  },
} as const;
